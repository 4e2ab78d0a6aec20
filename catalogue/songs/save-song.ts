/**
 * Saves a new or edited song with its album, credits, translation, track number, notes and own meanings in one
 * transaction.
 */
import type { Sql, Transaction } from "#postgres";

import { databaseErrorOf, retryTransaction } from "../database-error.ts";
import { editedId, type SaveOptions } from "../save-options.ts";
import { refusalOfInput } from "./refusal-of-input.ts";
import type { SongInput } from "./song-input.ts";
import { refusalOf } from "./song-refused.ts";
import { rowOf, textOfRows } from "./song-rows.ts";

interface SongSaveOptions extends SaveOptions {
  /** By which way the song came, for its history; `form` by default. */
  readonly way?: "form" | "import";
  /** When the song was added, ISO 8601; left out, it stays as it is. */
  readonly createdAt?: string;
  /** How long it waits while a bulk action changes the song, in milliseconds; ten seconds by default. */
  readonly longestWaitMs?: number;
}

/** The next wait is up to the editor, whose text stays in the form. */
const longestWaitMs = 10_000;

export interface SavedSong {
  readonly id: number;
  /** The new `updated_at`, ISO 8601 with microseconds. */
  readonly version: string;
}

/**
 * @throws {SongRefused} when the input breaks a rule; nothing is changed then
 * @throws the driver's error when the database fails; a retry with the same `saveKey` is safe
 */
export async function saveSong(
  sql: Sql,
  input: SongInput,
  options: SongSaveOptions = {},
): Promise<SavedSong> {
  const refusal = refusalOfInput(input);
  if (refusal) throw refusal;
  try {
    return await retryTransaction(() => saveAndDate(sql, input, options));
  } catch (error) {
    const databaseError = databaseErrorOf(error);
    throw (databaseError && refusalOf(databaseError)) ?? error;
  }
}

/** In one transaction, so that both are one revision of the song. */
function saveAndDate(sql: Sql, input: SongInput, options: SongSaveOptions): Promise<SavedSong> {
  if (options.createdAt === undefined) return callSaveSong(sql, input, options);
  return sql.begin((transaction) => saveInTransaction(transaction, input, options));
}

/** @throws the driver's error also when the input breaks a rule */
export async function saveInTransaction(
  transaction: Transaction,
  input: SongInput,
  options: SongSaveOptions,
): Promise<SavedSong> {
  const saved = await callSaveSong(transaction, input, options);
  const { createdAt } = options;
  if (createdAt === undefined) return saved;
  const [dated] = await transaction<SavedSong[]>`
    update lyrics set created_at = ${createdAt}::text::timestamptz
    where id = ${saved.id} and created_at <> ${createdAt}::text::timestamptz
    returning id, to_json(updated_at) #>> '{}' as version`;
  return dated ?? saved;
}

async function callSaveSong(
  sql: Sql | Transaction,
  input: SongInput,
  options: SongSaveOptions,
): Promise<SavedSong> {
  // The version travels as text: as a Date it would lose its microseconds. The id refers to `said`, so that the way
  // is said before.
  const [saved] = await sql<SavedSong[]>`
    select id, to_json(version) #>> '{}' as version
    from (
      select set_config('antara.changed_by', ${options.way ?? "form"}, true) as way,
        set_config('lock_timeout', ${`${options.longestWaitMs ?? longestWaitMs}ms`}, true) as wait
    ) as said
    cross join lateral private.save_song(
      case when said.way <> '' and said.wait <> '' then ${editedId(options)}::bigint end,
      ${textOfRows(rowOf(input))}::text::jsonb, ${options.version ?? null}::text::timestamptz, ${options.saveKey ?? null})`;
  if (!saved)
    throw new Error("save_song returned no row. Start the site again, so that its functions are renewed.");
  return saved;
}
