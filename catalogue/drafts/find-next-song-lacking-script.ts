/** Finds the next song for somebody who looks through those that lack a script, in one statement. */
import type { Sql } from "#postgres";
import { queryRow } from "../query.ts";
import type { Script } from "./draft-other-script.ts";
import { countOf } from "./find-songs-lacking-script.ts";

interface NextSong {
  readonly id: number;
  /** Number of songs in the list, with those that are left out; `mostListed + 1` means more than `mostListed`. */
  readonly count: number;
}

/** $1 are ids of songs; with a condition, $2 is the script. */
const nextQuery = (condition: string) => `
  select m.lyric_id as id, ${countOf(condition)} as count
  from private.machine_versions as m
  where ${condition} and m.lyric_id <> all($1::bigint[])
  order by m.unsure_share, m.lyric_id limit 1`;

interface NextSongOptions {
  /** Leaves out songs that lack the other script. */
  readonly lacks?: Script | undefined;
  /** Ids of songs that were looked at and left as they are. */
  readonly except: readonly number[];
}

/**
 * @returns the song with the surest draft; null if there is none left
 * @throws the driver's error when the database cannot answer
 */
export async function findNextSongLackingScript(
  sql: Sql,
  { lacks, except }: NextSongOptions,
): Promise<NextSong | null> {
  const ids = except.map(String);
  return lacks
    ? queryRow<NextSong>(sql, nextQuery("m.script = $2"), [ids, lacks])
    : queryRow<NextSong>(sql, nextQuery("true"), [ids]);
}
