import { Leave } from './exit.ts';
import { quickFlags } from './quick.ts';

/** Carries out a command line and ends the process with its exit code, when all output is handed on. */
export async function run(args: readonly string[], version: string): Promise<void> {
  let code: number;
  try {
    code = await exitCode(args, version);
  } catch (error) {
    code = 1;
    process.stderr.write(fault(error));
  }
  process.exit(code);
}

async function exitCode(args: readonly string[], version: string): Promise<number> {
  try {
    const quick = quickFlags(args);
    if (quick) return await (await import('./play.ts')).play(quick);
    const { buildProgram } = await import('./program.ts');
    const asked = { code: 0 };
    await buildProgram(version, asked).parseAsync(args, { from: 'user' });
    return asked.code;
  } catch (error) {
    if (error instanceof Leave) {
      process.stderr.write(`${error.message}\n`);
      return error.code;
    }
    const { code, exitCode } = error as { code?: string; exitCode?: number };
    if (typeof code !== 'string' || !code.startsWith('commander.')) throw error;
    if (exitCode === 0) return 0;
    const { misuseOf } = await import('./misuse.ts');
    process.stderr.write(misuseOf(error as { code: string; message: string }, args));
    return 2;
  }
}

/** One line about a fault of ours: what, and in which function. */
function fault(error: unknown): string {
  const { stack = String(error) } = error as Error;
  const where = /\n\s+at (\S+)/.exec(stack)?.[1] ?? '';
  const what = `${stack.split('\n')[0]}${where ? ` in ${where}` : ''}`;
  return `This is a fault of the program. Please report it with the record file and this line: ${what}\n`;
}
