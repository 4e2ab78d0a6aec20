/** Writes songs, or people and albums, as JSON: one list, one of them per line. */
import type { Columns } from "../songs/exchanged-song.ts";

export async function* writeJson<Name extends string>(
  rows: AsyncIterable<readonly Partial<Record<Name, string>>[]>,
  table: Columns<Name>,
): AsyncGenerator<string> {
  let before = "[\n";
  for await (const batch of rows) {
    for (const row of batch) {
      yield before + JSON.stringify(valuesOf(row, table));
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function valuesOf<Name extends string>(row: Partial<Record<Name, string>>, table: Columns<Name>) {
  return Object.fromEntries(
    Array.from(table, ([column, { kind }]) => {
      const text = row[column] ?? "";
      if (kind === "names") return [column, text === "" ? [] : text.split(", ")];
      if (kind === "lines") return [column, text === "" ? [] : text.split("\n")];
      if (kind === "list") return [column, text === "" ? [] : JSON.parse(text)];
      if (kind === "number") return [column, text === "" ? null : Number(text)];
      return [column, text === "" ? null : text];
    }),
  );
}
