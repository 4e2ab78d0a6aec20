/** Saves the wrong songs of the files as CSV, each with the reason, so that they can be mended and chosen again. */
import { columnsToRead } from "../../../exchange/reading/index.ts";
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
  const pieces: string[] = [];
  const columns = [...columnsToRead(currentImport().areEntries).keys()];
  for await (const piece of wrongRowsAsCsv(wrongOf(rows), columns)) pieces.push(piece);
  const address = URL.createObjectURL(new Blob(pieces, { type: "text/csv" }));
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
    yield { song: { ...unread, ...song }, problem };
  }
}

function problemOf({ kind, note, result }: ImportRow): string | undefined {
  if (result) return result === "saved" ? undefined : result.problem;
  return kind === "wrong" ? note : undefined;
}
