/** Writing requests: inserts, updates, upserts, replacements and deletes, right ones and ones that a rule refuses. */
import fc from "fast-check";
import type { Asked } from "./asked.ts";
import { anyTable, filterByKey, keyValue, type Pair } from "./filters.ts";
import { nowAndThen } from "./now-and-then.ts";
import { queryOf } from "./reads.ts";
import { selectOf } from "./selects.ts";
import { type Table, tableNamed } from "./tables.ts";
import { anyValueOf, plausibleValueOf } from "./values.ts";

type Row = Readonly<Record<string, unknown>>;

export const writes = (): fc.Arbitrary<Asked> =>
  anyTable.chain((table) =>
    fc.oneof(
      { weight: 4, arbitrary: insertInto(table) },
      { weight: 3, arbitrary: upsertInto(table) },
      { weight: 4, arbitrary: updateOf(table) },
      { weight: 3, arbitrary: deleteFrom(table) },
      { weight: 1, arbitrary: replaceIn(table) },
    ),
  );

interface Write {
  readonly method: string;
  readonly pairs: readonly Pair[];
  readonly prefer?: readonly string[];
  readonly body?: unknown;
}

/** Adds what all writes have: who asks, what is to come back, in which form. */
function asked(table: Table, write: fc.Arbitrary<Write>): fc.Arbitrary<Asked> {
  return fc
    .record({
      write,
      role: fc.oneof(
        { weight: 9, arbitrary: fc.constant("service_role" as const) },
        { weight: 1, arbitrary: fc.constant("anon" as const) },
      ),
      returning: fc.constantFrom("minimal", "headers-only", "representation", "representation", null),
      select: nowAndThen(2, selectOf(table, 1)),
      accept: nowAndThen(6, fc.constantFrom("application/vnd.pgrst.object+json", "text/csv")),
      more: nowAndThen(4, fc.constantFrom("count=exact", "handling=strict", "missing=default", "nope=1")),
    })
    .map(({ write, role, returning, select, accept, more }): Asked => {
      const prefer = [
        ...(returning ? [`return=${returning}`] : []),
        ...(write.prefer ?? []),
        ...(more ? [more] : []),
      ];
      const pairs: Pair[] = [...write.pairs, ...(select ? [["select", select.text] as const] : [])];
      return {
        ...{ method: write.method, role, isBroken: false, isOrdered: false, areEmbeddingsOrdered: false },
        path: `/${table.name}${queryOf(pairs)}`,
        headers: {
          ...(write.body !== undefined && { "content-type": "application/json" }),
          ...(prefer.length > 0 && { prefer: prefer.join(",") }),
          ...(accept && { accept }),
        },
        body: write.body === undefined ? null : JSON.stringify(write.body),
      };
    });
}

function insertInto(table: Table): fc.Arbitrary<Asked> {
  return asked(
    table,
    fc.record({ body: rows(table), columns: nowAndThen(5, columnsOf(table)) }).map(({ body, columns }) => ({
      ...{ method: "POST", body },
      pairs: columns ? [["columns", columns.join(",")] as const] : [],
    })),
  );
}

function upsertInto(table: Table): fc.Arbitrary<Asked> {
  return asked(
    table,
    fc
      .record({
        body: rows(table),
        resolution: fc.constantFrom("merge-duplicates", "ignore-duplicates"),
        target: nowAndThen(2, fc.constantFrom(table.key.join(","), ...uniqueColumns(table))),
      })
      .map(({ body, resolution, target }) => ({
        ...{ method: "POST", body, prefer: [`resolution=${resolution}`] },
        pairs: target ? [["on_conflict", target] as const] : [],
      })),
  );
}

/** The last two are none, which PostgreSQL refuses. */
const uniqueColumns = (table: Table) => [
  ...("name_key" in table.columns ? ["name_key"] : []),
  "created_at",
  "nope",
];

