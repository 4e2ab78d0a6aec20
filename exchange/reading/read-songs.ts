/**
 * Reads the songs, or people and albums, of files, one by one: of a table or JSON file, or of LRC and plain text
 * files with one song each.
 */

import { type FileFormat, formatOf } from "../file-format.ts";
import { FileRefused } from "../file-refused.ts";
import type { ExchangedSong, ReadSong } from "../songs/exchanged-song.ts";
import { decodeText } from "./decode-text.ts";
import { namesColumns } from "./heading-row.ts";
import { linesOf } from "./lines-of.ts";
import type { Matching } from "./match-columns.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { readLrc } from "./read-lrc.ts";
import { readPlainText } from "./read-plain-text.ts";
import type { Rows } from "./row.ts";
import { separators } from "./separator.ts";
import { songOfRow } from "./song-of-row.ts";
import type { SourceFile } from "./source-file.ts";

/** Characters of a file with one song: several times the longest song. */
const longestTextFile = 1_000_000;

/**
 * @param matching what the columns of a CSV or JSON file mean
 * @param areEntries whether it has people and albums
 * @throws {FileRefused} when a file cannot be read; songs before the error have been given
 */
export async function* readSongs(
  files: readonly SourceFile[],
  matching: Matching<string>,
  areEntries = false,
): AsyncGenerator<ReadSong<string>> {
  for (const file of files) {
    const format = formatOf(file.name);
    if (format === "lrc" || format === "text") yield* await readTexts(file, format);
    else for await (const row of (await openRows(file)).rows) yield songOfRow(row, matching, areEntries);
  }
}

/** @throws {FileRefused} */
export async function openRows(file: SourceFile): Promise<Rows> {
  const format = formatOf(file.name);
  if (format === "xlsx" || format === "ods") {
    // Nobody else has to load it.
    const { readWorkbook } = await import("./workbook/read-workbook.ts");
    return readWorkbook(file, format);
  }
  const text = decodeText(file.bytes());
  return format === "json" ? readJson(text) : readCsv(text);
}

async function readTexts(file: SourceFile, format: FileFormat): Promise<readonly ReadSong[]> {
  const name = file.name.replace(/^.*[\\/]/, "").replace(/(?:\.lrc)?\.[^.]*$/i, "");
  try {
    const text = await readAll(file);
    const problem = format === "text" ? problemInKind(text) : undefined;
    if (problem) throw new FileRefused(problem);
    const songs = format === "lrc" ? [readLrc(text, name)] : readPlainText(text, name);
    return songs.map((song, at) => ({ place: placeOf(file, at, songs.length), ...song }));
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const song = { title: name } satisfies ExchangedSong;
    return [{ place: file.name, song, problem: error.message }];
  }
}

/** @returns why a text is no song: programs save other kinds of files with its ending, too */
function problemInKind(text: string): string | undefined {
  const start = text.slice(0, 10_000).trim();
  if (start.startsWith("{\\rtf")) return "It is RTF. Please save it as plain text.";
  if (/^(?:\{\s*"|\[\s*\{)/.test(start)) return "It is JSON. Please let its name end in .json.";
  const [names = "", row = ""] = linesOf(start);
  const isTable = separators.some((each) => row.includes(each) && namesColumns(names.split(each)));
  return isTable ? "It is a table. Please let its name end in .csv or .tsv." : undefined;
}

function placeOf({ name }: SourceFile, at: number, count: number): string {
  return count > 1 ? `${name}, song ${at + 1}` : name;
}

async function readAll(file: SourceFile): Promise<string> {
  let text = "";
  for await (const piece of decodeText(file.bytes())) {
    text += piece;
    if (text.length > longestTextFile)
      throw new FileRefused("It is longer than any song. Put one song into each file.");
  }
  return text;
}
