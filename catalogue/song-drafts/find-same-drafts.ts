/** Finds the songs that are not public and have the same title, first singer and album as songs of a file. */
import type { Sql, Transaction } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import { type Twin, type TwinQuestion, twinColumnsOfDraft } from "../songs/find-twins.ts";
import { splitNames } from "../songs/split-names.ts";

interface SameDraftQuestion extends TwinQuestion {
  /** With its year if it is needed; blank means a song without an album. */
  readonly album: string;
}

const query = `
  select distinct on (twin.place) twin.place - 1 as place, ${twinColumnsOfDraft}
  from private.twins_among_drafts($1, $2) as twin join private.drafts as d on d.id = twin.draft_id
  where private.is_album_of_draft(d.state -> 'album', ($3::text[])[twin.place])
  order by twin.place, d.id`;

/**
 * Titles and names are compared as those of public songs, so that a published draft is the song that was found.
 * @returns the oldest such draft or withdrawn song of each, by its index in `songs`
 * @throws the driver's error when the database cannot answer
 */
export async function findSameDrafts(
  sql: Sql | Transaction,
  songs: readonly SameDraftQuestion[],
): Promise<ReadonlyMap<number, Twin>> {
  if (songs.length === 0) return new Map();
  const rows = await sql.unsafe<(Twin & { readonly place: number })[]>(
    query,
    [
      songs.map(({ title }) => stripNullCharacters(title)),
      songs.map(({ firstSinger }) => splitNames(stripNullCharacters(firstSinger))[0] ?? ""),
      songs.map(({ album }) => stripNullCharacters(album)),
    ],
    { prepare: true },
  );
  return new Map(rows.map(({ place, ...draft }) => [place, draft]));
}
