import { existsSync } from 'node:fs';
import { answerJson, type JsonVoice, jsonVoice } from '../plain/json.ts';
import { retell } from '../plain/replay.ts';
import { answerText, wrapped } from '../plain/text.ts';
import type { Answer } from '../session/answer.ts';
import { whyNot } from '../session/record.ts';
import { readText, savePath, whyNoName } from '../session/saves.ts';
import type { Table } from '../session/table.ts';
import { Leave, misused } from './exit.ts';
import { type Flags, whole, widthOf } from './flags.ts';
import { layTable } from './table.ts';
import { tell } from './tell.ts';

/** `saves`, `legends`, `rules WORD`: one question, answered on standard output. */
export async function askOnce(flags: Flags, line: string): Promise<number> {
  const table = await layTable(flags, {});
  const answer = table.submit(line);
  if (answer.kind === 'refused') throw misused(answerText(table, answer, widthOf(flags)).trimEnd());
  await tell(told(jsonVoice(), flags, table, answer), flags);
  return 0;
}

function told(voice: JsonVoice, flags: Flags, table: Table, answer: Answer): string {
  return flags.json ? answerJson(voice, table, answer, 1) : answerText(table, answer, widthOf(flags));
}

/** `replay FILE`: a file, or the name of a game that is kept. */
export async function replay(flags: Flags, file: string): Promise<number> {
  const table = await layTable({ ...flags, name: undefined, dice: undefined }, { batch: true, seed: 0 });
  const path = !existsSync(file) && whyNoName(file) === undefined ? savePath(table.options.folder, file) : file;
  let text: string;
  try {
    text = readText(path).text;
  } catch (error) {
    throw new Leave(4, `The record "${file}" cannot be read: ${whyNot(error)}.`);
  }
  const to = flags.to === undefined ? null : whole('--to', flags.to, 0);
  const { check = false, json = false } = flags;
  const retold = retell(text, { table, to, check, json, width: widthOf(flags) });
  await tell(retold.out, flags);
  process.stderr.write(retold.aside);
  return retold.code;
}

/** `board lake`: the map as words, or as data. */
export async function board(flags: Flags, id: string): Promise<number> {
  if (id !== 'lake' && id !== 'river') throw misused(`There is no board "${id}". The boards: lake, river.`);
  const { boardJson, boardWords } = await import('../games/far-land/words/board-json.ts');
  const width = widthOf(flags);
  const text = flags.json
    ? JSON.stringify(boardJson(id))
    : boardWords(id)
        .map((row) => wrapped(row, width))
        .join('\n');
  await tell(`${text}\n`, flags);
  return 0;
}
