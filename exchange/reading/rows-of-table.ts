/** Gives the rows of a table by the names of its columns, which its first record has. */
import { unguardFormula } from "../csv/formulas.ts";
import { FileRefused } from "../file-refused.ts";
import { emptyFile } from "./empty-file.ts";
import type { Row, Rows } from "./row.ts";

export interface TableRecord extends Pick<Row, "problem" | "remarks" | "place"> {
  readonly cells: readonly string[];
}

/** @throws {FileRefused} when there is no record, or the first one cannot be read */
export async function rowsOfTable(records: AsyncGenerator<TableRecord>): Promise<Rows> {
  const { value: first } = (await records.next()) as { readonly value: TableRecord | undefined };
  if (!first) throw emptyFile();
  if (first.problem) {
    await records.return(undefined);
    throw new FileRefused(`The first line has to name the columns. ${first.problem}`);
  }
  const columns = withoutRepeats(first.cells.map((name) => name.trim()));
  return { columns, rows: rowsOf(records, columns) };
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

async function* rowsOf(
  records: AsyncGenerator<TableRecord>,
  columns: readonly string[],
): AsyncGenerator<Row> {
  for await (const { cells, ...rest } of records) {
    const values = Object.fromEntries(columns.map((name, at) => [name, unguardFormula(cells[at] ?? "")]));
    const isWhole =
      cells.length >= columns.length && !cells.slice(columns.length).some((cell) => cell.trim());
    if (rest.problem || isWhole) yield { ...rest, values };
    else {
      const problem = `It has ${cells.length} cells, where the first line names ${columns.length}.`;
      yield { ...rest, values, problem };
    }
  }
}
