/** Suggests an existing name for an unknown one. */

/** Number of letters that may differ, by length: two of six, one of three. */
const maxDistance = (length: number) => Math.max(1, Math.floor(length / 3));

/** The maximum length of names in PostgreSQL; comparing takes time in proportion to the product of both lengths. */
const maxComparedLength = 63;

/** @returns the name with the smallest distance; null if all are too different */
export function suggestName(written: string, names: Iterable<string>): string | null {
  if (written.length > maxComparedLength) return null;
  const lower = written.toLowerCase();
  let best: string | null = null;
  let smallest = maxDistance(written.length) + 1;
  for (const name of names) {
    if (Math.abs(name.length - written.length) >= smallest) continue;
    const distance = levenshteinDistance(lower, name.toLowerCase());
    if (distance < smallest) {
      smallest = distance;
      best = name;
    }
  }
  return best;
}

function levenshteinDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const substituted = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substituted));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}
