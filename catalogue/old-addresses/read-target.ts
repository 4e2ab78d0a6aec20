/** Reads what an address of this site shows, so that an old address can lead to it whatever it is called later. */
import type { Sql } from "#postgres";
import { readSlugId } from "../slug/index.ts";
import type { OldAddress } from "./store-old-addresses.ts";
import { namedQuery } from "./stored-addresses.ts";

type Target = Pick<Extract<OldAddress, { id: number }>, "kind" | "id">;

const kindOfSegment: Readonly<Record<string, Target["kind"]>> = {
  lyrics: "song",
  artist: "singer",
  singer: "singer",
  lyricist: "lyricist",
  "music-director": "music-director",
  album: "album",
};

/** @returns null if the path is not that of a song, a person or an album */
export function readTarget(path: string): Target | null {
  const [, segment = "", slug = ""] = /^\/([a-z-]+)\/([^/]+)\/?$/.exec(path) ?? [];
  const [kind, id] = [kindOfSegment[segment], readSlugId(slug)?.id];
  return kind && id !== undefined ? { kind, id } : null;
}

/**
 * @returns for each one, in their order, whether it exists or has become another one
 * @throws the driver's error when the database cannot answer
 */
export async function haveTargets(sql: Sql, targets: readonly Target[]): Promise<readonly boolean[]> {
  const rows = await sql.unsafe<{ exists: boolean }[]>(
    `select exists (${namedQuery("t.kind", "t.id")})
     from rows from (json_to_recordset($1::text::json) as (kind text, id bigint)) with ordinality as t (kind, id, place)
     order by t.place`,
    [JSON.stringify(targets)],
  );
  return rows.map(({ exists }) => exists);
}
