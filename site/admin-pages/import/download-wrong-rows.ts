/** Saves the wrong songs of the files as CSV, each with the reason, so that they can be mended and chosen again. */
import { columnsOf as allColumnsOf } from "../../../exchange/reading/index.ts";
import type { WrongSong } from "../../../exchange/reading/wrong-rows.ts";
import { currentImport, type ImportRow } from "./import-state.ts";
import { explainRefusal } from "./import-walk.ts";
import { readAll } from "./run-import.ts";

/** Leaves time for the browser to begin. */
const keptFor = 60_000;

/** Says so where a file has been changed meanwhile and cannot be read any more. */
export function downloadWrongRows(rows: readonly (ImportRow | undefined)[]): Promise<void> {
  return explainRefusal(() => download(rows));
}

async function download(rows: readonly (ImportRow | undefined)[]): Promise<void> {
  const { wrongRowsAsCsv } = await import("../../../exchange/reading/wrong-rows.ts");
  const wrong: WrongSong[] = [];
  for await (const each of wrongOf(rows)) wrong.push(each);
  const pieces = wrongRowsAsCsv(wrong, columnsOf(wrong));
  const address = URL.createObjectURL(new Blob([...pieces], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = currentImport().areEntries ? "wrong-people-and-albums.csv" : "wrong-songs.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

async function* wrongOf(rows: readonly (ImportRow | undefined)[]) {
  let number = 0;
  for await (const { song, unread } of readAll()) {
    const row = rows[number];
    number += 1;
    const problem = row && problemOf(row);
    if (!problem) continue;
    const lyrics = [song.lyrics_hindi, song.lyrics_english].filter(Boolean).join("\n\n");
    // An empty cell would empty a stored field.
    yield { song: { ...unread, ...song, lyrics }, problem };
  }
}

/** LRC and plain text files have no columns, but fields, also where a table is among them. */
function columnsOf(wrong: readonly WrongSong[]): readonly string[] {
  const { matching, areEntries } = currentImport();
  const matched = new Set(matching.values());
  const last = matched.has("lyrics") ? ["lyrics"] : [];
  const has = (column: string) =>
    matched.has(column) ||
    (!(last.length > 0 && column.startsWith("lyrics_")) && wrong.some(({ song }) => song[column]?.trim()));
  return [...allColumnsOf(areEntries).keys()].filter(has).concat(last);
}

function problemOf({ kind, note, result }: ImportRow): string | undefined {
  if (result) return result === "saved" ? undefined : result.problem;
  return kind === "wrong" ? note : undefined;
}
