/** What the library for command lines says, as a sentence of ours; `quoted` is what it put in quotation marks. */
const SENTENCES: { readonly [code: string]: (quoted: string, args: readonly string[]) => string } = {
  unknownOption: (flag) => `There is no flag "${flag}".`,
  missingArgument: (name) => `Here a <${name}> is missing.`,
  optionMissingArgument: (flag) => `Something is missing after ${flag}.`,
  unknownCommand: (word) => `There is no command "${word}".`,
  excessArguments: (command, args) =>
    command === 'play' && args[0] !== 'play'
      ? `There is no command "${args.find((arg) => !arg.startsWith('-'))}".`
      : `There is a word too much for "${command}".`,
};

/** A sentence for a command line that is not understood, and where to read on. */
export function misuseOf(error: { code: string; message: string }, args: readonly string[]): string {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const sentence = SENTENCES[error.code.replace('commander.', '')]?.(quoted, args);
  return `${sentence ?? error.message.replace(/^error: /, '')}\nSay "farland --help" for what can be typed.\n`;
}
