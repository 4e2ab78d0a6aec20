/** Lists deletions of the last thirty days, or those whose names hold a text, by pages, in one round trip. */
import type { Sql } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import { pageBounds, pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
import { type TrashKind, trashKindOf } from "./trash-kinds.ts";

interface TrashEntry {
  readonly trashId: number;
  readonly kind: TrashKind;
  /** The title, for a song. */
  readonly name: string;
  /** The year of a song or album, if it had one. */
  readonly year: number | null;
  /** ISO 8601. */
  readonly deletedAt: string;
  /** Number of songs of a person or album; number of credits and albums of a song. */
  readonly links: number;
  /** Why it cannot be restored; null if it can. */
  readonly obstacle: "id-taken" | "name-taken" | null;
}

interface TrashPage {
  /** Number of entries on all pages. */
  readonly count: number;
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
  /** Latest deletion first. */
  readonly entries: readonly TrashEntry[];
}

const isKept = "deleted_at > now() - interval '30 days'";

const obstacleOf = (people: string) => `
  when '${people}' then case
    when exists (select from ${people} as there where there.id = t.row_id) then 'id-taken'
    when exists (select from ${people} as there where there.name_key = private.name_key(t.deleted_row ->> 'name')) then 'name-taken'
  end`;

const nameInTrash = "coalesce(t.deleted_row ->> 'title', t.deleted_row ->> 'name', t.deleted_row ->> 'word')";

/**
 * @param searched SQL for a text of `searchedInTrash`
 * @returns SQL: whether the row `t` is kept, and its name holds the text in any case and Unicode form
 */
export const foundInTrash = (searched: string) =>
  `${isKept} and strpos(private.name_key(${nameInTrash}), private.name_key(${searched})) > 0`;

/** @returns the text without blanks around it; a longer one is no name */
export function searchedInTrash(q: string): string {
  return stripNullCharacters(q).trim().slice(0, 200);
}

/** $1 is the page; with a condition, $2 is the text. */
const trashQuery = (condition: string) => `
  with bounds as materialized (${pageBounds(`select count(*) from private.trash as t where ${condition}`, "$1")})
  select json_build_object('count', bounds.count, 'page', bounds.page, 'pages', bounds.pages, 'entries', (
    select coalesce(json_agg(row_to_json(entry)), '[]')
    from (
      select t.id as "trashId", t.table_name as table,
        ${nameInTrash} as name,
        coalesce(t.deleted_row -> 'state' ->> 'year', t.deleted_row ->> 'year')::integer as year,
        t.deleted_at as "deletedAt",
        (
          select coalesce(sum(case jsonb_typeof(link.value)
            when 'array' then jsonb_array_length(link.value) when 'object' then 1 else 0 end), 0)
          from jsonb_each(t.links) as link
          where link.key not in (select p.part from private.revised_parts() as p where p.people is null)
        ) as links,
        case t.table_name
          when 'lyrics' then case when exists (select from lyrics as there where there.id = t.row_id) then 'id-taken' end
          when 'drafts' then case when exists (select from lyrics as there where there.id = t.row_id) then 'id-taken' end
          when 'albums' then case
            when exists (select from albums as there where there.id = t.row_id) then 'id-taken'
            when exists (
              select from albums as there
              where there.name_key = private.name_key(t.deleted_row ->> 'name')
                and there.year is not distinct from (t.deleted_row ->> 'year')::integer) then 'name-taken'
          end
          ${["singers", "lyricists", "music_directors"].map(obstacleOf).join("")}
          when 'words' then case
            when exists (select from words as there where there.id = t.row_id) then 'id-taken'
            when exists (select from words as there where there.word = t.deleted_row ->> 'word') then 'name-taken'
          end
        end as obstacle
      from (
        select * from private.trash as t where ${condition}
        order by deleted_at desc, id desc
        limit ${pageSize} offset (select before from bounds)
      ) as t
      order by t.deleted_at desc, t.id desc
    ) as entry
  )) as found
  from bounds`;

interface FoundPage extends Omit<TrashPage, "entries"> {
  readonly entries: readonly (Omit<TrashEntry, "kind"> & { readonly table: string })[];
}

const everything = trashQuery(isKept);
const searched = trashQuery(foundInTrash("$2"));

/**
 * @param page from 1; a page beyond the last becomes the last
 * @param q a part of the names; blank finds everything
 * @throws the driver's error when the database cannot answer
 */
export async function listTrash(
  sql: Sql,
  { page, q = "" }: { readonly page: number; readonly q?: string },
): Promise<TrashPage> {
  const text = searchedInTrash(q);
  const found =
    text === ""
      ? await queryJson<FoundPage>(sql, everything, [page])
      : await queryJson<FoundPage>(sql, searched, [page, text]);
  const entries = found.entries.map(({ table, ...entry }) => ({ kind: trashKindOf(table), ...entry }));
  return { ...found, entries };
}
