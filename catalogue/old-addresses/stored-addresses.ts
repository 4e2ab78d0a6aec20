/** What an old address leads to today, and whether it is also the address of something that exists. */
import { type AddressedKind, addressedKinds } from "../slug/index.ts";
import type { OldAddress } from "./store-old-addresses.ts";

const kinds = Object.entries(addressedKinds).map(([kind, { table, segments }]) => ({
  kind,
  table,
  segments,
  name: table === "lyrics" ? "title" : "name",
}));

/** @returns SQL query of the id and name that something of a kind has today; no row if it is gone */
export function namedQuery(kind: string, id: string): string {
  const queries = kinds.map(
    ({ kind: own, table, name }) => `
      select e.id, e.${name} as name from ${table} as e
      where ${kind} = '${own}' and e.id = coalesce(
        (select m.into_id from private.merged_entries as m where m.entries = '${table}' and m.entry_id = ${id}), ${id})`,
  );
  return queries.join("\n      union all");
}

/** SQL expressions: what the path would show as an address of this site. */
const segment = "split_part(path, '/', 2)";
const ownKind = `
  case ${kinds.map(({ kind, segments }) => `when ${segment} in ('${segments.join("', '")}') then '${kind}'`).join(" ")} end`;
// Without a pattern for the whole path, which takes ten times as long.
const lastWord = "split_part(split_part(path, '/', 3), '-', -1)";
const ownId = `
  case when split_part(path, '/', 4) = '' and ${lastWord} ~ '^[1-9][0-9]{0,14}$' then ${lastWord}::bigint end`;
/** The name of a genre, a year or a decade that has songs. */
const ownGroup = `
  case ${segment}
    when 'genre' then (select g.name from private.genres as g where path = '/genre/' || g.slug limit 1)
    when 'year' then (
      select y.year from substring(path from '^/year/([1-9][0-9]{3})$') as y (year)
      where exists (select from private.song_groups as s where s.year = y.year::integer))
    when 'decade' then (
      select d.decade || 's' from substring(path from '^/decade/([1-9][0-9]{2}0)s$') as d (decade)
      where exists (select from private.song_groups as s where s.decade = d.decade::integer)) end`;

/** SQL query of the stored rows with what their paths would show. */
const placedQuery = `
      select path, kind, shown_id, page, ${ownKind} as own_kind, ${ownId} as own_id, ${ownGroup} as own_group
      from private.old_addresses`;

/**
 * @param chosen SQL after the table: which rows, in which order
 * @returns SQL query of `StoredRow`s, ordered by path
 */
export function storedQuery(chosen: string): string {
  return `
    select o.path, o.kind, o.page, shown.id as "shownId", shown.name as "shownName", o.own_kind as "ownKind",
      own.id as "ownId", coalesce(own.name, o.own_group) as "ownName",
      o.kind = 'song' and shown.id is null and exists (
        select from private.drafts as d where d.id = o.shown_id and d.was_public) as "isWithdrawn"
    from (${placedQuery} ${chosen}) as o
    left join lateral (${namedQuery("o.kind", "o.shown_id")}) as shown on true
    left join lateral (${namedQuery("o.own_kind", "o.own_id")}) as own on true
    order by o.path collate "C"`;
}

/**
 * SQL query of those that may be the address of something else: by the number alone, or all of it. $1 is a part of
 * their paths, $2 are those of pages without a number. One join, as each of many may have such a number.
 */
export const mayClashQuery = `
  select o.path, o.own_kind as "ownKind", own.id as "ownId", own.name as "ownName"
  from (${placedQuery} where strpos(path, $1) > 0) as o
  left join (
    ${kinds.map(({ kind, table, name }) => `select '${kind}' as kind, id, ${name} as name from ${table}`).join(" union all ")}
  ) as own on own.kind = o.own_kind and own.id = o.own_id
  where (own.id is not null and (o.kind <> o.own_kind or o.shown_id <> own.id))
    or (o.page is distinct from o.path and (o.own_group is not null or o.path = any ($2::text[])))
  order by o.path collate "C"`;

export interface OwnRow {
  readonly path: string;
  readonly ownKind: AddressedKind | null;
  /** Null of what has no number. */
  readonly ownId: number | null;
  readonly ownName: string | null;
}

export interface StoredRow extends OwnRow {
  readonly kind: OldAddress["kind"];
  readonly page: string | null;
  readonly shownId: number | null;
  readonly shownName: string | null;
  readonly isWithdrawn: boolean;
}

export interface StoredAddress {
  /** In its plain form. */
  readonly path: string;
  readonly kind: OldAddress["kind"];
  /** Today's address; null if what it shows is gone. */
  readonly address: string | null;
  /** Title or name of what it shows; null for another page, and for what is gone. */
  readonly name: string | null;
  /** It shows a song that is not public any more. */
  readonly isWithdrawn: boolean;
  /** Title or name of something else that has this very address, and wins; null if there is none. */
  readonly winner: string | null;
}

/** @param pages the paths of pages that have no number; those of genres and years are known */
export function storedAddress(row: StoredRow, pages?: readonly string[]): StoredAddress {
  const { path, kind, page, shownId, shownName, isWithdrawn, ownKind, ownId } = row;
  const [addressOf] = addressedKinds[kind === "page" ? "song" : kind].addresses;
  const address =
    page ?? (shownId !== null && shownName !== null ? addressOf({ id: shownId, name: shownName }) : null);
  const isSame = page === path || (ownKind === kind && ownId === shownId && ownId !== null);
  const winner = isSame ? null : (ownerOf(row) ?? (pages?.includes(path) ? "A page of this site" : null));
  return { path, kind, address, name: shownName, isWithdrawn, winner };
}

/** @returns the title or name of what exists and has this very address */
export function ownerOf({ path, ownKind, ownId, ownName }: OwnRow): string | null {
  if (ownKind === null || ownId === null || ownName === null) return ownName;
  const { addresses } = addressedKinds[ownKind];
  return addresses.some((addressOf) => addressOf({ id: ownId, name: ownName }) === path) ? ownName : null;
}
