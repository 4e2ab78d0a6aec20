/**
 * Reads a sheet of a workbook, .xlsx or .ods, which is a zip of XML. Refuses one that is damaged or protected, or
 * larger than it may be: a small file could unpack to more than a computer can hold.
 */
import { FileRefused } from "../../file-refused.ts";
import type { Rows } from "../row.ts";
import { rowsOfTable, type TableRecord } from "../rows-of-table.ts";
import type { SourceFile } from "../source-file.ts";
import { unzipSafely } from "../unpack-zip.ts";
import { sheetsOfOds } from "./read-ods.ts";
import { sheetsOfXlsx } from "./read-xlsx.ts";
import type { Entries, Sheet } from "./sheet.ts";

/** Bytes of the file. */
const mostPacked = 50_000_000;

const saveAsCsv = "Please save the sheet as CSV in UTF-8 and use that file.";

/** @throws {FileRefused} */
export async function readWorkbook(file: SourceFile, format: "xlsx" | "ods"): Promise<Rows> {
  const entries = unpack(await bytesOf(file));
  const sheets = understood(() => (format === "xlsx" ? sheetsOfXlsx(entries) : sheetsOfOds(entries)));
  const names = sheets.map(({ name }) => name);
  const chosen = sheets.find(({ name }) => name === file.sheet);
  const sheet = file.sheet === undefined ? sheets[0] : chosen;
  if (sheet) return { ...(await rowsOfTable(recordsOf(sheet))), sheets: names };
  const listed = names.map((name) => JSON.stringify(name)).join(", ");
  throw new FileRefused(
    `There is no sheet ${JSON.stringify(file.sheet ?? "")}. The file has: ${listed || "none"}.`,
  );
}

async function bytesOf(file: SourceFile): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of file.bytes()) {
    pieces.push(piece);
    size += piece.length;
    if (size > mostPacked)
      throw new FileRefused(`A workbook may have at most ${mostPacked / 1e6} MB. ${saveAsCsv}`);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function unpack(bytes: Uint8Array): Entries {
  // How Office packs what is protected by a password, and its files before 2007.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new FileRefused(
      `It is protected by a password, or in the format of Excel before 2007. ${saveAsCsv}`,
    );
  return understood(() =>
    unzipSafely(bytes, (name) => /^content\.xml$|^xl\/.*\.(?:xml|rels)$/.test(name), saveAsCsv),
  );
}

/** @throws {FileRefused} in place of the errors of those who read zips and XML */
function understood<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    const message =
      "It is no workbook that can be read, or it is damaged. Please save it again as .xlsx or .ods.";
    throw new FileRefused(message, { cause: error });
  }
}

async function* recordsOf(sheet: Sheet): AsyncGenerator<TableRecord> {
  const rows = understood(() => sheet.rows()[Symbol.iterator]());
  let width = 0;
  const merged = new Map<number, { readonly until: number; readonly text: string }>();
  for (let next = understood(() => rows.next()); !next.done; next = understood(() => rows.next())) {
    const { number, cells, merged: begun = new Map<number, number>(), ...rest } = next.value;
    const last = cells.findLastIndex((cell) => cell.trim() !== "");
    if (last === -1) continue;
    width = Math.max(width, last + 1);
    for (const [at, rows] of begun) merged.set(at, { until: number + rows - 1, text: cells[at] ?? "" });
    const filled = Array.from({ length: width }, (_, at) => {
      const { until = 0, text = "" } = merged.get(at) ?? {};
      return cells[at] || (number <= until ? text : "");
    });
    yield { place: `row ${number}`, cells: filled, ...rest };
  }
}
