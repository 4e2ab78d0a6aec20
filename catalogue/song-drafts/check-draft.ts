/**
 * Refuses a draft that breaks a rule of songs, except that it may lack lyrics as long as it has no time at which it
 * is published.
 */
import type { Sql } from "#postgres";
import { checkSongs } from "../songs/check-songs.ts";
import type { SongInput } from "../songs/song-input.ts";

/**
 * @throws {SongRefused} when the input breaks a rule
 * @throws the driver's error when the database fails
 */
export async function checkDraft(
  sql: Sql,
  input: SongInput,
  { hasTime }: { readonly hasTime: boolean },
): Promise<void> {
  const [refusal] = await checkSongs(sql, [draftToCheck(input, { hasTime })]);
  if (refusal) throw refusal;
}

/** @returns what is checked as a song: without a time as if its lyrics were there */
export function draftToCheck(input: SongInput, { hasTime }: { readonly hasTime: boolean }): SongInput {
  if (hasTime) return input;
  const hasLyrics = `${input.lyrics_hindi ?? ""}${input.lyrics_english ?? ""}`.trim() !== "";
  return hasLyrics ? input : { ...input, lyrics_english: "-" };
}
