/** The table of docs/benchmarks.md: rows of what was measured now, and those of what was not as they stood. */
import type { Row } from "./row.ts";

/** Rows of one benchmark, measured together. */
export interface Results {
  readonly bench: string;
  readonly rows: readonly Row[];
  /** Day, as `2026-11-22`. */
  readonly date: string;
  readonly machine: string;
}

const heading = "| benchmark | question | ours | reference | ratio | bar | reached | date | machine |";
const rule = `|${"---|".repeat(9)}`;

/** What stands between the two marks is written by the command. */
const marked = /(<!-- results -->\n)([\s\S]*?)(<!-- end -->)/;

/**
 * @param document text with the two marks
 * @param order names of all benchmarks; rows of others are dropped
 * @returns the document with these results in the place of earlier ones of the same benchmarks
 * @throws when the marks are missing
 */
export function withResults(document: string, results: readonly Results[], order: readonly string[]): string {
  const [, , table = ""] = marked.exec(document) ?? [];
  if (!marked.test(document))
    throw new Error("The document has no place for results: <!-- results --> … <!-- end -->.");
  const lines = new Map(Map.groupBy(rowLines(table), (line) => cellsOf(line)[0] ?? ""));
  for (const result of results) lines.set(result.bench, linesOf(result));
  const body = order.flatMap((bench) => lines.get(bench) ?? []);
  return document.replace(marked, (_all, begin: string, _table: string, end: string) =>
    [`${begin}${heading}`, rule, ...body, end].join("\n"),
  );
}

function rowLines(table: string): string[] {
  return table.split("\n").filter((line) => line.startsWith("| ") && line !== heading);
}

function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .slice(1, -1);
}

function linesOf({ bench, rows, date, machine }: Results): string[] {
  return rows.map(({ question, ours, reference, ratio, bar, reached }) => {
    const isReached = bar === "" ? "" : reached ? "yes" : "no";
    const cells = [bench, question, ours, reference, ratio, bar, isReached, date, machine];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
}
