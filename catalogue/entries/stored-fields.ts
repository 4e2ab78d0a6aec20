/** The fields of people and albums in SQL, as they are stored. */
import { type EntryField, entryFieldRows, placeOf } from "#fields";
import { type EntryKind, kindsOfEntries } from "./entry-kinds.ts";

/** @returns a table expression with the rows `entry` and `facts` */
export function entriesWithFacts(kind: EntryKind): string {
  const facts =
    kind === "albums"
      ? "public.album_facts as facts on facts.album_id = entry.id"
      : "public.person_facts as facts on facts.name_key = entry.name_key";
  return `public.${kindsOfEntries[kind].table} as entry left join ${facts}`;
}

/** @returns a value of such a row; null for a missing number, and empty for a missing text */
export function storedField(kind: EntryKind, field: EntryField): string {
  const { kind: kindOfField } = entryFieldRows[field];
  const place = placeOf(field, kind === "albums");
  if (kindOfField === "lines") return `private.aliases_of('${kindsOfEntries[kind].table}', entry.id)`;
  const [table = "", column] = place?.split(".") ?? [];
  const value = place === undefined ? "null" : column ? `facts.${column}` : `entry.${table}`;
  return kindOfField === "number" ? `${value}::integer` : `coalesce(${value}, '')`;
}
