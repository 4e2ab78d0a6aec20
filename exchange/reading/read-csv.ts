/**
 * Reads the rows of a CSV file, one by one. A loose quotation mark costs its row and no other. Refuses a file with
 * nothing but blank lines.
 */
import { type CsvForm, type CsvRecord, csvForm, longestRecord, readRecord } from "./csv-record.ts";
import { mostAbove } from "./heading-row.ts";
import type { Rows } from "./row.ts";
import { rowsOfTable, type TableRecord } from "./rows-of-table.ts";
import { findSeparator, namedSeparator, peekFirstLines } from "./separator.ts";

/** Lines after an open quotation mark that may belong to its cell, where none follows that would tell. */
const doubtfulLines = 20;

const loose = 'It has a loose quotation mark. Write it twice (""), as in "la ""la"" la", or take it out.';
const doubtful =
  "It follows a row with an open quotation mark. Please look whether it is a row of its own, or belongs to that one.";

/**
 * The first record names the columns; a name that comes again gets a number.
 * @throws {FileRefused}
 */
export async function readCsv(text: AsyncIterable<string>): Promise<Rows> {
  const { start, all } = await peekFirstLines(text);
  return rowsOfTable(readRecords(all, findSeparator(start)));
}

async function* readRecords(text: AsyncIterable<string>, separator: string): AsyncGenerator<TableRecord> {
  const state = { form: csvForm(separator), buffer: "", at: 0, line: 1, doubtfulUntil: 0 };
  for await (const piece of text) {
    state.buffer = state.buffer.slice(state.at) + piece;
    state.at = 0;
    yield* recordsIn(state, false);
  }
  yield* recordsIn(state, true);
}

interface State {
  form: CsvForm;
  buffer: string;
  /** In the buffer, and in the file. */
  at: number;
  line: number;
  /** The line up to which a row may belong to a broken one before it. */
  doubtfulUntil: number;
}

function* recordsIn(state: State, isEnd: boolean): Generator<TableRecord> {
  while (state.at < state.buffer.length) {
    const { buffer, form, line, doubtfulUntil } = state;
    const record = readRecord(buffer, state.at, isEnd, form);
    if (!record) return;
    const isBroken = record.quotes !== "right";
    const whole = isBroken ? wholeOf(record, state, isEnd) : record;
    if (!whole) return;
    state.at = whole.end;
    state.line += whole.lines;
    // Spreadsheets write the separators of blank rows.
    if (record.cells.every((cell) => cell.trim() === "") && !isBroken) continue;
    if (line === 1 && namedSeparator.test(record.cells.join(form.separator))) continue;
    if (line <= mostAbove + 1 && record.cells.length > form.width && !isBroken) {
      const hasWindowsLines = buffer.startsWith("\r\n", whole.end - 2);
      state.form = { ...form, width: record.cells.length, hasWindowsLines };
    }
    yield {
      place: `line ${line}`,
      cells: record.cells,
      ...(isBroken && { problem: loose }),
      ...(line <= doubtfulUntil && { remarks: [doubtful] }),
    };
  }
}

/**
 * @returns the lines of a broken record: up to a quotation mark that ends its last cell, else up to the next line
 *   that is a whole record; undefined where the text ends before
 */
function wholeOf(
  record: CsvRecord,
  state: State,
  isEnd: boolean,
): Pick<CsvRecord, "end" | "lines"> | undefined {
  const { buffer, at, line, form } = state;
  const { width } = form;
  if (record.quotes === "loose" && record.cells.length === width) return record;
  const lineEnd = /\r\n?|\n/g;
  lineEnd.lastIndex = at;
  for (let lines = 1; lineEnd.test(buffer); lines += 1) {
    const end = lineEnd.lastIndex;
    const next = end < buffer.length ? readRecord(buffer, end, isEnd, form) : undefined;
    if (!next && !isEnd && end - at < longestRecord) return undefined;
    if (next && (next.quotes !== "right" || (width > 0 && next.cells.length !== width))) continue;
    // In a line with pairs of quotation marks none is open.
    const isOpen = countIn(buffer.slice(at, end), /"/g) % 2 === 1 || lines > 1;
    const until = isOpen ? line - 1 + countIn(buffer.slice(at, record.end), /\r\n?|\n/g) : 0;
    state.doubtfulUntil = Math.min(line + lines + doubtfulLines, until);
    return { end, lines };
  }
  return isEnd ? { end: buffer.length, lines: 1 } : undefined;
}

function countIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
