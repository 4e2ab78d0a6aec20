/** Reading requests: what is selected, which rows, in which order and part, and in which form. */
import fc from "fast-check";
import type { Asked } from "./asked.ts";
import { anyTable, filterOn, type Pair } from "./filters.ts";
import { nowAndThen } from "./now-and-then.ts";
import { type Embedded, type Selected, selectOf } from "./selects.ts";
import type { Table } from "./tables.ts";

/** Deeper nesting costs the judge seconds. */
const deepest = 2;

export const reads = (): fc.Arbitrary<Asked> =>
  anyTable.chain((table) =>
    fc
      .record({
        method: fc.constantFrom("GET", "GET", "GET", "GET", "GET", "HEAD"),
        target: fc.oneof(
          { weight: 90, arbitrary: fc.constant(table.name) },
          { weight: 1, arbitrary: fc.constantFrom("lyric", "no_such_table", "Lyrics", "trash", "account") },
        ),
        role: fc.constantFrom("anon", "anon", "service_role"),
        rows: rowsOf(table, selectOf(table, deepest)),
        headers: readingHeaders,
      })
      .map(({ method, target, role, rows, headers }) => ({
        ...{ method, role, headers, body: null, isBroken: false },
        path: `/${target}${queryOf(rows.pairs)}`,
        ...{ isOrdered: rows.isOrdered, areEmbeddingsOrdered: rows.areEmbeddingsOrdered },
      })),
  );

export interface Rows {
  readonly pairs: readonly Pair[];
  readonly isOrdered: boolean;
  readonly areEmbeddingsOrdered: boolean;
}

/** @param select null where the address has none */
export function rowsOf(table: Table, select: fc.Arbitrary<Selected>): fc.Arbitrary<Rows> {
  return fc.option(select, { freq: 10 }).chain((selected) => {
    const embedded = selected ? allOf(selected.embedded) : [];
    return fc
      .record({
        filters: fc.array(filterOn(table), { maxLength: 2 }),
        within: partsOfEmbeddings(embedded),
        order: nowAndThen(2, orderOf(table, selected?.embedded ?? [])),
        part: part(""),
      })
      .map(({ filters, within, order, part }) => {
        // A part of what comes in any order could be any part.
        const ordered = order ?? (part.length > 0 || table.isLong ? table.key.join(",") : null);
        return {
          pairs: [
            ...(selected ? [["select", selected.text] as const] : []),
            ...[...filters, ...within],
            ...(ordered ? [["order", ordered] as const] : []),
            ...part,
          ],
          isOrdered: ordered !== null,
          areEmbeddingsOrdered: embedded.every(
            ({ path, one }) => !one.isMany || within.some(([name]) => name === `${path}.order`),
          ),
        };
      });
  });
}

interface Placed {
  /** As the name of a pair begins: `albums.lyrics`. */
  readonly path: string;
  readonly one: Embedded;
}

function allOf(embedded: readonly Embedded[], above = ""): Placed[] {
  return embedded.flatMap((one) => {
    const path = `${above}${one.name}`;
    return [{ path, one }, ...allOf(one.embedded, `${path}.`)];
  });
}

function partsOfEmbeddings(embedded: readonly Placed[]): fc.Arbitrary<Pair[]> {
  return fc
    .tuple(
      ...embedded.map(({ path, one }) =>
        fc
          .record({
            filters: nowAndThen(3, filterOn(one.table)),
            order: nowAndThen(2, orderOf(one.table, [])),
            part: one.isMany ? part(`${path}.`) : fc.constant<Pair[]>([]),
            isNull: nowAndThen(8, fc.constantFrom("is.null", "not.is.null")),
          })
          .map(({ filters, order, part, isNull }): Pair[] => {
            const ordered = order ?? (part.length > 0 ? one.table.key.join(",") : null);
            return [
              ...(filters ? [[withPath(path, filters[0]), filters[1]] as const] : []),
              ...(ordered && one.isMany ? [[`${path}.order`, ordered] as const] : []),
              ...part,
              ...(isNull && !path.includes(".") ? [[path, isNull] as const] : []),
            ];
          }),
      ),
    )
    .map((parts) => parts.flat());
}

/** `not.or` of an embedding is `albums.not.or`. */
const withPath = (path: string, name: string) => `${path}.${name}`;

/** Always ends in the key, so that the order of all rows is settled. */
function orderOf(table: Table, embedded: readonly Embedded[]): fc.Arbitrary<string> {
  const own = fc.constantFrom(...Object.keys(table.columns));
  const toOne = embedded.filter(({ isOne, isSpread }) => isOne && !isSpread);
  const foreign = toOne.flatMap(({ name, table }) =>
    Object.keys(table.columns).map((column) => `${name}(${column})`),
  );
  const column = foreign.length > 0 ? fc.oneof(own, own, fc.constantFrom(...foreign)) : own;
  const term = fc
    .record({
      column,
      direction: fc.constantFrom("", ".asc", ".desc"),
      nulls: fc.constantFrom("", "", ".nullsfirst", ".nullslast"),
    })
    .map(({ column, direction, nulls }) => column + direction + nulls);
  return fc
    .uniqueArray(term, { maxLength: 2, selector: (text) => text.split(".")[0] })
    .map((terms) => [...terms, ...table.key].join(","));
}

/** `limit` and `offset`, or nothing. */
function part(prefix: string): fc.Arbitrary<Pair[]> {
  const limit = fc.constantFrom("0", "1", "3", "10", "10", "2000");
  const offset = fc.constantFrom("0", "1", "2", "50", "2999", "3000", "100000");
  const pair =
    (name: string) =>
    (value: string): Pair => [`${prefix}${name}`, value];
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant<Pair[]>([]) },
    { weight: 3, arbitrary: limit.map((value) => [pair("limit")(value)]) },
    {
      weight: 2,
      arbitrary: fc.tuple(limit, offset).map(([most, from]) => [pair("limit")(most), pair("offset")(from)]),
    },
    { weight: 1, arbitrary: offset.map((value) => [pair("offset")(value)]) },
  );
}

const accepted = [
  ...["application/json", "*/*", "application/vnd.pgrst.object+json", "application/vnd.pgrst.object"],
  ...["text/csv", "application/vnd.pgrst.array+json;nulls=stripped"],
  ...["application/vnd.pgrst.object+json;nulls=stripped", "text/html,application/json;q=0.9", "image/png"],
];

/** The header `Range` asks for a part of rows in an order that is not settled: it goes with few requests, and whole. */
const readingHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record({
    accept: nowAndThen(4, fc.constantFrom(...accepted)),
    prefer: nowAndThen(
      3,
      fc.constantFrom(
        "count=exact",
        "count=exact",
        "count=planned",
        "count=estimated",
        "handling=strict",
        "nope=1",
      ),
    ),
    range: nowAndThen(12, fc.constantFrom("0-5000", "0-", "9-4", "5000-5010")),
  })
  .map(
    (given) =>
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Record<
        string,
        string
      >,
  );

/** The characters of the grammar stay as callers write them. */
export function queryOf(pairs: readonly Pair[]): string {
  const encode = (text: string) => encodeURIComponent(text).replace(/%(?:2C|3A|22)/g, decodeURIComponent);
  return pairs.length === 0
    ? ""
    : `?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&")}`;
}
