/** Filters the rows of a complete list while somebody types. */
import type { ListingRow } from "#catalogue";

/**
 * @param rows all of them; their search keys are computed once
 * @returns finds the rows whose name, other names or year contain a text; case and Unicode form do not matter
 */
export function rowFilter(rows: readonly ListingRow[]): (text: string) => readonly ListingRow[] {
  let keys: readonly string[] | null = null;
  return (text) => {
    const sought = keyOf(text.trim());
    if (sought === "") return rows;
    keys ??= rows.map(({ name, otherNames }) => keyOf(`${name}\n${otherNames ?? ""}`));
    const known = keys;
    return rows.filter(
      ({ year }, place) => known[place]?.includes(sought) || String(year ?? "").includes(sought),
    );
  };
}

function keyOf(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
