/** What is said before and after the change of a genre. */
import type { GenreChange } from "#catalogue";
import { formatCount, formatNumber } from "../../components/format-count.ts";

/** Title of the notice, where nothing was changed. */
export const changeFailed = "Error updating Genre";

/** @returns for example `32 songs of "ghazals" become "Ghazal".` */
export function changeQuestion(change: GenreChange): string {
  const { from, into, changedSongs, songsBefore } = change;
  const isOne = changedSongs === 1;
  if (changedSongs === songsBefore)
    return `${formatCount(changedSongs, "song")} of "${from}" ${isOne ? "becomes" : "become"} "${into}".`;
  const some = `${formatNumber(changedSongs)} of ${formatCount(songsBefore, "song")}`;
  return `${some} of this genre ${isOne ? "is" : "are"} spelled otherwise and ${isOne ? "becomes" : "become"} "${into}".`;
}

export function changeEffect({ from, into, isMerge, movesAddress, songsAfter, near }: GenreChange): string {
  return [
    ...(isMerge ? [`"${into}" has ${formatCount(songsAfter, "song")} then.`] : []),
    ...(movesAddress
      ? [`Old links to "${from}" lead there, and songs that are saved as "${from}" later belong to it.`]
      : []),
    ...(near === null
      ? []
      : [`No song has "${into}" yet. If you mean "${near}", cancel, and merge into that.`]),
    "It is a bulk action, which can be undone with one button.",
  ].join(" ");
}
