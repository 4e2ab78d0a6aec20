/**
 * Which tables a backup includes: all of Antara's, except those about a running server and those that can be rebuilt.
 * A table that a later version adds is included unless it is listed here.
 */
import type { Transaction } from "#postgres";

/** With the reason for each. */
const excludedTables: Readonly<Record<string, string>> = {
  "private.migrations": "the heading of a backup names the last one",
  "private.functions": "every start creates the functions from their files",
  "private.data_api_login": "the login and its password belong to the server that created it",
  "private.sessions": "a file must not sign anybody in",
  "private.trusted_browsers": "the same",
  "private.sign_in_failures": "they only matter while somebody guesses",
  "private.spent_challenges": "they are valid for five minutes",
  "private.backup_state": "it is about the files of a server",
  "private.jobs": "every start adds them again",
  "private.changes": "they were already sent to the listeners",
  "private.catalogue_versions": "the end of a backup contains the last one",
  "private.search_words":
    "rebuilt from songs and names, with numbers that differ between versions of PostgreSQL",
  "private.search_titles": "the same",
  "private.search_lines": "the same",
  "private.search_names": "the same",
  "private.search_fields": "the same",
  "private.sound_rules": "it names the rules by which these were built",
  "private.filler_words": "every version writes its own, with its functions",
  "private.search_ways": "the same",
  "private.subjects": "the same",
  "private.search_title_keys": "the same",
  "private.songs_to_learn": "a restore notes every song",
  "private.word_pairs": "learned from the songs",
  "private.known_words": "the same",
  "private.machine_versions": "drafted from the songs",
  "private.words_of_songs": "found in the songs",
  "private.glossary_state": "how far that has come",
  "private.song_counts": "counted from the songs, people and albums",
  "private.totals": "the same",
  "private.new_views": "the same",
  "private.sitemap_changes": "the same",
  "private.song_groups": "written anew from songs and albums by the recount",
  "private.genre_spellings": "the same",
  "private.genres": "the same",
  "private.devanagari_names": "the same",
  "private.decade_lists": "the same",
  "private.first_lines": "the same",
  "private.managed_songs": "the same",
  "private.line_rules": "it names the rules by which these were found",
  "private.count_changes": "of transactions that were still running",
  "private.noted": "the same",
  "private.to_settle_again": "a restore settles everything",
  "private.addresses_to_tell": "search engines need not be told of what was changed long ago",
  "private.twins_to_find": "a restore notes all songs, people and albums",
};

/** What a folder for others leaves out besides, with the reason for each: nobody can sign in by it. */
const excludedFromFolders: Readonly<Record<string, string>> = {
  "private.account": "the administrator's name and password; the site that takes the folder in keeps its own",
  "private.passkeys": "they sign in",
  "private.recovery_codes": "the same",
  "private.save_requests": "they belong to forms that are open in a browser",
};

/** The names of these tables. */
export const notInFolders: readonly string[] = Object.keys(excludedFromFolders);

export interface IncludedTable {
  /** With its schema. */
  readonly table: string;
  /** All columns except generated ones, in table order. */
  readonly columns: readonly string[];
}

/**
 * @param leftOut tables that are not included besides
 * @returns the included tables of a database of any version, by name
 */
export async function findIncludedTables(
  sql: Transaction,
  leftOut: readonly string[] = [],
): Promise<readonly IncludedTable[]> {
  return sql<IncludedTable[]>`
    select format('%s.%s', n.nspname, c.relname) as table,
      (
        select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute as a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns
    from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind = 'r'
      and format('%s.%s', n.nspname, c.relname) <> all (${[...Object.keys(excludedTables), ...leftOut]}::text[])
      -- Tables of extensions are not ours.
      and not exists (
        select from pg_catalog.pg_depend as d
        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`;
}
