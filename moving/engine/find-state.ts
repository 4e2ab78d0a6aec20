/** Says what a move begins with: how empty the site is, and whether the source was moved in before. */
import { countStarterSongs } from "#catalogue";
import type { Sql } from "#postgres";
import type { MovedSite } from "../moved.ts";

export interface StateBefore {
  /** Songs of the starter catalogue, which a new site begins with. */
  readonly starterSongs: number;
  /** Songs and drafts that are neither those nor of this source. */
  readonly ownSongs: number;
  /** Whether something of this source was moved in before. */
  readonly isBegun: boolean;
  /** Whether the songs keep their numbers, once the starter songs are removed. */
  readonly keepsIds: boolean;
}

/** @throws the driver's error when the database cannot answer */
export async function findState(
  sql: Sql,
  site: Pick<MovedSite, "name" | "hasNumbersAsIds">,
): Promise<StateBefore> {
  const { songs: starterSongs } = await countStarterSongs(sql);
  const [{ all, moved, kept, begun } = { all: 0, moved: 0, kept: 0, begun: false }] = await sql<
    { all: number; moved: number; kept: number; begun: boolean }[]
  >`
    select (select count(*) from lyrics) + (select count(*) from private.drafts) as all,
      count(s.id) as moved, count(*) filter (where m.kind = 'songs' and m.old_id = m.new_id::text) as kept,
      count(*) > 0 as begun
    from private.moved as m
    left join (select id from lyrics union all select id from private.drafts) as s on m.kind = 'songs' and s.id = m.new_id
    where m.source = ${site.name}`;
  const ownSongs = all - moved - starterSongs;
  return {
    starterSongs,
    ownSongs,
    isBegun: begun,
    // A few that were added here meanwhile do not change how a move goes on.
    keepsIds: site.hasNumbersAsIds && (ownSongs === 0 || kept * 2 > moved),
  };
}

/** How many of each kind are here of what was moved in from a source, those that are one counted once. */
export async function countMoved(sql: Sql, source: string): Promise<Readonly<Record<string, number>>> {
  const here = (["singers", "lyricists", "music_directors", "albums"] as const).map(
    (kind) => `select '${kind}' as kind, id from public.${kind}`,
  );
  const rows = await sql.unsafe<{ kind: string; count: number }[]>(
    `select m.kind, count(distinct m.new_id) as count from private.moved as m
     join (
       select 'songs' as kind, id from public.lyrics union all select 'songs', id from private.drafts
       union all ${here.join(" union all ")}
     ) as here on here.kind = m.kind and here.id = m.new_id
     where m.source = $1 group by m.kind`,
    [source],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
