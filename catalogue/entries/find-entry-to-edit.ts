/** Finds the initial values of the form of a singer, lyricist, music director or album. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import type { EntryFacts } from "./entry-facts.ts";
import { type EntryKind, forEachKind, kindsOfEntries, songCountOf } from "./entry-kinds.ts";

export interface EntryToEdit extends Required<EntryFacts> {
  readonly id: number;
  readonly name: string;
  /** Null for people, and for an album that was created by a song without a year. */
  readonly year: number | null;
  /** Address of the portrait or cover; empty if there is none. */
  readonly picture: string;
  readonly songCount: number;
  /** In the order in which they were given. */
  readonly aliases: readonly string[];
  /** Sent back with the form, to detect a stale edit. */
  readonly version: string;
}

const queries = forEachKind((kind) => {
  const { table, picture } = kindsOfEntries[kind];
  return `
    select entry.id, entry.name, ${kind === "albums" ? "entry.year" : "null::integer as year"},
      coalesce(entry.${picture}, '') as picture, ${songCountOf(kind)} as "songCount",
      coalesce(facts.other_name, '') as "otherName", coalesce(facts.about, '') as about,
      ${kind === "albums" ? `null::integer as "birthYear", null::integer as "deathYear"` : `facts.birth_year as "birthYear", facts.death_year as "deathYear"`},
      private.aliases_of('${table}', entry.id) as aliases,
      to_json(private.version_of_entry('${table}', entry.id)) #>> '{}' as version
    from ${table} as entry left join ${kind === "albums" ? "album_facts as facts on facts.album_id = entry.id" : "person_facts as facts on facts.name_key = entry.name_key"}
    where entry.id = $1`;
});

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null if it does not exist
 * @throws the driver's error when the database cannot answer
 */
export async function findEntryToEdit(sql: Sql, kind: EntryKind, id: number): Promise<EntryToEdit | null> {
  if (!canBeId(id)) return null;
  return queryRow(sql, queries[kind], [id]);
}
