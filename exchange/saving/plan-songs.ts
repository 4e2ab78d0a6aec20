/** Decides what becomes of the songs of a part of a file: which stored song each one is, and what is saved then. */
import { findSameDrafts, type Twin } from "#catalogue";
import type { Sql, Transaction } from "#postgres";
import { findAlbumsMeant } from "../songs/albums-meant.ts";
import type { ExchangedSong, Field, ReadSong } from "../songs/exchanged-song.ts";
import { findSameSongs, type StoredSong } from "../songs/find-same-songs.ts";
import { separateNames } from "../songs/separate-names.ts";
import { findChanges } from "./find-changes.ts";

export interface PlannedSong {
  readonly read: ReadSong;
  readonly stored: StoredSong | undefined;
  /**
   * The draft or withdrawn song that it is. It is left out then, so that nothing is published that was not meant to
   * be.
   */
  readonly draft: Twin | undefined;
  /** The song to store, completed with stored fields that the file does not mention. */
  readonly song: ExchangedSong;
  /** Fields of the stored song that the file would change. */
  readonly changes: readonly Field[];
}

/**
 * Asks the database a few questions about all songs together, none about a single song.
 * @param read with the problems that were found without a query
 * @param further the places of songs that become further songs where a draft is the same
 */
export async function planSongs(
  sql: Sql | Transaction,
  read: readonly ReadSong[],
  further: ReadonlySet<number> = new Set(),
): Promise<readonly PlannedSong[]> {
  if (read.length === 0) return [];
  const songs = await findAlbumsMeant(sql, await separateNames(sql, read));
  const same = await findSameSongs(
    sql,
    songs.map(({ song, problem }) => (problem ? {} : song)),
  );
  const mayBeDraft = songs.flatMap(({ problem }, place) =>
    problem || same.has(place) || further.has(place) ? [] : [place],
  );
  const drafts = await findSameDrafts(
    sql,
    mayBeDraft.map((place) => {
      const { title = "", singers = "", album = "" } = songs[place]?.song ?? {};
      return { title, firstSinger: singers, album };
    }),
  );
  const draftOf = new Map(mayBeDraft.map((place, at) => [place, drafts.get(at)]));
  const completed = songs.map(({ song }, place) => ({ ...same.get(place)?.song, ...song }));
  const pairs = [...same].map(([place, { song: stored }]) => ({
    place,
    stored,
    song: completed[place] ?? {},
  }));
  const changes = await findChanges(sql, pairs);
  const changesOf = new Map(pairs.map(({ place }, at) => [place, changes[at]]));
  return songs.map((each, place) => ({
    read: each,
    stored: same.get(place),
    draft: draftOf.get(place),
    song: completed[place] ?? {},
    changes: changesOf.get(place) ?? [],
  }));
}
