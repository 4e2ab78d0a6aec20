/** Finds whom the names of people in a part of a file mean, in one query. */
import type { Sql, Transaction } from "#postgres";
import { type PeopleField, peopleFields } from "./exchanged-song.ts";
import { storable } from "./storable.ts";

interface NameMeant {
  /** The same for all spellings and other names of one person. */
  readonly key: string;
  /** Whether this person is stored, in the role of the field. */
  readonly exists: boolean;
}

/** @returns undefined for a name that was not asked for, and for one that is blank */
export type NamesMeant = (field: PeopleField, name: string) => NameMeant | undefined;

const query = peopleFields
  .map(
    (people, at) => `
  select '${people}' as field, meant.typed_name as name, meant.key,
    exists (select from public.${people} as p where p.name_key = meant.key) as exists
  from private.names_meant('${people}', $${at + 1}::text[]) as meant`,
  )
  .join(" union all ");

/** @throws the driver's error when the database fails */
export async function findNamesMeant(
  sql: Sql | Transaction,
  names: readonly { readonly field: PeopleField; readonly name: string }[],
): Promise<NamesMeant> {
  const namesOf = (people: PeopleField) =>
    names.flatMap(({ field, name }) => (field === people ? [storable(name)] : []));
  const rows = await sql.unsafe<(NameMeant & { field: PeopleField; name: string })[]>(
    query,
    peopleFields.map((people) => [...new Set(namesOf(people))]),
    { prepare: true },
  );
  const meant = new Map(rows.map(({ field, name, key, exists }) => [`${field} ${name}`, { key, exists }]));
  return (field, name) => meant.get(`${field} ${storable(name)}`);
}
