/**
 * Finds all wrong fields of a refused person or album, although the database names only the first one that it meets.
 * They are written into temporary tables with the constraints of the real ones. Whether a name is taken is not asked.
 */
import type { EntryField } from "#fields";
import type { Sql, Transaction } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import { type EntryInput, writtenFacts } from "./entry-facts.ts";
import { type EntryKind, kindsOfEntries } from "./entry-kinds.ts";
import { type EntryRefused, entryRefusalOf } from "./entry-refused.ts";
import { refusalOfEntryInput } from "./save-entry.ts";

/** Messages by the fields that they are about. */
export type WrongEntryFields = Readonly<Partial<Record<EntryField, string>>>;

/** Where a field must not be empty. */
const anyValue: Readonly<Partial<Record<EntryField, string | number>>> = { name: "-", year: 2000 };

/**
 * Checks the entry again as if the wrong fields were right, until nothing else is refused. Nothing is stored.
 * @param known the wrong fields that are known already, or none
 * @returns them and all others
 * @throws the driver's error when the database fails
 */
export async function findWrongEntryFields(
  sql: Sql,
  kind: EntryKind,
  input: EntryInput,
  known: WrongEntryFields,
): Promise<WrongEntryFields> {
  return sql.begin(async (transaction) => {
    await makeTrialTables(transaction, kind);
    let wrong = known;
    for (;;) {
      const mended = Object.keys(wrong).map((field) => [field, anyValue[field as EntryField] ?? null]);
      const refusal = await refusalOfTrial(transaction, kind, { ...input, ...Object.fromEntries(mended) });
      if (!refusal?.field || refusal.field in wrong) return wrong;
      wrong = { ...wrong, [refusal.field]: refusal.message };
    }
  });
}

async function makeTrialTables(sql: Transaction, kind: EntryKind): Promise<void> {
  const { table } = kindsOfEntries[kind];
  const facts = kind === "albums" ? "album_facts" : "person_facts";
  const like = "including defaults including constraints) on commit drop";
  await sql.unsafe(`
    create temporary table trial_entry (like public.${table} ${like};
    create temporary table trial_facts (like public.${facts} ${like};
    create trigger tidy before insert on trial_entry for each row execute function private.tidy_row('${table}');
    create trigger tidy before insert on trial_facts for each row execute function private.tidy_row('${facts}')`);
}

async function refusalOfTrial(
  sql: Transaction,
  kind: EntryKind,
  input: EntryInput,
): Promise<EntryRefused | null> {
  const broken = refusalOfEntryInput(kind, input);
  if (broken) return broken;
  try {
    await sql.savepoint((trial) => writeTrial(trial as Transaction, kind, input));
    return null;
  } catch (error) {
    const refusal = entryRefusalOf(error, { kind, isNew: true });
    if (!refusal) throw error;
    return refusal;
  }
}

async function writeTrial(sql: Transaction, kind: EntryKind, input: EntryInput): Promise<void> {
  const { name, year = null, picture } = input;
  const isAlbum = kind === "albums";
  const entry = {
    id: 0,
    name: stripNullCharacters(name),
    [kindsOfEntries[kind].picture]: stripNullCharacters(picture),
    ...(isAlbum && { year }),
  };
  const facts = Object.entries(writtenFacts(input, isAlbum) ?? {}).filter(([, fact]) => fact.trim() !== "");
  // A row has at least one fact.
  const row = {
    about: "-",
    ...Object.fromEntries(facts),
    ...(isAlbum ? { album_id: 0 } : { name_key: "-" }),
  };
  await sql`insert into pg_temp.trial_entry ${sql(entry)}`;
  await sql`insert into pg_temp.trial_facts ${sql(row)}`;
}
