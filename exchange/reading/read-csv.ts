/** Reads the rows of a CSV file, one by one. Refuses an unclosed quote, and a file with nothing but blank lines. */
import { CsvError, parse } from "csv-parse/browser/esm";
import { unguardFormula } from "../csv/formulas.ts";
import { FileRefused } from "../file-refused.ts";
import { emptyFile } from "./empty-file.ts";
import type { Row, Rows } from "./row.ts";
import { findSeparator, peekFirstLine } from "./separator.ts";

/** Several times the longest song; an unclosed quote would otherwise buffer the whole file. */
const maxRecordLength = 1_000_000;

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * The first record names the columns; a name that comes again gets a number.
 * @throws {FileRefused}
 */
export async function readCsv(text: AsyncIterable<string>): Promise<Rows> {
  const { start, all } = await peekFirstLine(text);
  const records = readRecords(all, findSeparator(start));
  const { value: first } = await records.next();
  if (!first) throw emptyFile();
  const columns = withoutRepeats(first.record.map((name: string) => name.trim()));
  return { columns, rows: rowsOf(records, columns) };
}

async function* readRecords(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Parsed> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    // Spreadsheets write the separators of blank rows.
    skip_records_with_empty_values: true,
    skip_empty_lines: true,
    max_record_size: maxRecordLength,
  });
  const parsed: Parsed[] = [];
  let line = 1;
  const take = () => {
    line = (parsed.at(-1)?.info.lines ?? line - 1) + 1;
    return parsed.splice(0);
  };
  const ended = new Promise<void>((resolve, reject) => {
    parser
      .on("data", (each: Parsed) => parsed.push(each))
      .on("end", resolve)
      .on("error", reject);
  });
  // Handled below, where the text is written.
  ended.catch(() => {});
  try {
    for await (const piece of text) {
      await Promise.race([ended, new Promise<void>((written) => parser.write(piece, () => written()))]);
      yield* take();
    }
    parser.end();
    await ended;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield* take();
    throw new FileRefused(
      `From line ${line} on it is not CSV: ${error.message}. Save it as CSV in UTF-8 again.`,
      { cause: error },
    );
  }
  yield* take();
}

/** `Singer` that comes a second time is `Singer (2)`. */
function withoutRepeats(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

async function* rowsOf(records: AsyncIterable<Parsed>, columns: readonly string[]): AsyncGenerator<Row> {
  // Lines that end in \r\n inside of quotes: the parser counts each as two.
  let countedTwice = 0;
  for await (const { record, info } of records) {
    const values = Object.fromEntries(columns.map((name, at) => [name, unguardFormula(record[at] ?? "")]));
    const place = `line ${info.lines - countedTwice - countIn(record, /[\r\n]/g)}`;
    countedTwice += countIn(record, /\r\n/g);
    if (record.length === columns.length) yield { place, values };
    else {
      const problem = `It has ${record.length} cells, where the first line names ${columns.length}.`;
      yield { place, values, problem };
    }
  }
}

function countIn(record: readonly string[], pattern: RegExp): number {
  return record.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0);
}
