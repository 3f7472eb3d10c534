import { resolve } from 'node:path';
import { type Refused, refused } from './answer.ts';
import { createRecord, type RecordFile } from './record.ts';
import { examplesFolder, freeName, savePath, whyNoName } from './saves.ts';

export interface Place {
  /** Folder of the saved games. */
  folder: string;
  warn?: (sentence: string) => void;
}

/** A record under this name, else under a free one like `base`. Null, with a warning, when the game goes on unsaved. */
export function newRecord(
  place: Place,
  name: string | undefined,
  base: string,
  command: string,
): RecordFile | Refused | null {
  if (name !== undefined) return namedRecord(place.folder, name, command);
  for (;;) {
    const free = freeName(place.folder, base);
    const file = createRecord(free, savePath(place.folder, free));
    if (!('sentence' in file)) return file;
    if (file.taken) continue;
    place.warn?.(file.sentence);
    return null;
  }
}

/** A record under this very name, or why there cannot be one. */
export function namedRecord(folder: string, name: string, command: string): RecordFile | Refused {
  const no = whyNoName(name) ?? whyNotHere(folder);
  if (no) return refused(command, no);
  const file = createRecord(name, savePath(folder, name));
  return 'sentence' in file ? refused(command, file.sentence) : file;
}

/** The shipped examples are read, never written. */
export function whyNotHere(folder: string): string | undefined {
  if (resolve(folder) !== examplesFolder()) return undefined;
  return 'The examples are there to be read. Name another folder for your own games.';
}
