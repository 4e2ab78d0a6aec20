/** Finds a page of an alphabetical list in one round trip, whose cost does not depend on the number of entries. */
import type { Sql } from "#postgres";
import { inEachLanguage, type PageLanguage } from "../names/devanagari-name.ts";
import { idsOnPage } from "../paging.ts";
import { queryJson } from "../query.ts";
import { storedSongCount } from "../stored-counts.ts";
import type { DirectoryKind, DirectoryPage } from "./directory.ts";
import { inOrderOfLetters, letterBounds, maxOnePage } from "./letters.ts";

const columns: Readonly<Record<DirectoryKind, string>> = {
  albums: "entry.year, entry.cover_image_url as image_url",
  singers: "null as year, entry.image_url",
  lyricists: "null as year, entry.image_url",
  music_directors: "null as year, entry.image_url",
};

/** What is listed, with id, letter and key in an index: the entries themselves, or their names in Devanagari. */
const sources = {
  en: (kind: DirectoryKind) => ({ counted: kind, names: `${kind} as entry where`, id: "entry.id" }),
  hi: (kind: DirectoryKind) => ({
    counted: `${kind} in Devanagari`,
    names: `private.devanagari_names as entry where entry.entries = '${kind}' and`,
    id: "entry.entry_id",
  }),
};

/** Finds the ids of a letter's page in an index alone, then reads its fifty entries. */
function directoryQuery(kind: DirectoryKind, language: PageLanguage): string {
  const { counted, names, id } = sources[language](kind);
  const listed = `${id} as id, entry.letter, entry.name_key`;
  return `
  with ${letterBounds(counted, language)},
  listed as materialized (
    (select ${listed} from ${names}
     (select is_one_page and before = 0 from shown, bounds) limit ${maxOnePage})
    union all
    ${idsOnPage(`select ${listed} from ${names} entry.letter = (select letter from shown)`, [
      `entry.name_key, ${id}`,
      `entry.name_key desc, ${id} desc`,
    ])}
  )
  select json_build_object(
    'letters', (select coalesce(json_agg(letter order by ${inOrderOfLetters(language, "letter")}), '[]') from letters),
    'letter', (select letter from shown),
    'count', (select count from bounds),
    'entries', (
      select coalesce(json_agg(row_to_json(found)), '[]')
      from (
        select entry.id, entry.name, private.devanagari_name_of('${kind}', entry.id) as devanagari, listed.letter,
          ${columns[kind]}, ${storedSongCount(kind, "entry")} as "songCount"
        from listed cross join lateral (select * from ${kind} as one where one.id = listed.id limit 1) as entry
        order by ${inOrderOfLetters(language, "listed.letter")}, listed.name_key, entry.id
      ) as found
    )
  ) as found`;
}

const queries = inEachLanguage(
  (language): Readonly<Record<DirectoryKind, string>> => ({
    albums: directoryQuery("albums", language),
    singers: directoryQuery("singers", language),
    lyricists: directoryQuery("lyricists", language),
    music_directors: directoryQuery("music_directors", language),
  }),
);

/**
 * @param letter used if each letter has its own pages; a letter without entries gives the first letter
 * @param page from 1; a page beyond the last has no entries
 * @throws the driver's error when the database cannot answer
 */
export async function findDirectory(
  sql: Sql,
  kind: DirectoryKind,
  { letter, page }: { readonly letter: string | null; readonly page: number },
  language: PageLanguage = "en",
): Promise<DirectoryPage> {
  return queryJson(sql, queries[language][kind], [letter ?? "", page]);
}
