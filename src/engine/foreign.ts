/** Control characters, direction marks and invisible fillers: they could move a cursor or turn a sentence round. */
const UNSAFE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const UNSAFE_ONCE = new RegExp(UNSAFE.source);

/** Text that is not ours, made safe to show; tabs, line ends and all letters stay. */
export function cleaned(text: string): string {
  return UNSAFE_ONCE.test(text) ? text.replace(UNSAFE, '') : text;
}
