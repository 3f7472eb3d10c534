import { fstatSync } from 'node:fs';
import { isTerminal, outputTo, standardOutput } from '../plain/output.ts';
import type { PlayOptions } from '../session/options.ts';
import type { Settings } from '../session/settings.ts';
import type { Table } from '../session/table.ts';
import { botsFor } from './bots.ts';
import { misused } from './exit.ts';
import { type Flags, newLineOf, widthOf } from './flags.ts';
import { colorOf, type Mode, modeOf } from './mode.ts';
import { layTable, settingsFor, warn } from './table.ts';
import { openTranscript } from './transcript.ts';

/** `play` and `resume`: plays in the front end that fits, and gives the exit code. */
export async function play(flags: Flags, first: string | null = newLineOf(flags)): Promise<number> {
  const ends = { input: isTerminal(0), output: isTerminal(1) };
  const settings = settingsFor(ends.input && ends.output);
  const mode = modeOf(ends, flags, settings, process.env);
  const saving = ends.input || (process.env.FARLAND_SAVES ?? '') !== '';
  const table = await layTable(flags, {
    saving,
    settings,
    batch: mode === 'pipe',
    ...(await botsFor(flags, settings)),
  });
  const transcript = flags.transcript === undefined ? undefined : openTranscript(flags.transcript);
  try {
    return await playIn(mode, flags, table, settings, first, transcript?.write);
  } catch (error) {
    table.abandon();
    throw error;
  } finally {
    transcript?.close();
    await table.settling;
  }
}

async function playIn(
  mode: Mode,
  flags: Flags,
  table: Table,
  settings: Settings,
  first: string | null,
  transcript: ((text: string) => void) | undefined,
): Promise<number> {
  const more = transcript ? { transcript } : {};
  const width = widthOf(flags);
  if (mode === 'pipe') {
    const keepGoing = flags.keepGoing === true || isTerminal(0);
    const options = {
      table,
      json: flags.json === true,
      ascii: flags.ascii === true,
      keepGoing,
      width,
      first: first === null ? [] : [first],
      ...more,
    };
    if (fstatSync(0).isDirectory()) throw misused('The input is a folder, and no script.');
    endOnSignals(table);
    const { runPipe } = await import('../plain/pipe.ts');
    const { standardInput } = await import('../plain/input.ts');
    return runPipe({ ...options, aside: warn }, standardInput(), standardOutput());
  }
  const ascii = flags.ascii === true || settings.ascii;
  const yes = flags.yes === true || !settings.confirm;
  const options: PlayOptions = {
    table,
    first,
    ascii,
    width,
    yes,
    color: colorOf(flags, settings, process.env),
    ...more,
  };
  if (mode === 'full') {
    const { playFullScreen } = await import('../ui/main.ts');
    const ended = await playFullScreen(options);
    if (ended !== 'plain') return ended;
    options.first = null;
  }
  endOnSignals(table);
  const { playPlain } = await import('../plain/plain.ts');
  return playPlain(options, process.stdin, outputTo(process.stdout));
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** A signal ends the program between two commands; the game is saved. */
function endOnSignals(table: Table): void {
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      table.leave();
      process.exit(code);
    });
  }
}
