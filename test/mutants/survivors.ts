/**
 * Mutants that no test can notice, with the reason: `ID file kind`. A mutant that leaves every game as it was (a guard
 * for speed, a check that another one repeats) belongs here; one that a test could notice does not.
 */
export const SURVIVORS: { readonly [mutant: string]: string } = {};
