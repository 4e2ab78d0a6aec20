/** Reads the songs that are not public in the form of a file, in SQL, from their states. */
import { valueInState } from "#catalogue";
import type { Sql, Transaction } from "#postgres";
import { type DraftColumn, type Field, fieldOfColumn } from "./exchanged-song.ts";
import type { StoredSong } from "./find-same-songs.ts";
import { albumText, momentText } from "./song-columns.ts";

/** Drafts held in memory at once. */
const batchSize = 500;

/** One that is gone, or was not there, is what its name means now, as it will be when the draft is published. */
const album = `coalesce(
    (select ${albumText} from public.albums as a where a.id = (d.state -> 'album' ->> 'id')::bigint),
    (
      select coalesce(nullif(${albumText}, ''), concat(
        m.album_name, ' (' || m.album_year || ')', case when m.years is not null then ' (no year)' end))
      from private.album_meant(
        concat(d.state -> 'album' ->> 'name', ' (' || (d.state -> 'album' ->> 'year') || ')')) as m
      left join public.albums as a on a.id = m.album_id
    ), '')`;

const columns = Array.from(fieldOfColumn, ([column, { field, kind }]) => {
  const value = valueInState(field);
  if (kind === "album") return `${album} as ${column}`;
  // A draft that was never public has no date.
  if (kind === "moment")
    return `coalesce(${momentText(`nullif(${value}, '')::timestamptz`)}, '') as ${column}`;
  if (kind === "list") return `coalesce(nullif((${value})::jsonb, '[]')::text, '') as ${column}`;
  return `coalesce((${value})::text, '') as ${column}`;
});

/** @param drafts a condition, and what orders and limits them */
const draftsAs = (drafts: string) => `
  with d as materialized (
    select o.id, o.version, o.publish_at, o.was_public, private.with_present_names(o.state) as state
    from private.drafts as o where ${drafts}
  )
  select d.id, to_json(d.version) #>> '{}' as version, ${columns.join(",\n    ")},
    case when d.was_public then 'withdrawn' else 'draft' end as status,
    coalesce(${momentText("d.publish_at")}, '') as publish_at
  from d order by d.id`;

type StoredDraft = Readonly<Record<Field | DraftColumn, string>>;
type Row = StoredDraft & { readonly id: number; readonly version: string };

/** @param sql a transaction with one snapshot */
export async function* readStoredDrafts(sql: Transaction): AsyncGenerator<readonly StoredDraft[]> {
  let after = 0;
  for (;;) {
    const batch = await sql.unsafe<Row[]>(draftsAs(`o.id > $1 order by o.id limit ${batchSize}`), [after], {
      prepare: true,
    });
    if (batch.length === 0) return;
    yield batch;
    after = batch.at(-1)?.id ?? after;
  }
}

/**
 * @returns them by their numbers
 * @throws the driver's error when the database fails
 */
export async function findStoredDrafts(
  sql: Sql | Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredSong>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.unsafe<Row[]>(draftsAs("o.id = any ($1::bigint[])"), [ids], { prepare: true });
  return new Map(rows.map(({ id, version, ...song }) => [id, { id, version, song }]));
}
