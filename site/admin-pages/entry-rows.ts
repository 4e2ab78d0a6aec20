/**
 * The rows of a list in one text. Fifty thousand rows as values of the page would each be looked at one by one by what carries
 * them to the browser; as a text they are one value.
 */
import type { ListingRow } from "#catalogue";

type Row = readonly [id: number, name: string, songCount: number, imageUrl?: string | null, year?: number];

export function writeRows(rows: readonly ListingRow[]): string {
  return JSON.stringify(rows.map(compact));
}

/** What is missing at the end takes no room. */
function compact({ id, name, songCount, imageUrl, year }: ListingRow): Row {
  if (year) return [id, name, songCount, imageUrl, year];
  return imageUrl ? [id, name, songCount, imageUrl] : [id, name, songCount];
}

/** @param text as `writeRows` made it */
export function readRows(text: string): ListingRow[] {
  const rows: Row[] = JSON.parse(text);
  return rows.map(([id, name, songCount, imageUrl = null, year = null]) => ({
    ...{ id, name, songCount, imageUrl, year: year as number | null },
  }));
}

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
