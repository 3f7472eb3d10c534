const ASCII = /^[\n -~]*$/;
const ALIKE: { readonly [sign: string]: string } = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

/** The text with no sign from 128 on: letters lose their accents, the rest is "?". */
export function asciiText(text: string): string {
  if (ASCII.test(text)) return text;
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\0-\x7f]/gu, (sign) => ALIKE[sign] ?? '?');
}

/** JSON with the same meaning and no sign from 128 on. */
export function asciiJson(text: string): string {
  if (ASCII.test(text)) return text;
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
