/** Reads what an address of this site shows, so that an old address can lead to it whatever it is called later. */
import type { Sql } from "#postgres";
import { type AddressedKind, addressedKinds, readSlugId } from "../slug/index.ts";
import type { OldAddress } from "./store-old-addresses.ts";
import { namedQuery } from "./stored-addresses.ts";

type Target = Pick<Extract<OldAddress, { id: number }>, "kind" | "id">;

const kindOfSegment = new Map<string, AddressedKind>(
  Object.entries(addressedKinds).flatMap(([kind, { segments }]) =>
    segments.map((segment) => [segment, kind as AddressedKind] as const),
  ),
);

/** @returns null if the path is not that of a song, a person or an album */
export function readTarget(path: string): Target | null {
  const [, segment = "", slug = ""] = /^\/([a-z-]+)\/([^/]+)\/?$/.exec(path) ?? [];
  const [kind, id] = [kindOfSegment.get(segment), readSlugId(slug)?.id];
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
