/** How much of the unseen titles and lines is drafted as people write it, by what the starter songs teach. */
import type { Row } from "../../row.ts";
import { draftByAll, type StarterSong } from "../leave-one-out.ts";
import { printMisses, rowOfMarks, rowOfShare } from "../rows.ts";
import { type Direction, scoreDrafts } from "../score-drafts.ts";
import { readUnseen, unseenFiles } from "./read.ts";

const bars: Readonly<Record<Direction, { readonly exact: number; readonly loose?: number }>> = {
  "to Roman": { exact: 0.9, loose: 0.98 },
  "to Devanagari": { exact: 0.93 },
};
const markBars = { wrongMarked: 0.65, marked: 0.14 };

export function rowsOfUnseen(songs: readonly StarterSong[], direction: Direction, misses: boolean): Row[] {
  return unseenFiles.flatMap((file) => {
    const about = `unseen ${file} ${direction}`;
    const drafted = draftByAll(readUnseen(file), songs, direction);
    if (misses) printMisses(about, drafted);
    const score = scoreDrafts(drafted, direction);
    return [
      rowOfShare(`${about}, words as people wrote them`, score.exact, "", bars[direction].exact),
      rowOfShare(`${about}, the same, loosely`, score.loose, "", bars[direction].loose),
      rowOfMarks(about, score, markBars),
    ];
  });
}
