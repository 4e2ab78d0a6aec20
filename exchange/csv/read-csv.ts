/** Reads songs from CSV, one by one. Refuses unknown columns and unclosed quotes. */
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { FileRefused } from "../file-refused.ts";
import { type ExchangedSong, type Field, fields, type ReadSong } from "../songs/exchanged-song.ts";
import { unguardFormula } from "./formulas.ts";

/** Several times the longest song; an unclosed quote would otherwise buffer the whole file. */
const maxRecordLength = 1_000_000;

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
    max_record_size: maxRecordLength,
  });
  // Errors of the file end the parser and are thrown below.
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
      `From line ${line} on it is not CSV: ${error.message}. Save it as CSV in UTF-8 again.`,
      {
        cause: error,
      },
    );
  }
}

/** Columns may come in any order and in any case. */
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
    problem: `It has ${record.length} cells, where the first line names ${columns.length}.`,
  };
}
