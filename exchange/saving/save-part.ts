/** Saves the songs of a part of a file. A song that breaks a rule is reported and left out. */
import { type SavedSong, SongRefused, saveDrafts, saveSongs } from "#catalogue";
import type { Transaction } from "#postgres";
import { inputOf } from "../songs/song-input.ts";
import { knownOutcome, type Outcome, outcomeOf } from "./outcome.ts";
import type { PlannedSong } from "./plan-songs.ts";

/**
 * @param transaction is run again after a deadlock
 * @returns the outcomes in the order of the songs
 * @throws the driver's error when the database fails; nothing of the part is saved then
 */
export async function savePart(
  transaction: Transaction,
  planned: readonly PlannedSong[],
): Promise<Outcome[]> {
  const open = planned.filter((each) => !knownOutcome(each));
  const songs = open.filter(({ status }) => status === "public");
  const drafts = open.filter(({ status }) => status !== "public");
  const saved = await saveSongs(
    transaction,
    songs.map(({ song, stored }) => ({
      input: inputOf(song),
      ...(stored && { id: stored.id }),
      ...(song.created_at && { createdAt: song.created_at }),
    })),
  );
  // After the songs, whose people and albums they may name.
  const refused = await saveDrafts(
    transaction,
    drafts.map(({ song, stored, status }) => ({
      input: inputOf(song),
      ...(stored && { id: stored.id, version: stored.version }),
      ...(song.created_at?.trim() && { createdAt: song.created_at }),
      publishAt: song.publish_at?.trim() || null,
      isWithdrawn: status === "withdrawn",
    })),
  );
  const resultOf = new Map<PlannedSong, SavedSong | SongRefused | null | undefined>([
    ...songs.map((each, place) => [each, saved[place]] as const),
    ...drafts.map((each, place) => [each, refused[place]] as const),
  ]);
  return planned.map((each) => {
    const known = knownOutcome(each);
    if (known) return known;
    const result = resultOf.get(each);
    if (result instanceof SongRefused) return outcomeOf(each, "wrong", result.message);
    if (!each.stored) return outcomeOf(each, "created");
    return outcomeOf(each, result?.version === each.stored.version ? "unchanged" : "updated");
  });
}
