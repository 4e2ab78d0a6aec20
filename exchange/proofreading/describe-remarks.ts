/** The remarks about a song in one short sentence. */
import { describeLines } from "../../transliteration/proofreading/remark.ts";
import { fieldOfColumn } from "../songs/exchanged-song.ts";
import type { KindCount } from "./count-remarks.ts";
import type { SongRemark } from "./proofread-song.ts";
import { rowOfKind, type SignKind } from "./remark-kinds.ts";

/** @returns such as `HTML in the words: 3 songs, mended in 12`, without a stop */
export function describeCount(kind: SignKind, { songs, mended }: KindCount): string {
  const parts = [songs > 0 && countOf(songs), mended > 0 && `mended in ${countOf(mended)}`].filter(Boolean);
  return `${rowOfKind[kind].name}: ${parts.join(", ") || "none"}`;
}

function countOf(songs: number): string {
  return songs === 1 ? "1 song" : `${songs.toLocaleString("en-GB")} songs`;
}

/** More would fill a table. */
const mostTold = 3;

/** @returns such as `HTML in the words (Hindi lyrics, line 3); and 2 more.`; empty without remarks */
export function describeRemarks(remarks: readonly SongRemark[]): string {
  const told = [...Map.groupBy(remarks, ({ kind, field }) => `${kind} ${field}`).values()].map((same) => {
    const [{ kind, field } = same[0] as SongRemark] = same;
    const lines = same.flatMap(({ places }) => places.map(({ line }) => line));
    const where = `${fieldOfColumn.get(field)?.name}, ${describeLines(lines.toSorted((a, b) => a - b))}`;
    return `${rowOfKind[kind].name} (${where})`;
  });
  if (told.length === 0) return "";
  const more = told.length - mostTold;
  const [first = "", ...others] = told.slice(0, mostTold);
  const rest = others.map((words) =>
    /^[A-Z]{2}/.test(words) ? words : words[0]?.toLowerCase() + words.slice(1),
  );
  return `${[first, ...rest].join("; ")}${more > 0 ? `; and ${more} more` : ""}.`;
}
