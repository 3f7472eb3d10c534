/**
 * How a cell looks, as the codes that a terminal understands (SGR). Equal styles are one object, so `===` compares.
 */
export type Style = {
  readonly codes: readonly string[];
  readonly steps: Map<string, Style>;
  readonly to: Map<Style, string>;
};

/** One place for each trait; the code that ends it. Bold and dim are both ended by 22. */
const ENDS = ['22', '22', '23', '24', '25', '27', '28', '29', '55', '39', '49', '59'];
const BOLD = 0;
const DIM = 1;
const PLACE: { [code: string]: number } = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 5, 8: 6, 9: 7, 21: 3, 53: 8 };
const INK = 9;
const GROUND = 10;
const LINE = 11;

const known = new Map<string, Style>();

/** The terminal's own colours and no trait. */
export const PLAIN: Style = intern(ENDS.map(() => ''));

function intern(codes: string[]): Style {
  const name = codes.join('|');
  let style = known.get(name);
  if (!style) {
    style = { codes, steps: new Map(), to: new Map() };
    known.set(name, style);
  }
  return style;
}

/** The style after the codes of one `CSI … m`; unknown codes change nothing. */
export function restyle(style: Style, params: string): Style {
  let next = style.steps.get(params);
  if (!next) {
    next = readCodes(style, params.split(';'));
    style.steps.set(params, next);
  }
  return next;
}

/** Traits that are seen on a blank: underline, inverse, struck, a line above, a ground. */
const SEEN_ON_BLANKS = [3, 5, 7, 8, GROUND] as const;

/** Whether a blank in this style looks like any other blank. */
export const unseenOnBlanks = (style: Style): boolean =>
  style === PLAIN || SEEN_ON_BLANKS.every((i) => !style.codes[i]);

/** The same style in the terminal's own colours: bold, inverse and the like stay. */
export function uncoloured(style: Style): Style {
  if (!style.codes[INK] && !style.codes[GROUND] && !style.codes[LINE]) return style;
  return intern(style.codes.map((code, place) => (place >= INK ? '' : code)));
}

function readCodes(style: Style, params: string[]): Style {
  const codes = [...style.codes];
  for (let i = 0; i < params.length; i++) {
    const code = params[i]!;
    const whole = /^[345]8$/.test(code) ? params.slice(i, i + (params[i + 1] === '2' ? 5 : 3)) : [code];
    i += whole.length - 1;
    setCode(codes, code === '' ? '0' : code, whole.join(';'));
  }
  return intern(codes);
}

function setCode(codes: string[], code: string, whole: string): void {
  const number = Number.parseInt(code, 10);
  if (number === 0 || code === '4:0') {
    for (let i = 0; i < codes.length; i++) if (number === 0 || i === PLACE[4]) codes[i] = '';
  } else if (ENDS.includes(code)) {
    for (let i = 0; i < codes.length; i++) if (ENDS[i] === code) codes[i] = '';
  } else {
    const place = colourPlace(number) ?? PLACE[number];
    if (place !== undefined) codes[place] = whole;
  }
}

function colourPlace(code: number): number | undefined {
  if ((code >= 30 && code <= 38) || (code >= 90 && code <= 97)) return INK;
  if ((code >= 40 && code <= 48) || (code >= 100 && code <= 107)) return GROUND;
  return code === 58 ? LINE : undefined;
}

/** The shortest bytes that turn the pen from one style to another; empty when they are the same. */
export function turn(from: Style, to: Style): string {
  if (from === to) return '';
  let bytes = from.to.get(to);
  if (bytes === undefined) {
    const step = `\x1b[${stepwise(from, to).join(';')}m`;
    const afresh = `\x1b[${['', ...to.codes.filter(Boolean)].join(';')}m`;
    bytes = step.length <= afresh.length ? step : afresh;
    from.to.set(to, bytes);
  }
  return bytes;
}

function stepwise(from: Style, to: Style): string[] {
  const ended = new Set(ENDS.filter((_, i) => from.codes[i] && !to.codes[i]));
  const lost = (i: number) => (i === BOLD || i === DIM) && ended.has('22');
  return [...ended, ...to.codes.filter((code, i) => code && (code !== from.codes[i] || lost(i)))];
}
