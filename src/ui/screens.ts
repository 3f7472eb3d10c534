import { type Line, words } from '../engine/line.ts';
import { type Entry, FRESH_LIST, type MenuScreen, type PageScreen } from './state.ts';

export const menu = (
  id: MenuScreen['id'],
  title: string,
  about: readonly Line[],
  entries: readonly Entry[],
): MenuScreen => ({ kind: 'menu', id, title: words(title), about, entries, list: FRESH_LIST });

export const page = (id: PageScreen['id'], title: string | Line, lines: readonly Line[]): PageScreen => ({
  kind: 'page',
  id,
  title: typeof title === 'string' ? words(title) : title,
  lines,
  top: 0,
  find: '',
});

export const entry = (label: string, act: Entry['act']): Entry => ({ label: words(label), act });
