/** Cleans the typed text of a search. Refuses nothing. */
import { stripNullCharacters } from "../null-characters.ts";

/** In characters (code points); the same limit as in postgres/functions/search/search_songs.sql. */
export const longestQuery = 200;

/**
 * @param typed null if the address has no query
 * @returns the trimmed text in NFC, and whether it was longer than `longestQuery`
 */
export function readQuery(typed: string | null): { readonly q: string; readonly wasCut: boolean } {
  const characters = Array.from(stripNullCharacters(typed).normalize("NFC").trim());
  const q = characters.slice(0, longestQuery).join("").trim();
  return { q, wasCut: characters.length > longestQuery };
}
