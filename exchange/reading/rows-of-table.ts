/** Gives the rows of a table by the names of its columns, which one of its first records has. */
import { unguardFormula } from "../csv/formulas.ts";
import { FileRefused } from "../file-refused.ts";
import { emptyFile } from "./empty-file.ts";
import { mostAbove, namesColumns } from "./heading-row.ts";
import type { Row, Rows } from "./row.ts";

export interface TableRecord extends Pick<Row, "problem" | "remarks" | "place"> {
  readonly cells: readonly string[];
}

/**
 * The first record names the columns; where it does not, but one of the next few has two names of fields, that one.
 * @throws {FileRefused} when there is no record, or the first one cannot be read
 */
export async function rowsOfTable(records: AsyncGenerator<TableRecord>): Promise<Rows> {
  const first: TableRecord[] = [];
  for (let next = await records.next(); !next.done; next = await records.next()) {
    first.push(next.value);
    if (first.length > mostAbove || namesColumns(next.value.cells)) break;
  }
  const [top] = first;
  if (!top) throw emptyFile();
  const names = first.find(({ cells }) => namesColumns(cells)) ?? top;
  if (names.problem) {
    await records.return(undefined);
    throw new FileRefused(`The first line has to name the columns. ${names.problem}`);
  }
  const columns = withoutRepeats(names.cells.map((name) => name.trim()));
  const [below, above] = [first.slice(first.indexOf(names) + 1), first.slice(0, first.indexOf(names))];
  return { columns, rows: rowsOf(withFirst(below, records), columns, above) };
}

async function* withFirst(first: readonly TableRecord[], rest: AsyncGenerator<TableRecord>) {
  yield* first;
  yield* rest;
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

/** @param above what stands above the names of the columns, which the first row tells */
async function* rowsOf(
  records: AsyncGenerator<TableRecord>,
  columns: readonly string[],
  above: readonly TableRecord[],
): AsyncGenerator<Row> {
  const words = above.flatMap(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean));
  let told =
    words.length > 0 ? [`Left out above the names of the columns: ${words.join(", ").slice(0, 200)}.`] : [];
  for await (const { cells, ...record } of records) {
    const rest = told.length > 0 ? { ...record, remarks: [...told, ...(record.remarks ?? [])] } : record;
    told = [];
    const values = Object.fromEntries(columns.map((name, at) => [name, unguardFormula(cells[at] ?? "")]));
    const isHeading = columns.every((name, at) => name === cells[at]?.trim());
    const isWhole =
      cells.length >= columns.length && !cells.slice(columns.length).some((cell) => cell.trim());
    if (isHeading && columns.length > 1) yield { ...rest, values, problem: "It names the columns again." };
    else if (rest.problem || isWhole) yield { ...rest, values };
    else {
      const problem = `It has ${cells.length} cells, where the first line names ${columns.length}.`;
      yield { ...rest, values, problem };
    }
  }
}
