import { goesOn, listSaves } from '../session/saves.ts';
import type { Table } from '../session/table.ts';
import { wonWords } from '../session/won.ts';

/** What can be done before a game is begun: a line to type, and words for it. */
export interface TitleChoice {
  command: string;
  text: string;
}

export function titleChoices(table: Table): TitleChoice[] {
  const out: TitleChoice[] = [];
  for (const offer of table.games.flatMap((g) => g.offers)) {
    out.push({ command: offer.example, text: `Begin ${offer.title}` });
  }
  const kept = listSaves(table.options.folder);
  if (kept.some(goesOn)) out.unshift({ command: 'resume', text: 'Go on with the latest game' });
  if (kept.length > 0) out.push({ command: 'saves', text: 'The games that are kept' });
  out.push({ command: 'help', text: 'What can be said' }, { command: 'quit', text: 'Leave' });
  return out;
}

/** The first line of all. */
export const whatThisIs = ({ games }: Table): string =>
  `${games[0].title}, a board game in plain text. Type help at any time for help.`;

export function titleText(table: Table): string {
  const rows = titleChoices(table).map((c, i) => `${i + 1}. ${c.text} (${c.command})`);
  const won = wonWords(table);
  return `${whatThisIs(table)}\n${won === undefined ? '' : `${won}\n`}Type a number, or a command.\n${rows.join('\n')}\n`;
}
