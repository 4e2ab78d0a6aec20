/** What an old address leads to today, and whether it is also the address of something that exists. */
import {
  addressOfAlbum,
  addressOfArtist,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
} from "../slug/index.ts";
import type { OldAddress } from "./store-old-addresses.ts";

type Kind = Exclude<OldAddress["kind"], "page">;

const tables = {
  singer: "singers",
  lyricist: "lyricists",
  "music-director": "music_directors",
  album: "albums",
} as const;

/** @returns SQL query of the id and name that something of a kind has today; no row if it is gone */
export function namedQuery(kind: string, id: string): string {
  const entries = Object.entries(tables).map(
    ([name, table]) => `
      select e.id, e.name from ${table} as e
      where ${kind} = '${name}' and e.id = coalesce(
        (select m.into_id from private.merged_entries as m where m.entries = '${table}' and m.entry_id = ${id}), ${id})`,
  );
  return [
    `select l.id, l.title as name from lyrics as l where ${kind} = 'song' and l.id = ${id}`,
    ...entries,
  ].join("\n      union all");
}

/** SQL expressions: what the path would show as an address of this site. */
const ownKind = `
  case split_part(path, '/', 2) when 'lyrics' then 'song' when 'artist' then 'singer' else split_part(path, '/', 2) end`;
const ownId = `
  substring(path from '^/(?:lyrics|artist|singer|lyricist|music-director|album)/(?:[^/]*-)?([1-9][0-9]{0,14})$')::bigint`;

/**
 * @param chosen SQL after the table: which rows, in which order
 * @returns SQL query of `StoredRow`s, ordered by path
 */
export function storedQuery(chosen: string): string {
  return `
    select o.path, o.kind, o.page, shown.id as "shownId", shown.name as "shownName", o.own_kind as "ownKind",
      own.id as "ownId", own.name as "ownName",
      o.kind = 'song' and shown.id is null and exists (
        select from private.drafts as d where d.id = o.shown_id and d.was_public) as "isWithdrawn"
    from (
      select path, kind, shown_id, page, ${ownKind} as own_kind, ${ownId} as own_id
      from private.old_addresses ${chosen}
    ) as o
    left join lateral (${namedQuery("o.kind", "o.shown_id")}) as shown on true
    left join lateral (${namedQuery("o.own_kind", "o.own_id")}) as own on true
    order by o.path collate "C"`;
}

export interface StoredRow {
  readonly path: string;
  readonly kind: OldAddress["kind"];
  readonly page: string | null;
  readonly shownId: number | null;
  readonly shownName: string | null;
  readonly ownKind: string;
  readonly ownId: number | null;
  readonly ownName: string | null;
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

export function storedAddress(row: StoredRow): StoredAddress {
  const { path, kind, page, shownId, shownName, isWithdrawn, ownKind, ownId, ownName } = row;
  const address =
    page ?? (shownId !== null && shownName !== null ? addressOf(kind as Kind, shownId, shownName) : null);
  const isOwn = ownId !== null && ownName !== null && hasAddress(path, ownKind as Kind, ownId, ownName);
  const isSame = ownKind === kind && ownId === shownId;
  return { path, kind, address, name: shownName, isWithdrawn, winner: isOwn && !isSame ? ownName : null };
}

function addressOf(kind: Kind, id: number, name: string): string {
  return kind === "song" ? addressOfSong({ id, title: name }) : addressesOf[kind]({ id, name });
}

const addressesOf = {
  singer: addressOfSinger,
  lyricist: addressOfLyricist,
  "music-director": addressOfMusicDirector,
  album: addressOfAlbum,
};

/** Singers are also shown as artists. */
function hasAddress(path: string, kind: Kind, id: number, name: string): boolean {
  return path === addressOf(kind, id, name) || (kind === "singer" && path === addressOfArtist({ id, name }));
}
