/** Decides what becomes of the songs of a part of a file: which stored song each one is, and what is saved then. */
import { findSameDrafts, type Twin } from "#catalogue";
import type { Sql, Transaction } from "#postgres";
import { findAlbumsMeant } from "../songs/albums-meant.ts";
import { type ExchangedSong, type ReadSong, type SongStatus, statusOf } from "../songs/exchanged-song.ts";
import { findSameSongs, type StoredSong } from "../songs/find-same-songs.ts";
import { separateNames } from "../songs/separate-names.ts";
import { findStoredDrafts } from "../songs/stored-drafts.ts";
import { type ChangedField, findChanges } from "./find-changes.ts";

export interface PlannedSong {
  readonly read: ReadSong;
  /** What it is or becomes: a public song, a draft or a withdrawn one. */
  readonly status: SongStatus;
  /** The public song that it is, or if it is not public, the draft or withdrawn song. */
  readonly stored: StoredSong | undefined;
  /**
   * The draft or withdrawn song that a public song is, or the public song that a draft is. It is left out then, so
   * that nothing is published or withdrawn that was not meant to be.
   */
  readonly draft: Twin | undefined;
  /** The song to store, completed with stored fields that the file does not mention. */
  readonly song: ExchangedSong;
  /** Fields of the stored song that the file would change. */
  readonly changes: readonly ChangedField[];
}

/**
 * Asks the database a few questions about all songs together, none about a single song.
 * @param read with the problems that were found without a query
 * @param further the places of songs that become further songs where a song of the other kind is the same: public and
 *   not public
 */
export async function planSongs(
  sql: Sql | Transaction,
  read: readonly ReadSong[],
  further: ReadonlySet<number> = new Set(),
): Promise<readonly PlannedSong[]> {
  if (read.length === 0) return [];
  const songs = await findAlbumsMeant(sql, await separateNames(sql, read));
  const statuses = songs.map(({ song }) => statusOf(song));
  const samePublic = await findSameSongs(
    sql,
    songs.map(({ song, problem }) => (problem ? {} : song)),
  );
  const sameDrafts = await findSameDraftsOf(
    sql,
    songs,
    (place) => statuses[place] !== "public" || !samePublic.has(place),
  );
  const storedDrafts = await findStoredDrafts(
    sql,
    [...sameDrafts].flatMap(([place, { id }]) => (statuses[place] === "public" ? [] : id)),
  );
  const found = songs.map(({ song: own }, place) => {
    const isPublic = statuses[place] === "public";
    const [song, draft] = [samePublic.get(place), sameDrafts.get(place)];
    const stored = isPublic ? song : draft && storedDrafts.get(draft.id);
    const other = isPublic ? draft : song && twinOf(song);
    return {
      stored,
      draft: stored || further.has(place) ? undefined : other,
      song: { ...stored?.song, ...(isPublic ? own : withoutPastTime(own)) },
    };
  });
  const pairs = found.flatMap(({ stored, song }, place) =>
    stored ? [{ place, song, stored: stored.song }] : [],
  );
  const changes = await findChanges(sql, pairs);
  const changesOf = new Map(pairs.map(({ place }, at) => [place, changes[at]]));
  return songs.map((each, place) => ({
    read: each,
    status: statuses[place] ?? "public",
    ...(found[place] ?? { stored: undefined, draft: undefined, song: {} }),
    changes: changesOf.get(place) ?? [],
  }));
}

async function findSameDraftsOf(
  sql: Sql | Transaction,
  songs: readonly ReadSong[],
  mayBeDraft: (place: number) => boolean,
): Promise<ReadonlyMap<number, Twin>> {
  const places = songs.flatMap(({ problem }, place) => (problem || !mayBeDraft(place) ? [] : place));
  const drafts = await findSameDrafts(
    sql,
    places.map((place) => {
      const { title = "", singers = "", album = "" } = songs[place]?.song ?? {};
      return { title, firstSinger: singers, album };
    }),
  );
  return new Map(
    places.flatMap((place, at) => {
      const draft = drafts.get(at);
      return draft ? [[place, draft] as const] : [];
    }),
  );
}

function twinOf({ id, song: { title, singers } }: StoredSong): Twin {
  return { id, title, singerName: singers, status: "public" };
}

/** A draft with a time that has passed since its row was read would be published at once. */
function withoutPastTime({ publish_at: publishAt, ...song }: ExchangedSong): ExchangedSong {
  const isPast = publishAt?.trim() && Date.parse(publishAt) <= Date.now();
  return publishAt === undefined || isPast ? song : { ...song, publish_at: publishAt };
}
