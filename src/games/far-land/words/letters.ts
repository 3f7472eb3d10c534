/** The narrator's letters. */
export const letterName = (letter: number): string => 'ABCDEFGHIJKLMN'[letter] ?? `${letter - 13} past N`;
