/** Ends the program with this exit code and these words on standard error. */
export class Leave extends Error {
  readonly code: number;
  constructor(code: number, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** Wrong usage: exit code 2. */
export const misused = (sentence: string): Leave => new Leave(2, sentence);
