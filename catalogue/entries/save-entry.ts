/** Saves a new or edited singer, lyricist, music director or album. */
import type { Sql, Transaction } from "#postgres";
import { retryTransaction } from "../database-error.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { invalidYear, isReadableYear } from "../refused.ts";
import { editedId, type SaveOptions } from "../save-options.ts";
import { type EntryInput, writtenFacts } from "./entry-facts.ts";
import { type EntryKind, kindsOfEntries } from "./entry-kinds.ts";
import { EntryRefused, entryRefusalOf, invalidLifeYear, missingName, missingYear } from "./entry-refused.ts";

interface SavedEntry {
  readonly id: number;
  /** As stored. */
  readonly name: string;
  /** The new version: ISO 8601 with microseconds. */
  readonly version: string;
}

interface EntrySaveOptions extends SaveOptions {
  /** Whether an album may lack its year, as one may that a song has created. */
  readonly mayLackYear?: boolean;
}

/**
 * @throws {EntryRefused} when the input breaks a rule, such as an album without a year; nothing is changed then
 * @throws the driver's error when the database fails; a retry with the same `saveKey` is safe
 */
export async function saveEntry(
  sql: Sql | Transaction,
  kind: EntryKind,
  input: EntryInput,
  options: EntrySaveOptions = {},
): Promise<SavedEntry> {
  const refusal = refusalOfEntryInput(kind, input, options);
  if (refusal) throw refusal;
  const { name, year = null, picture, aliases } = input;
  const facts = writtenFacts(input, kind === "albums");
  // The version travels as text: as a Date it would lose its microseconds.
  const save = () => sql<SavedEntry[]>`
    select id, name, to_json(version) #>> '{}' as version
    from private.save_entry(
      entries => ${kindsOfEntries[kind].table},
      p_id => ${editedId(options)},
      p_name => ${stripNullCharacters(name)},
      p_year => ${year},
      p_picture => ${stripNullCharacters(picture)},
      p_version => ${options.version ?? null}::text::timestamptz,
      p_save_key => ${options.saveKey ?? null},
      p_facts => ${facts && JSON.stringify(facts)}::text::jsonb,
      p_aliases => ${aliases?.map((alias) => stripNullCharacters(alias)) ?? null}::text[]
    )`;
  const [saved] = await retryTransaction(save).catch((error) => {
    throw entryRefusalOf(error, { kind, isNew: options.id === undefined }) ?? error;
  });
  if (!saved)
    throw new Error("save_entry returned no row. Start the site again, so that its functions are renewed.");
  return saved;
}

/** @returns the rule that is broken, of those that are checked before the database is asked */
export function refusalOfEntryInput(
  kind: EntryKind,
  input: EntryInput,
  { mayLackYear = false }: EntrySaveOptions = {},
): EntryRefused | null {
  const { name, year = null } = input;
  if (kind === "albums" && year === null && !mayLackYear)
    return new EntryRefused(name.trim() === "" ? missingName(kind) : missingYear());
  if (!isReadableYear(year)) return new EntryRefused(invalidYear());
  const unreadable = (["birthYear", "deathYear"] as const).find(
    (field) => !isReadableYear(input[field] ?? null),
  );
  return unreadable ? new EntryRefused(invalidLifeYear(unreadable)) : null;
}
