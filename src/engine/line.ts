/** A sentence in pieces that carry a meaning, so that text, colour and speech come from the same words. */
export type Meaning = 'hero' | 'creature' | 'place' | 'number' | 'item' | 'good' | 'bad' | 'rule' | 'title' | 'story';

export interface Piece {
  text: string;
  as?: Meaning;
}

export type Line = readonly Piece[];

/** Tagged template: `` line`${hero} walks to ${place}.` ``. Strings and numbers may stand among pieces. */
export function line(parts: TemplateStringsArray, ...slots: (Piece | Line | string | number)[]): Line {
  const out: Piece[] = [];
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] !== '') out.push({ text: parts[i] });
    if (i >= slots.length) continue;
    const slot = slots[i];
    if (typeof slot === 'string' || typeof slot === 'number') out.push({ text: String(slot) });
    else if ('text' in slot) out.push(slot);
    else out.push(...slot);
  }
  return out;
}

export function words(text: string, as?: Meaning): Line {
  return as ? [{ text, as }] : [{ text }];
}

export function textOf(line: Line): string {
  if (line.length === 1) return line[0].text;
  let out = '';
  for (const piece of line) out += piece.text;
  return out;
}
