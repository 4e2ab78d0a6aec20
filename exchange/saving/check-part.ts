/** Says what saving the songs of a part of a file would do, and saves nothing. */
import { checkSongs } from "#catalogue";
import type { Sql } from "#postgres";
import { inputToCheck } from "../songs/song-input.ts";
import { knownOutcome, type Outcome, outcomeOf } from "./outcome.ts";
import type { PlannedSong } from "./plan-songs.ts";

/** @returns the outcomes in the order of the songs */
export async function checkPart(sql: Sql, planned: readonly PlannedSong[]): Promise<Outcome[]> {
  const open = planned.filter((each) => !knownOutcome(each));
  const refusals = await checkSongs(
    sql,
    open.map(({ song, status }) => inputToCheck(song, status === "public")),
  );
  const refusalOf = new Map(open.map((each, place) => [each, refusals[place]]));
  return planned.map((each) => {
    const refusal = refusalOf.get(each);
    if (refusal) return outcomeOf(each, "wrong", refusal.message);
    return knownOutcome(each) ?? outcomeOf(each, each.stored ? "updated" : "created");
  });
}