function updateOf(table: Table): fc.Arbitrary<Asked> {
  return asked(
    table,
    fc
      .record({
        filters: maybeUnfiltered(filterByKey(table)),
        body: fc.oneof({ weight: 9, arbitrary: row(table, false) }, { weight: 1, arbitrary: rows(table) }),
        most: nowAndThen(6, fc.constantFrom("0", "1", "2")),
      })
      .map(({ filters, body, most }) => ({
        ...{ method: "PATCH", body, pairs: filters },
        prefer: most ? ["handling=strict", `max-affected=${most}`] : [],
      })),
  );
}

function deleteFrom(table: Table): fc.Arbitrary<Asked> {
  return asked(
    table,
    fc
      .record({
        filters: maybeUnfiltered(filterByKey(table)),
        most: nowAndThen(6, fc.constantFrom("0", "1", "2")),
      })
      .map(({ filters, most }) => ({
        ...{ method: "DELETE", pairs: filters },
        prefer: most ? ["handling=strict", `max-affected=${most}`] : [],
      })),
  );
}

function maybeUnfiltered(filters: fc.Arbitrary<Pair[]>): fc.Arbitrary<Pair[]> {
  return fc.oneof({ weight: 15, arbitrary: filters }, { weight: 1, arbitrary: fc.constant<Pair[]>([]) });
}

function replaceIn(table: Table): fc.Arbitrary<Asked> {
  const key = fc.tuple(...table.key.map((column) => fc.tuple(fc.constant(column), keyValue(table, column))));
  return asked(
    table,
    fc
      .record({ key, row: row(table, true), agrees: fc.integer({ min: 0, max: 4 }) })
      .map(({ key, row, agrees }) => ({
        method: "PUT",
        pairs: key.map(([column, value]): Pair => [column, `eq.${value}`]),
        body: agrees > 0 ? { ...row, ...Object.fromEntries(key) } : row,
      })),
  );
}

function rows(table: Table): fc.Arbitrary<Row | Row[]> {
  return fc.oneof(row(table, true), fc.array(row(table, true), { maxLength: 3 }));
}

/** @param isWhole with what a new row needs */
function row(table: Table, isWhole: boolean): fc.Arbitrary<Row> {
  const required = isWhole ? neededBy(table) : fc.constant({});
  const columns = Object.entries(table.columns).filter(([column]) => !table.key.includes(column));
  const optional = fc
    .subarray(columns, { maxLength: Math.min(4, columns.length) })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(([column, kind]) =>
          fc
            .oneof(
              { weight: 20, arbitrary: plausibleValueOf(kind) as fc.Arbitrary<unknown> },
              { weight: 1, arbitrary: anyValueOf(kind) },
              { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, 7, 1.5, { a: 1 }, [1]) },
            )
            .map((value) => [column, value] as const),
        ),
      ),
    )
    .map((entries): Row => Object.fromEntries(entries));
  const unknown = fc.oneof(
    { weight: 15, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constant({ no_such_column: 1 }) },
  );
  return fc.tuple(optional, required, unknown).map((parts): Row => Object.assign({}, ...parts));
}

const newName = fc.integer({ min: 1, max: 9 }).map((number) => `Naya ${number}`);
const id = fc.integer({ min: 1, max: 70 });

function neededBy(table: Table): fc.Arbitrary<Row> {
  if (table.name === "settings")
    return fc.record({ key: keyValue(table, "key"), value: fc.constantFrom("one", "two", "") });
  if (table.name === "lyrics")
    return withId(fc.record({ title: newName, lyrics_english: fc.constantFrom("la la", "na na") }));
  if (table.key.length > 1) return fc.tuple(id, id).map((ids): Row => pairOf(table, ids));
  return withId(fc.record({ name: fc.oneof(newName, fc.constantFrom("Film 1", "Gayak 1", "Kavi 2")) }));
}

const pairOf = (table: Table, ids: readonly number[]): Row =>
  Object.fromEntries(tableNamed(table.name).key.map((column, place) => [column, ids[place]]));

function withId(row: fc.Arbitrary<Row>): fc.Arbitrary<Row> {
  return fc.tuple(row, nowAndThen(2, id)).map(([row, id]) => (id ? { id, ...row } : row));
}

function columnsOf(table: Table): fc.Arbitrary<string[]> {
  return fc.subarray([...Object.keys(table.columns), "no_such_column"], { minLength: 1, maxLength: 5 });
}
