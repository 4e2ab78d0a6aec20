/**
 * Finds the person, album or genre that is probably meant by a name which none has: one that is spelled or sounds
 * nearly so.
 */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { type EntryKind, kindsOfEntries } from "../entries/entry-kinds.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { queryRow } from "../query.ts";

export interface NearName {
  /** Null for a genre. */
  readonly id: number | null;
  /** As it is written in the form of a song: an album has its year where the name alone is ambiguous. */
  readonly name: string;
  readonly songCount: number;
}

/** A longer text is no name. */
export const longestName = 200;

/**
 * @param name of an album it may have a year in brackets; one of another year is not meant
 * @param exceptId who gets the name, and is not near itself
 * @returns null for a name that one of this kind has, that leads to one, or that is near none
 * @throws the driver's error when the database cannot answer
 */
export async function findNearName(
  sql: Sql,
  kind: EntryKind | "genres",
  name: string,
  exceptId?: number,
): Promise<NearName | null> {
  const typed = stripNullCharacters(name).trim();
  if (typed === "" || typed.length > longestName) return null;
  if (kind === "genres")
    return queryRow(
      sql,
      `select null as id, name, songs::integer as "songCount" from private.near_genre($1, null)`,
      [typed],
    );
  const { table } = kindsOfEntries[kind];
  const id = exceptId !== undefined && canBeId(exceptId) ? exceptId : null;
  const query = `
    select entry_id as id, name, songs as "songCount"
    from private.near_names(array[$1::text], array[$2::text], $3::bigint)`;
  return queryRow(sql, query, [table, typed, id]);
}
