/** Lists what was deleted within the last thirty days, a page at a time, in one round trip. */
import type { Sql } from "#postgres";
import { askFound } from "../ask.ts";
import { pageSize, placeOfPage } from "../paging.ts";
import { type TrashKind, trashKindOf } from "./trash-kinds.ts";

export interface TrashEntry {
  readonly trashId: number;
  readonly kind: TrashKind;
  /** The title of a song. */
  readonly name: string;
  /** Of an album that had one, or a song. */
  readonly year: number | null;
  /** ISO 8601. */
  readonly deletedAt: string;
  /** How many songs a person or album had; how many credits and albums a song had. */
  readonly links: number;
  /** Why it cannot be put back; null when it can. */
  readonly obstacle: "id-taken" | "name-taken" | null;
}

export interface TrashPage {
  /** How many there are on all pages. */
  readonly count: number;
  /** The page that was found: the last one where a later one was asked for. */
  readonly page: number;
  readonly pages: number;
  /** Deleted last, listed first. */
  readonly entries: readonly TrashEntry[];
}

const isKept = "deleted_at > now() - interval '30 days'";

const obstacleOf = (people: string) => `
  when '${people}' then case
    when exists (select from ${people} as there where there.id = t.row_id) then 'id-taken'
    when exists (select from ${people} as there where there.name_key = private.name_key(t.deleted_row ->> 'name')) then 'name-taken'
  end`;

/** $1 is the page. */
const trashQuery = `
  with place as materialized (${placeOfPage(`select count(*) from private.trash where ${isKept}`, "$1")})
  select json_build_object('count', place.count, 'page', place.page, 'pages', place.pages, 'entries', (
    select coalesce(json_agg(row_to_json(entry)), '[]')
    from (
      select t.id as "trashId", t.table_name as table,
        coalesce(t.deleted_row ->> 'title', t.deleted_row ->> 'name') as name,
        (t.deleted_row ->> 'year')::integer as year,
        t.deleted_at as "deletedAt",
        (
          select coalesce(sum(case jsonb_typeof(link.value)
            when 'array' then jsonb_array_length(link.value) when 'object' then 1 else 0 end), 0)
          from jsonb_each(t.links) as link
        ) as links,
        case t.table_name
          when 'lyrics' then case when exists (select from lyrics as there where there.id = t.row_id) then 'id-taken' end
          when 'albums' then case
            when exists (select from albums as there where there.id = t.row_id) then 'id-taken'
            when exists (
              select from albums as there
              where there.name_key = private.name_key(t.deleted_row ->> 'name')
                and there.year is not distinct from (t.deleted_row ->> 'year')::integer) then 'name-taken'
          end
          ${["singers", "lyricists", "music_directors"].map(obstacleOf).join("")}
        end as obstacle
      from (
        select * from private.trash where ${isKept}
        order by deleted_at desc, id desc
        limit ${pageSize} offset (select before from place)
      ) as t
      order by t.deleted_at desc, t.id desc
    ) as entry
  )) as found
  from place`;

interface FoundPage extends Omit<TrashPage, "entries"> {
  readonly entries: readonly (Omit<TrashEntry, "kind"> & { readonly table: string })[];
}

/**
 * @param page from 1; beyond the last it is the last
 * @throws the driver's error when the database cannot answer
 */
export async function listTrash(sql: Sql, { page }: { readonly page: number }): Promise<TrashPage> {
  const found = await askFound<FoundPage>(sql, trashQuery, [page]);
  const entries = found.entries.map(({ table, ...entry }) => ({ kind: trashKindOf(table), ...entry }));
  return { ...found, entries };
}
