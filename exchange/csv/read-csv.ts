/** Reads songs from CSV, one after the other. Refuses a file whose columns it does not know, or whose quotes do not end. */
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { FileRefused } from "../file-refused.ts";
import { type ExchangedSong, type Field, fields, type ReadSong } from "../songs/exchanged-song.ts";
import { unguardFormula } from "./formulas.ts";

/** Of the longest song several times over; a quote that is never closed would gather the whole file. */
const longestRecord = 1_000_000;

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** @throws {FileRefused} */
export async function* readCsv(file: string): AsyncGenerator<ReadSong> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  // What goes wrong with the file ends the parser, and so is thrown below.
  pipeline(createReadStream(file), parser, () => {});
  let columns: readonly Field[] | undefined;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (columns) yield songOf(record, columns, `line ${line}`);
      else columns = readColumns(record);
      line = info.lines + 1;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileRefused(
      `From line ${line} on it is no CSV: ${error.message}. Save it as CSV in UTF-8 again.`,
      {
        cause: error,
      },
    );
  }
}

/** Their order is free, and so is the case of the letters. */
function readColumns(record: readonly string[]): readonly Field[] {
  const names = record.map((name) => name.trim().toLowerCase());
  const unknown = names.filter((name) => !(fields as readonly string[]).includes(name));
  if (unknown.length > 0 || !names.includes("title") || new Set(names).size < names.length) {
    throw new FileRefused(
      `Its first line has to name the columns, each once, and title among them: ${fields.join(", ")}. ` +
        `${unknown.length > 0 ? `Unknown: ${unknown.map((name) => JSON.stringify(name)).join(", ")}.` : ""}`.trim(),
    );
  }
  return names as readonly Field[];
}

function songOf(record: readonly string[], columns: readonly Field[], place: string): ReadSong {
  const song: ExchangedSong = {};
  for (const [at, column] of columns.entries()) song[column] = unguardFormula(record[at] ?? "");
  if (record.length === columns.length) return { place, song };
  return {
    place,
    song,
    mistake: `It has ${record.length} cells, where the first line names ${columns.length}.`,
  };
}
