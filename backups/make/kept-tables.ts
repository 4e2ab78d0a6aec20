/**
 * Which tables a backup holds: all of Antara's, but those that say how a server runs and those that can be made anew from
 * the others. A table that a later version adds is kept unless it is named here.
 */
import type { Transaction } from "#postgres";

/** Each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  "private.migrations": "the heading of a backup names the last one",
  "private.functions": "every start makes the functions from their files",
  "private.data_api_login": "the login, with its password, belongs to the server that made it",
  "private.sessions": "nobody is to be signed in by a file",
  "private.trusted_browsers": "the same",
  "private.sign_in_failures": "they slow down who guesses at this moment",
  "private.backup_state": "it tells of the files of a server",
  "private.changes": "they were told to whoever was listening",
  "private.catalogue_versions": "the end of a backup holds the last one",
  "private.search_words":
    "made from the songs and names, by numbers that another PostgreSQL reckons otherwise",
  "private.search_titles": "the same",
  "private.search_lines": "the same",
  "private.search_names": "the same",
  "private.search_fields": "the same",
  "private.sound_rules": "it tells by which rules these were made",
  "private.filler_words": "every program writes its own, with its functions",
  "private.search_ways": "the same",
  "private.search_title_keys": "the same",
  "private.song_counts": "counted from the songs, people and albums",
  "private.totals": "the same",
  "private.new_views": "the same",
  "private.sitemap_changes": "the same",
  "private.count_changes": "of transactions that were going on",
};

export interface KeptTable {
  /** With its schema. */
  readonly table: string;
  /** Those that are stored and not generated, in their order. */
  readonly columns: readonly string[];
}

/** @returns the tables to keep, of whatever version the database is, in the order of their names */
export async function findKeptTables(sql: Transaction): Promise<readonly KeptTable[]> {
  return sql<KeptTable[]>`
    select format('%s.%s', n.nspname, c.relname) as table,
      (
        select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute as a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns
    from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r'
      and format('%s.%s', n.nspname, c.relname) <> all (${Object.keys(leftOut)}::text[])
      -- What an extension keeps is its own.
      and not exists (
        select from pg_catalog.pg_depend as d
        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`;
}
