/** Which name was meant by one that does not exist. */

/** So many letters may be wrong, by length: two of six, and one of a name of three. */
const mostWrong = (length: number) => Math.max(1, Math.floor(length / 3));

/** Nobody means a name by one that is longer; comparing takes time by the product of both lengths. */
const longestCompared = 63;

/** @returns the name that is fewest letters away; null when all are too far */
export function suggestName(written: string, names: Iterable<string>): string | null {
  if (written.length > longestCompared) return null;
  const lower = written.toLowerCase();
  let best: string | null = null;
  let fewest = mostWrong(written.length) + 1;
  for (const name of names) {
    if (Math.abs(name.length - written.length) >= fewest) continue;
    const wrong = lettersBetween(lower, name.toLowerCase());
    if (wrong < fewest) {
      fewest = wrong;
      best = name;
    }
  }
  return best;
}

/** Levenshtein's distance: letters to put in, take out or change. */
function lettersBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let place = 1; place <= other.length; place += 1) {
      const changed = (above[place - 1] ?? 0) + (one[row - 1] === other[place - 1] ? 0 : 1);
      current.push(Math.min((above[place] ?? 0) + 1, (current[place - 1] ?? 0) + 1, changed));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
