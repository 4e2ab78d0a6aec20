/** How much of the unseen titles and lines is drafted as people write it, by what the starter songs teach. */
import type { Row } from "../../row.ts";
import { draftByAll, type StarterSong } from "../leave-one-out.ts";
import { percent, printMisses, rowOfMarks, rowOfShare } from "../rows.ts";
import { type Direction, scoreDrafts } from "../score-drafts.ts";
import { readUnseen, type UnseenText, unseenTexts } from "./read.ts";

const bars: Readonly<Record<Direction, { readonly exact: number; readonly loose?: number }>> = {
  "to Roman": { exact: 0.9, loose: 0.98 },
  "to Devanagari": { exact: 0.93 },
};
const markBars = { wrongMarked: 0.65, marked: 0.14 };

export function rowsOfUnseen(songs: readonly StarterSong[], direction: Direction, misses: boolean): Row[] {
  const isToRoman = direction === "to Roman";
  return unseenTexts.flatMap((text) => {
    const about = `${text} ${direction}`;
    // Drafts to Roman are to be as the house writes; what is drafted to Devanagari is what people type.
    const drafted = draftUnseen(text, songs, direction, isToRoman ? "house" : "typed");
    if (misses) printMisses(about, drafted);
    const score = scoreDrafts(drafted, direction);
    const as = isToRoman ? "as the house writes them" : "as people wrote them";
    return [
      rowOfShare(`${about}, words ${as}`, score.exact, "", bars[direction].exact),
      rowOfShare(`${about}, the same, loosely`, score.loose, "", bars[direction].loose),
      ...(isToRoman ? [rowOfTyped(text, songs)] : []),
      rowOfMarks(about, score, markBars),
    ];
  });
}

function draftUnseen(
  text: UnseenText,
  songs: readonly StarterSong[],
  direction: Direction,
  column: "house" | "typed",
) {
  const lines = readUnseen(text).map((line) => ({ devanagari: line.devanagari, roman: line[column] }));
  return draftByAll(lines, songs, direction);
}

/** Has no bar, because people type one word in several ways. */
function rowOfTyped(text: UnseenText, songs: readonly StarterSong[]): Row {
  const { exact, loose } = scoreDrafts(draftUnseen(text, songs, "to Roman", "typed"), "to Roman");
  return rowOfShare(`${text} to Roman, as people type`, exact, `loosely: ${percent(loose)}`);
}
