/** The texts and addresses of the lists of likely twins. */
import type { TwinKind, TwinPair } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import { labelsOf } from "../kind-labels.ts";

/** The page that leads to all of these lists. */
export const allTwins = { title: "Likely Twins", address: "/admin/twins" } as const;

export function twinsTitle(kind: TwinKind): string {
  return kind === "songs" ? "Likely Twins among Lyrics" : `Likely Twins among ${labelsOf(kind).title}s`;
}

export function addressOfTwins(kind: TwinKind): string {
  return `${labelsOf(kind).address}/twins`;
}

/** @returns why the two may be the same */
export function reasonOf(kind: TwinKind, { isSameSound, commonSongs }: TwinPair): string {
  if (kind === "songs") return "Their titles sound the same.";
  const sound = isSameSound ? "Their names sound the same." : "Their names sound nearly the same.";
  if (kind === "albums" || commonSongs === 0) return sound;
  return `${sound} ${formatCount(commonSongs, "song")} by both, or on an album of both.`;
}

export function mergeQuestion(from: string, into: string): string {
  return `Are you sure you want to merge "${from}" into "${into}"?`;
}

/** @param songCount of the one that goes */
export function mergeEffect(from: string, into: string, songCount: number): string {
  const songs =
    songCount === 0 ? "It has no song." : `${formatCount(songCount, "song")} will be credited to "${into}".`;
  return `${songs} "${from}" becomes another name of "${into}" and goes to the trash; its links lead on.`;
}
