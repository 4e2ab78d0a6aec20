/** What a visitor typed, as it is searched for. Refuses nothing: it takes away what cannot be searched. */

/** Characters (code points); the database looks no further either (functions/search/search_songs.sql). */
export const longestQuery = 200;

/**
 * @param typed null where the address has no query
 * @returns the text without blanks at its ends, and whether it was longer than `longestQuery`
 */
export function readQuery(typed: string | null): { readonly q: string; readonly wasCut: boolean } {
  // The database's texts cannot hold the null character: with it, the search would fail.
  const characters = Array.from((typed ?? "").replaceAll("\0", "").normalize("NFC").trim());
  const q = characters.slice(0, longestQuery).join("").trim();
  return { q, wasCut: characters.length > longestQuery };
}
