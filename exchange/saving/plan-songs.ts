/** Decides what becomes of the songs of a part of a file: which stored song each one is, and what is saved then. */
import { findSameDrafts, type Twin } from "#catalogue";
import type { Sql, Transaction } from "#postgres";
import { type ExchangedSong, type Field, fields, type ReadSong } from "../songs/exchanged-song.ts";
import { findSameSongs, type StoredSong } from "../songs/find-same-songs.ts";
import { areSameParts, isPartField } from "../songs/song-parts.ts";

export interface PlannedSong {
  readonly read: ReadSong;
  readonly stored: StoredSong | undefined;
  /** The draft or withdrawn song that it is. It is left out then, so that nothing is published that was not meant to be. */
  readonly draft: Twin | undefined;
  /** The song to store, completed with stored fields that the file does not mention. */
  readonly song: ExchangedSong;
  /** Fields in which the file differs from the stored song. */
  readonly changes: readonly Field[];
}

/**
 * @param songs with the problems that were found without a query
 * @param further the places of songs that become further songs where a draft is the same
 */
export async function planSongs(
  sql: Sql | Transaction,
  songs: readonly ReadSong[],
  further: ReadonlySet<number> = new Set(),
): Promise<readonly PlannedSong[]> {
  if (songs.length === 0) return [];
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
  return songs.map((read, place) => {
    const stored = same.get(place);
    const song = { ...stored?.song, ...read.song };
    const changes = stored ? changesOf(stored.song, song) : [];
    return { read, stored, draft: draftOf.get(place), song, changes };
  });
}

function changesOf(stored: Required<ExchangedSong>, song: ExchangedSong): readonly Field[] {
  return fields.filter((field) => {
    if (field === "created_at" && song.created_at)
      return Date.parse(song.created_at) !== Date.parse(stored.created_at);
    if (isPartField(field)) return !areSameParts(field, song[field], stored[field]);
    return song[field] !== stored[field];
  });
}
