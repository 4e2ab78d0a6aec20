/**
 * Saves people and albums of a file. One with the name of a stored one of its kind, for an album also with its year,
 * updates that, so a file can be imported again; fields that the file does not have stay. A wrong one is reported and
 * left out.
 */
import {
  type EntryInput,
  type EntryKind,
  EntryRefused,
  entryKinds,
  kindsOfEntries,
  retryTransaction,
  saveEntry,
} from "#catalogue";
import { allEntryFields, entryFieldRows, placeOf } from "#fields";
import type { Sql, Transaction } from "#postgres";
import type { ReadSong } from "../songs/exchanged-song.ts";
import { problemInTexts } from "../songs/problem-in-song.ts";
import { storable } from "../songs/storable.ts";
import { type ExchangedEntry, entryColumns } from "./entry-columns.ts";
import { findEntriesNamed, findEntryOfId } from "./stored-entries.ts";

export type ReadEntry = ReadSong<string>;

export interface TakenEntry {
  /** Such as `line 7`. */
  readonly place: string;
  /** Its name. */
  readonly title: string;
  /** What happened; in a dry run, what would happen. */
  readonly status: "created" | "updated" | "unchanged" | "wrong";
  /** Why it was left out. */
  readonly message?: string;
  /** The columns that changed, and those of them that were emptied. */
  readonly changes?: readonly string[];
  readonly empties?: readonly string[];
}

/** Undoes a dry run. */
class NothingSaved extends Error {}

/**
 * A dry run saves as well, and undoes all of it: what is the same as stored, the database decides.
 * @returns in the order of the rows
 * @throws the driver's error when the database fails; nothing is saved then
 */
export async function takeEntries(
  sql: Sql,
  read: readonly ReadEntry[],
  isDryRun: boolean,
): Promise<readonly TakenEntry[]> {
  let taken: TakenEntry[] = [];
  const save = async (transaction: Transaction) => {
    taken = [];
    await transaction`select set_config('antara.changed_by', 'import', true)`;
    for (const each of read) taken.push(await takeEntry(transaction, each));
    if (isDryRun) throw new NothingSaved();
  };
  try {
    await retryTransaction(() => sql.begin(save));
  } catch (error) {
    if (!(error instanceof NothingSaved)) throw error;
  }
  return taken;
}

async function takeEntry(sql: Transaction, { place, song, problem }: ReadEntry): Promise<TakenEntry> {
  const entry = Object.fromEntries(
    Object.entries(song).map(([column, text = ""]) => [column, storable(text)]),
  );
  const { name: title = "" } = entry;
  const wrong = (message: string) => ({ place, title, status: "wrong", message }) as const;
  const kind = kindNamed(entry.kind);
  const known = problem ?? problemInTexts(entry, entryColumns);
  if (known) return wrong(known);
  if (!kind) return wrong(`The kind has to be one of: ${[...words.keys()].join(", ")}.`);
  const strange = columnOfOthers(kind, entry);
  if (strange)
    return wrong(`${strange} is no field of this kind (${kindsOfEntries[kind].word}). Please empty it.`);
  const year = entry.year === undefined ? undefined : numberIn(entry.year);
  const [stored, other] = await findEntriesNamed(sql, kind, title, year);
  if (other) return wrong("There are several albums of this name. Please add the column year.");
  try {
    const input = inputOf({ ...stored, ...entry });
    const options = { mayLackYear: true, ...(stored && { id: stored.id }) };
    const saved = await sql.savepoint((part) => saveEntry(part as Transaction, kind, input, options));
    if (!stored) return { place, title, status: "created" };
    const became = await findEntryOfId(sql, kind, saved.id);
    const changes = [...entryColumns.keys()].filter((column) => became[column] !== stored[column]);
    if (changes.length === 0) return { place, title, status: "unchanged" };
    return { place, title, status: "updated", changes, empties: changes.filter((column) => !became[column]) };
  } catch (error) {
    if (error instanceof EntryRefused) return wrong(error.message);
    throw error;
  }
}

const words = new Map(entryKinds.map((kind) => [kindsOfEntries[kind].word, kind]));

function kindNamed(text = ""): EntryKind | undefined {
  return words.get(
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, " "),
  );
}

/** @returns a column with a text of which entries of this kind have no field */
function columnOfOthers(kind: EntryKind, entry: ExchangedEntry): string | undefined {
  const field = allEntryFields.find(
    (each) => placeOf(each, kind === "albums") === undefined && entry[entryFieldRows[each].column]?.trim(),
  );
  return field && entryFieldRows[field].column;
}

function inputOf(entry: ExchangedEntry): EntryInput {
  const input = allEntryFields.map((field) => {
    const { kind, column } = entryFieldRows[field];
    const { [column]: text = "" } = entry;
    return [field, kind === "number" ? numberIn(text) : kind === "lines" ? text.split("\n") : text];
  });
  return { name: "", ...Object.fromEntries(input) };
}

function numberIn(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}
