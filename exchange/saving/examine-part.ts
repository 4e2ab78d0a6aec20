/**
 * Says of the songs of a part what saving them would do, with all that somebody wants to know who decides about it.
 * Saves nothing.
 */
import { findNewNames, findTwins, type NewNames, type Twin } from "#catalogue";
import type { Sql } from "#postgres";
import type { ReadSong } from "../songs/exchanged-song.ts";
import { inputOf } from "../songs/song-input.ts";
import { checkPart } from "./check-part.ts";
import type { Outcome } from "./outcome.ts";
import { planSongs } from "./plan-songs.ts";

export interface Examined extends Omit<Outcome, "place" | "title"> {
  /** The people and albums that would be created. */
  readonly adds?: NewNames;
  /** The fields of a stored song that would change, and those of them that would be emptied. */
  readonly changes?: readonly string[];
  readonly empties?: readonly string[];
  /** The draft or withdrawn song that is the same as one that would be created, or of a draft, the public song. */
  readonly draft?: Twin;
  /** Where there is none, a song with the title and first singer, but on another album. */
  readonly twin?: Twin;
}

/**
 * @param songs with the problems that were found without a query
 * @param further as that of `planSongs`
 * @returns in the order of the songs
 * @throws the driver's error when the database fails
 */
export async function examinePart(
  sql: Sql,
  songs: readonly ReadSong[],
  further?: ReadonlySet<number>,
): Promise<Examined[]> {
  const planned = await planSongs(sql, songs, further);
  // Those that are left out because of a draft are checked too: somebody may take them.
  const outcomes = await checkPart(
    sql,
    planned.map((each) => ({ ...each, draft: undefined })),
  );
  // A draft adds nobody before it is published.
  const saved = outcomes.flatMap(({ status, as }, place) =>
    !as && (status === "created" || status === "updated") ? [place] : [],
  );
  const created = outcomes.flatMap(({ status }, place) => (status === "created" ? [place] : []));
  const names = await findNewNames(
    sql,
    saved.map((place) => inputOf(planned[place]?.song ?? {})),
  );
  const twins = await findTwins(
    sql,
    created.map((place) => {
      const { title = "", singers = "" } = planned[place]?.song ?? {};
      return { title, firstSinger: singers };
    }),
  );
  const adds = new Map(saved.map((place, at) => [place, names.get(at)]));
  const twinOf = new Map(created.map((place, at) => [place, twins.get(at)]));
  return outcomes.map(({ status, message, as }, place) => {
    const { changes = [], song = {}, draft } = planned[place] ?? {};
    const isUpdated = status === "updated";
    const twin = draft ? undefined : twinOf.get(place);
    return {
      status,
      ...(message !== undefined && { message }),
      ...(as && { as }),
      ...(adds.get(place) && { adds: adds.get(place) }),
      ...(isUpdated && { changes, empties: changes.filter((field) => (song[field] ?? "").trim() === "") }),
      ...(status === "created" && draft && { draft }),
      ...(twin && { twin }),
    } as Examined;
  });
}
