/** Finds a probable duplicate of a song: the same title with the same first singer. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { queryRow } from "../query.ts";
import { singerNames } from "./song-card.ts";
import { splitNames } from "./split-names.ts";

export interface Twin {
  readonly id: number;
  readonly title: string;
  /** Names of all its singers. */
  readonly singerName: string;
}

export interface TwinQuestion {
  readonly title: string;
  /** One name, or a list of names of which the first counts; blank means a song without singers. */
  readonly firstSinger: string;
  /** The song that is edited. */
  readonly exceptId?: number;
}

const twinOf = (candidates: string) => `
  select l.id, l.title, ${singerNames} as "singerName"
  from (${candidates}) as twin join lyrics as l on l.id = twin.id
  where l.id <> $3::bigint
  order by l.id
  limit 1`;

const songsOfTitle = `
  select t.lyric_id as id from private.search_title_keys as t where t.title_key = (select private.name_key($1))`;

/** $1 is the title, $2 the name of the first singer, $3 the edited song, which is not its own twin. */
const twinOfSinger = twinOf(`
  select l.id from (${songsOfTitle}) as l
  where (select meant.key from private.people_meant('singers', array[$2::text]) as meant) = (
    select p.name_key from lyrics_singers as c join singers as p on p.id = c.singer_id
    where c.lyric_id = l.id order by c.position, c.singer_id limit 1)`);

const twinWithoutSinger = twinOf(`
  select l.id from (${songsOfTitle}) as l
  where $2::text = '' and not exists (select from lyrics_singers as c where c.lyric_id = l.id)`);

/**
 * Ignores case, white space and Unicode normalization form, and knows other names of singers.
 * @returns the oldest such song; null if there is none
 * @throws the driver's error when the database cannot answer
 */
export async function findTwin(
  sql: Sql,
  { title, firstSinger, exceptId }: TwinQuestion,
): Promise<Twin | null> {
  const [singer = ""] = splitNames(stripNullCharacters(firstSinger));
  const query = singer === "" ? twinWithoutSinger : twinOfSinger;
  // 0 is never an id.
  const except = exceptId !== undefined && canBeId(exceptId) ? exceptId : 0;
  return queryRow(sql, query, [stripNullCharacters(title), singer, except]);
}
