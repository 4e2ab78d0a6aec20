/** Finds the separator of a CSV file: spreadsheets write commas, semicolons or tabs, by country. */

const separators = [",", ";", "\t", "|"];

/** Characters in which the first line is looked for; longer ones are separated by commas. */
const longestFirstLine = 100_000;

/** @returns the beginning of a text, at least its first line, and the whole text */
export async function peekFirstLine(
  text: AsyncIterable<string>,
): Promise<{ readonly start: string; readonly all: AsyncIterable<string> }> {
  const rest = text[Symbol.asyncIterator]();
  let start = "";
  while (!/[\r\n]/.test(withoutQuoted(start)) && start.length < longestFirstLine) {
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

/** @returns the one that the file names, else what the first line has most of, outside of quotes, or a comma */
export function findSeparator(start: string): string {
  const [, named] = namedSeparator.exec(start) ?? [];
  if (named) return named;
  const [line = ""] = withoutQuoted(start).split(/[\r\n]/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}

function withoutQuoted(text: string): string {
  return text.replaceAll(/"[^"]*("|$)/g, "");
}
