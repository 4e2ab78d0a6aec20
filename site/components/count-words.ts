/** Numbers as Indian readers write them, and counted words. The same on the server and in every browser. */

const indian = new Intl.NumberFormat("en-IN");

/** @returns for example `1,24,530` */
export function formatNumber(value: number): string {
  return indian.format(value);
}

/** @returns for example `1 Song`, `2 Songs`, `1,24,530 views`; `word` is the singular */
export function countWords(value: number, word: string): string {
  return `${formatNumber(value)} ${word}${value === 1 ? "" : "s"}`;
}
