/** Saves a new or edited entry of the glossary. */
import type { Sql } from "#postgres";
import { retryTransaction } from "../database-error.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { editedId, type SaveOptions } from "../save-options.ts";
import type { WordInput } from "./word-input.ts";
import { wordRefusalOf } from "./word-refused.ts";

interface SavedWord {
  readonly id: number;
  /** As stored. */
  readonly word: string;
  /** The new version: ISO 8601 with microseconds. */
  readonly version: string;
}

/**
 * @throws {WordRefused} when the input breaks a rule; nothing is changed then
 * @throws the driver's error when the database fails; a retry with the same `saveKey` is safe
 */
export async function saveWord(sql: Sql, input: WordInput, options: SaveOptions = {}): Promise<SavedWord> {
  // The version travels as text: as a Date it would lose its microseconds.
  const save = () => sql<SavedWord[]>`
    select id, word, to_json(version) #>> '{}' as version
    from private.save_word(
      p_id => ${editedId(options)},
      p_word => ${stripNullCharacters(input.word)},
      p_roman => ${stripNullCharacters(input.roman)},
      p_origin => ${stripNullCharacters(input.origin)},
      p_english => ${stripNullCharacters(input.english)},
      p_hindi => ${stripNullCharacters(input.hindi)},
      p_forms => ${formsIn(stripNullCharacters(input.forms))},
      p_version => ${options.version ?? null}::text::timestamptz,
      p_save_key => ${options.saveKey ?? null}
    )`;
  const [saved] = await retryTransaction(save).catch((error) => {
    throw wordRefusalOf(error) ?? error;
  });
  if (!saved)
    throw new Error("save_word returned no row. Start the site again, so that its functions are renewed.");
  return saved;
}

function formsIn(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;।]+/).filter(Boolean))];
}
