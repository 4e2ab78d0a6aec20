/** Saves a singer, lyricist, music director or album, new or edited; refuses with words for the editor. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { doTransaction } from "../database-complaint.ts";
import { plainText } from "../plain-text.ts";
import { isReadableYear, wrongYear } from "../refused.ts";
import { type EntryKind, kindsOfEntries } from "./entry-kinds.ts";
import { EntryRefused, entryRefusalOf, nameMissing, yearMissing } from "./entry-refused.ts";

export interface SaveEntryOptions {
  /** The one that is edited; left out for a new one. */
  readonly id?: number;
  /** The version as the editor saw it; left out to overwrite whatever is there. */
  readonly version?: string;
  /** A UUID made with the form: sent twice, it saves once and gives the first result again. */
  readonly saveKey?: string;
}

export interface SavedEntry {
  readonly id: number;
  /** As it is stored. */
  readonly name: string;
  /** The new version: ISO 8601 with microseconds. */
  readonly version: string;
}

/** The fields of the form as they were typed. */
export interface EntryInput {
  readonly name: string;
  /** Of an album; null where nothing was typed. What is no whole number is refused. */
  readonly year?: number | null;
  /** Address of the portrait or cover. */
  readonly picture?: string | null;
}

/**
 * @throws {EntryRefused} when it cannot be saved as it was typed, also an album without a year; nothing is changed then
 * @throws the driver's error when the database fails; with the same `saveKey` it may be sent again
 */
export async function saveEntry(
  sql: Sql,
  kind: EntryKind,
  { name, year = null, picture }: EntryInput,
  { id, version, saveKey }: SaveEntryOptions = {},
): Promise<SavedEntry> {
  if (kind === "albums" && year === null)
    throw new EntryRefused(name.trim() === "" ? nameMissing(kind) : yearMissing());
  if (!isReadableYear(year)) throw new EntryRefused(wrongYear());
  // What cannot be an id is told like one that does not exist. The version travels as text: as a Date it would lose its
  // microseconds.
  const save = () => sql<SavedEntry[]>`
    select id, name, to_json(version) #>> '{}' as version
    from private.save_entry(
      entries => ${kindsOfEntries[kind].table},
      p_id => ${id === undefined ? null : canBeId(id) ? id : 0},
      p_name => ${plainText(name)},
      p_year => ${year},
      p_picture => ${plainText(picture)},
      p_version => ${version ?? null}::text::timestamptz,
      p_save_key => ${saveKey ?? null}
    )`;
  const [saved] = await doTransaction(save).catch((error) => {
    throw entryRefusalOf(error, { kind, isNew: id === undefined }) ?? error;
  });
  if (!saved)
    throw new Error("save_entry returned no row. Start the site again, so that its functions are renewed.");
  return saved;
}
