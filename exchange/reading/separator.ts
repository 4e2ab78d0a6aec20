/** Finds the separator of a CSV file: spreadsheets write commas, semicolons or tabs, by country. */
import { mostAbove, namesColumns } from "./heading-row.ts";

export const separators = [",", ";", "\t", "|"];

/** Characters in which the names of columns are looked for. */
const longestStart = 100_000;

/** @returns the beginning of a text, at least the lines in which its columns are named, and the whole text */
export async function peekFirstLines(
  text: AsyncIterable<string>,
): Promise<{ readonly start: string; readonly all: AsyncIterable<string> }> {
  const rest = text[Symbol.asyncIterator]();
  let start = "";
  while (withoutQuoted(start).split(/[\r\n]+/).length < mostAbove + 2 && start.length < longestStart) {
    const { value, done } = await rest.next();
    if (done) break;
    start += value;
  }
  return { start, all: chain(start, rest) };
}

async function* chain(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    // Closes the file if it is not read to its end.
    await rest.return?.();
  }
}

/** How a spreadsheet names the separator, in a line before all others. */
export const namedSeparator = /^"?sep=(.)/i;

/**
 * @returns the one that the file names, else the one between names of columns in the first lines, else what the first
 *   line has most of, outside of quotes, or a comma
 */
export function findSeparator(start: string): string {
  const [, named] = namedSeparator.exec(start) ?? [];
  if (named) return named;
  const heading = start
    .split(/[\r\n]+/, mostAbove + 1)
    .flatMap((line) => separators.filter((each) => namesColumns(line.split(each))));
  if (heading[0]) return heading[0];
  const [line = ""] = withoutQuoted(start).split(/[\r\n]/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}

function withoutQuoted(text: string): string {
  return text.replaceAll(/"[^"]*("|$)/g, "");
}
