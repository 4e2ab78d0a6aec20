/** Which rows of a whole list fit what is typed. */
import type { ListingRow } from "#catalogue";

/**
 * @param rows all of them; what they are found by is made once
 * @returns finds the rows whose name, or an album's year, holds a text; case and Unicode form do not count
 */
export function rowFilter(rows: readonly ListingRow[]): (text: string) => readonly ListingRow[] {
  let keys: readonly string[] | null = null;
  return (text) => {
    const sought = keyOf(text.trim());
    if (sought === "") return rows;
    keys ??= rows.map(({ name }) => keyOf(name));
    const known = keys;
    return rows.filter(
      ({ year }, place) => known[place]?.includes(sought) || String(year ?? "").includes(sought),
    );
  };
}

function keyOf(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
