/** Describes the columns of a table or JSON file, so that somebody can decide what they mean. */

import { areOfEntries, columnsToRead } from "../entries/entry-columns.ts";
import { FileRefused } from "../file-refused.ts";
import { type Matching, matchColumns } from "./match-columns.ts";
import { openRows } from "./read-songs.ts";
import type { SourceFile } from "./source-file.ts";

/** Rows that are looked at. */
const sampledRows = 100;

/** Characters of an example. */
const longestExample = 60;

export interface ColumnsOfFile {
  readonly columns: readonly {
    readonly name: string;
    /** The first text of the column; empty where it has none. */
    readonly example: string;
  }[];
  /** By their names. */
  readonly matching: Matching<string>;
  /** Whether the file has people and albums, and not songs. */
  readonly areEntries: boolean;
  /** The names of the sheets of a workbook. */
  readonly sheets: readonly string[];
}

/** @throws {FileRefused} when the file cannot be read, and when it has no songs */
export async function describeColumns(file: SourceFile): Promise<ColumnsOfFile> {
  const { columns, rows, sheets = [] } = await openRows(file);
  const examples = new Map((columns ?? []).map((name) => [name, ""]));
  let count = 0;
  let firstProblem = "";
  for await (const { values, place, problem } of rows) {
    if (problem) firstProblem ||= `${place}: ${problem}`;
    for (const [name, content] of Object.entries(values))
      if (!examples.get(name)) examples.set(name, exampleOf(content));
    count += 1;
    if (count === sampledRows) break;
  }
  if (count === 0) {
    const cause = columns
      ? "The file names columns, but has no songs below them."
      : "The list in the file is empty.";
    throw new FileRefused(`${cause} Please use a file with songs.`);
  }
  if (examples.size === 0) throw new FileRefused(`The file has no songs. ${firstProblem}`.trim());
  const areEntries = areOfEntries([...examples.keys()]);
  return {
    areEntries,
    sheets,
    columns: Array.from(examples, ([name, example]) => ({ name, example })),
    matching: matchColumns([...examples.keys()], columnsToRead(areEntries)),
  };
}

function exampleOf(content: unknown): string {
  const text = typeof content === "string" ? content : content === null ? "" : JSON.stringify(content);
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > longestExample ? `${line.slice(0, longestExample)}…` : line;
}
