/** A share with the borders of its 95 % interval, all from 0 to 1; for a difference from -1 to 1. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** Standard errors on either side that hold 95 %. */
const Z = 1.959964;

/** Wilson's interval for `hits` of `n`. */
export function wilson(hits: number, n: number): Share {
  if (n === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / n;
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const wide = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return { share, low: Math.max(0, middle - wide), high: Math.min(1, middle + wide) };
}

/** How much oftener the second was won, on the same seeds: only the games that ended differently tell anything. */
export function paired(onlyFirst: number, onlySecond: number, n: number): Share {
  if (n === 0) return { share: 0, low: -1, high: 1 };
  const share = (onlySecond - onlyFirst) / n;
  const wide = (Z / n) * Math.sqrt(onlyFirst + onlySecond - (onlySecond - onlyFirst) ** 2 / n);
  return { share, low: share - wide, high: share + wide };
}

/** 0.563 as "56.3 %". */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
