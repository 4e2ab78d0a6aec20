/**
 * Draws writes: inserts of one row and of many, upserts, updates, deletes and replacements, with what is to come
 * back.
 */
import fc from "fast-check";
import { conditionsOf } from "./draw-conditions.ts";
import { seldom, selectOf, some } from "./draw-reads.ts";
import type { RequestParts } from "./request-line.ts";
import { type Table, values } from "./tables.ts";

type Row = Readonly<Record<string, unknown>>;

/** Of a write: what is changed, and what only this write has. */
type Change = Pick<RequestParts, "method" | "pairs" | "body"> & { readonly preferences?: readonly string[] };

export function writeOf(table: Table): fc.Arbitrary<RequestParts> {
  return fc
    .record({
      change: fc.oneof(
        insertOf(table),
        insertOf(table),
        updateOf(table),
        deleteOf(table),
        replacementOf(table),
      ),
      selected: fc.option(selectOf(table, 1)),
      returned: fc.constantFrom("representation", "representation", "headers-only", "minimal"),
      preference: seldom("count=exact", "handling=strict", "missing=default"),
      Accept: seldom("application/vnd.pgrst.object+json", "text/csv"),
    })
    .map(({ change: { preferences = [], ...change }, selected, returned, preference, ...headers }) => ({
      ...change,
      name: table.name,
      pairs: [...change.pairs, ...(selected ? [`select=${selected.text}`, ...selected.pairs] : [])],
      headers: {
        ...headers,
        Prefer: [`return=${returned}`, ...preferences, preference].filter(Boolean).join(","),
      },
    }));
}

/** One row, or a list of rows with the same columns. */
function bodyOf(table: Table): fc.Arbitrary<Row | readonly Row[]> {
  const needed = [...table.needed, ...(table.key.length > 1 ? table.key : [])];
  return some(Object.keys(table.columns), 0, 3).chain((others) => {
    const row = rowOf(table, [...needed, ...others]);
    return fc.oneof(row, fc.array(row, { minLength: 1, maxLength: 3 }));
  });
}

function rowOf({ columns, needed }: Table, names: readonly string[]): fc.Arbitrary<Row> {
  const valueFor = (name: string) => {
    const kind = columns[name] ?? "text";
    const isNumber = kind === "number" || kind === "year";
    const value = fc.constantFrom<string | number>(
      ...values[kind].map((text) => (isNumber ? Number(text) : text)),
    );
    return needed.includes(name) ? value : fc.option(value);
  };
  return fc.record(Object.fromEntries(names.map((name) => [name, valueFor(name)])));
}

function insertOf(table: Table): fc.Arbitrary<Change> {
  const [key, needed] = [table.key.join(","), table.needed.join(",")];
  const pair = seldom(`columns=${needed}`, `on_conflict=${key}`);
  const resolution = fc.constantFrom("", "resolution=merge-duplicates", "resolution=ignore-duplicates");
  return fc.tuple(bodyOf(table), pair, resolution).map(([body, pair, resolution]) => ({
    method: "POST",
    pairs: pair === "" ? [] : [pair],
    preferences: [resolution],
    body,
  }));
}

function updateOf(table: Table): fc.Arbitrary<Change> {
  const row = some(Object.keys(table.columns), 1, 3).chain((names) => rowOf(table, names));
  return fc.tuple(row, deleteOf(table)).map(([body, affected]) => ({ ...affected, method: "PATCH", body }));
}

function deleteOf(table: Table): fc.Arbitrary<Change> {
  const [key = ""] = table.key;
  const rows = key === "key" ? ["eq.adCode1", "in.(adCode2)"] : ["eq.7", "in.(1,2,50)", "lt.4", "eq.999"];
  const most = seldom("handling=strict,max-affected=2");
  return fc.tuple(fc.constantFrom(...rows), conditionsOf(table), most).map(([rows, conditions, most]) => ({
    method: "DELETE",
    pairs: [`${key}=${rows}`, ...conditions],
    preferences: [most],
  }));
}

function replacementOf(table: Table): fc.Arbitrary<Change> {
  return rowOf(table, [...table.key, ...table.needed]).map((body) => ({
    method: "PUT",
    pairs: table.key.map((column) => `${column}=eq.${body[column]}`),
    body,
  }));
}
