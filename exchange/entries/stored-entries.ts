/** Selects stored people and albums in the form of a file, in SQL. */

import { type EntryKind, entriesWithFacts, kindsOfEntries, storedField } from "#catalogue";
import { allEntryFields, entryFieldRows } from "#fields";
import type { Transaction } from "#postgres";
import type { ExchangedEntry } from "./entry-columns.ts";

/** Artists are singers. */
const storedKinds = ["singers", "lyricists", "music-directors", "albums"] as const;

type StoredEntry = ExchangedEntry & { readonly id: number };

/** Entries held in memory at once. */
const batchSize = 500;

/** @param sql a transaction with one snapshot */
export async function* readStoredEntries(sql: Transaction): AsyncGenerator<readonly ExchangedEntry[]> {
  for (const kind of storedKinds) {
    let after = 0;
    for (;;) {
      const batch = await sql.unsafe<StoredEntry[]>(
        `${entriesOf(kind)} where entry.id > $1 order by entry.id limit ${batchSize}`,
        [after],
        { prepare: true },
      );
      if (batch.length === 0) break;
      yield batch;
      after = batch.at(-1)?.id ?? after;
    }
  }
}

/** @returns those of the name, in any spelling, and the year, if one is given; two at most */
export function findEntriesNamed(
  sql: Transaction,
  kind: EntryKind,
  name: string,
  year: number | null | undefined,
): Promise<readonly StoredEntry[]> {
  const ofYear =
    kind === "albums" && year !== undefined
      ? "and entry.year is not distinct from $2"
      : "and $2::integer is not distinct from $2";
  return sql.unsafe<StoredEntry[]>(
    `${entriesOf(kind)} where entry.name_key = private.name_key($1) ${ofYear} limit 2`,
    [name, year ?? null],
    { prepare: true },
  );
}

export async function findEntryOfId(sql: Transaction, kind: EntryKind, id: number): Promise<ExchangedEntry> {
  const [entry = {}] = await sql.unsafe<StoredEntry[]>(`${entriesOf(kind)} where entry.id = $1`, [id], {
    prepare: true,
  });
  return entry;
}

function entriesOf(kind: EntryKind): string {
  const columns = allEntryFields.map((field) => {
    const value = storedField(kind, field);
    const isList = entryFieldRows[field].kind === "lines";
    return `${isList ? `array_to_string(${value}, e'\\n')` : `coalesce(${value}::text, '')`} as "${entryFieldRows[field].column}"`;
  });
  return `select entry.id, '${kindsOfEntries[kind].word}' as kind, ${columns.join(", ")} from ${entriesWithFacts(kind)}`;
}
