/** Finds all wrong fields of a refused song, although the database names only the first one that it meets. */
import type { Sql } from "#postgres";
import { checkSongs } from "./check-songs.ts";
import type { SongInput } from "./song-input.ts";

/** Messages by the fields that they are about. */
export type WrongFields = Readonly<Partial<Record<keyof SongInput, string>>>;

/** Where a field must not be empty. */
const anyText: WrongFields = { title: "-", lyrics_hindi: "-" };

/**
 * Checks the song again as if the wrong fields were right, until nothing else is refused. Nothing is stored.
 * @param known the wrong fields that are known already, or none
 * @returns them and all others
 * @throws the driver's error when the database fails
 */
export async function findWrongFields(sql: Sql, input: SongInput, known: WrongFields): Promise<WrongFields> {
  let wrong = known;
  for (;;) {
    const mended = Object.keys(wrong).map((field) => [field, anyText[field as keyof SongInput] ?? null]);
    const [refusal] = await checkSongs(sql, [{ ...input, ...Object.fromEntries(mended) }]);
    if (!refusal?.field || refusal.field in wrong) return wrong;
    wrong = { ...wrong, [refusal.field]: refusal.message };
  }
}
