/** Reading requests: what is selected, which rows, in which order and part, and in which form. */
import type { Draft, Pair } from "./asked.ts";
import type { Draw } from "./draw.ts";
import { drawFilter } from "./filters.ts";
import { drawSelect, type Embedded } from "./selects.ts";
import { drawTable, type Table } from "./tables.ts";

const wrongTables = "lyric no_such_table Lyrics trash account".split(" ");

/** @param deepest how deep embeddings are nested; each level costs seconds */
export function drawRead(draw: Draw, deepest: number): Draft {
  const table = drawTable(draw);
  const select = draw.oneIn(10) ? undefined : drawSelect(draw, table, deepest);
  const embedded = select ? allOf(select.embedded) : [];
  const filters = draw.list(0, 2, () => drawFilter(draw, table));
  const within = embedded.flatMap((placed) => drawWithin(draw, placed));
  const part = drawPart(draw, "");
  // A part of what comes in any order could be any part.
  const order = draw.oneIn(2)
    ? drawOrder(draw, table, select?.embedded)
    : part.length > 0 || table.isLong
      ? table.key.join(",")
      : undefined;
  const pairs: Pair[] = [...filters, ...within];
  if (select) pairs.unshift(["select", select.text]);
  if (order) pairs.push(["order", order]);
  return {
    method: draw.oneIn(6) ? "HEAD" : "GET",
    target: draw.oneIn(90) ? draw.pick(wrongTables) : table.name,
    pairs: [...pairs, ...part],
    headers: drawHeaders(draw),
    body: null,
    role: draw.oneIn(3) ? "service_role" : "anon",
    isOrdered: order !== undefined,
    areEmbeddingsOrdered: embedded.every(
      ({ path, one }) => !one.isMany || within.some(([name]) => name === `${path}.order`),
    ),
  };
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

/** Filters, order and part of what is embedded; `not.or` of an embedding is `albums.not.or`. */
function drawWithin(draw: Draw, { path, one }: Placed): Pair[] {
  const pairs: Pair[] = [];
  if (draw.oneIn(3)) {
    const [name, value] = drawFilter(draw, one.table);
    pairs.push([`${path}.${name}`, value]);
  }
  if (one.isMany) {
    const part = drawPart(draw, `${path}.`);
    if (draw.oneIn(2)) pairs.push([`${path}.order`, drawOrder(draw, one.table)]);
    else if (part.length > 0) pairs.push([`${path}.order`, one.table.key.join(",")]);
    pairs.push(...part);
  }
  if (!path.includes(".") && draw.oneIn(8)) pairs.push([path, draw.pick(["is.null", "not.is.null"])]);
  return pairs;
}

/** Always ends in the key, so that the order of all rows is settled. */
function drawOrder(draw: Draw, table: Table, embedded: readonly Embedded[] = []): string {
  const foreign = embedded
    .filter(({ isOne }) => isOne)
    .flatMap(({ name, table }) => Object.keys(table.columns).map((column) => `${name}(${column})`));
  const columns = draw.list(0, 2, () =>
    draw.pick(foreign.length > 0 && draw.oneIn(3) ? foreign : Object.keys(table.columns)),
  );
  const terms = [...new Set(columns)].map(
    (column) =>
      `${column}${draw.pick(["", ".asc", ".desc"])}${draw.pick(["", "", ".nullsfirst", ".nullslast"])}`,
  );
  return [...terms, ...table.key].join(",");
}

/** `limit` and `offset`, one of them, or nothing. */
function drawPart(draw: Draw, prefix: string): Pair[] {
  const limit: Pair = [`${prefix}limit`, draw.pick(["0", "1", "3", "10", "10", "2000"])];
  const offset: Pair = [`${prefix}offset`, draw.pick(["0", "1", "2", "50", "2999", "3000", "100000"])];
  return draw.way<Pair[]>([5, () => []], [3, () => [limit]], [2, () => [limit, offset]], [1, () => [offset]]);
}

const accepted = [
  "application/json",
  "*/*",
  "application/vnd.pgrst.object+json",
  "application/vnd.pgrst.object",
  "text/csv",
  "application/vnd.pgrst.array+json;nulls=stripped",
  "application/vnd.pgrst.object+json;nulls=stripped",
  "text/html,application/json;q=0.9",
  "image/png",
];

const preferred = "count=exact count=exact count=planned count=estimated handling=strict nope=1".split(" ");

/** The header `Range` asks for a part of rows in an order that is not settled: it goes with few requests, and whole. */
function drawHeaders(draw: Draw): Record<string, string> {
  return {
    ...(draw.oneIn(4) && { accept: draw.pick(accepted) }),
    ...(draw.oneIn(3) && { prefer: draw.pick(preferred) }),
    ...(draw.oneIn(12) && { range: draw.pick(["0-5000", "0-", "9-4", "5000-5010"]) }),
  };
}
