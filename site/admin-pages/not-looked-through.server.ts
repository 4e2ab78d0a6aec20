/** What lists that come later than their songs, people and albums say as long as they do not know all of them. */
import { countNotLookedThrough, pairedTable, type Sql, type TwinKind } from "#catalogue";
import { labelsOf } from "./kind-labels.ts";
import { countTextOfLacking } from "./missing-scripts/count-text.server.ts";

/**
 * The same wherever a list is named. Each text is empty where its list knows all.
 * @throws the driver's error when the database cannot answer
 */
export async function readNotLookedThrough(sql: Sql) {
  const { scripts, songs, words, twins } = await countNotLookedThrough(sql);
  const twinsOf = (kind: TwinKind) =>
    textOf(twins[pairedTable(kind)] ?? 0, kind === "songs" ? "song" : labelsOf(kind).noun);
  return {
    scripts: textOf(scripts, "song"),
    songs: textOf(songs, "song"),
    words: textOf(words, "song"),
    twinsOf,
    /** Of all kinds together. */
    twins: textOf(
      pairedKinds.reduce((sum, kind) => sum + (twins[pairedTable(kind)] ?? 0), 0),
      "name",
    ),
  };
}

export const pairedKinds = ["songs", "singers", "lyricists", "music-directors", "albums"] as const;

function textOf(count: number, noun: string): string {
  return count === 0
    ? ""
    : `${countTextOfLacking(count)} ${noun}${count === 1 ? "" : "s"} not looked through yet`;
}

/** @returns the text of a link to a list */
export function linkTextOf(list: string, later: string): string {
  return later === "" ? list : `${list}: ${later}`;
}
