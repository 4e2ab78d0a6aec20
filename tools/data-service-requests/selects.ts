/** What may stand in `select`: columns, aliases, casts, counts, and embeddings of all kinds, nested. */
import type { Draw } from "./draw.ts";
import { drawColumn, type Kind, type Relation, type Table, tableNamed } from "./tables.ts";

export interface Selected {
  readonly text: string;
  readonly embedded: readonly Embedded[];
}

export interface Embedded {
  /** By which filters and orders name it. */
  readonly name: string;
  readonly table: Table;
  /** Whether its rows come in a list that can be ordered. */
  readonly isMany: boolean;
  /** Whether it is one row, by whose columns those around it can be ordered. */
  readonly isOne: boolean;
  readonly embedded: readonly Embedded[];
}

const casts: Readonly<Record<Kind, readonly string[]>> = {
  bigint: "text integer int4 numeric float8 bigint".split(" "),
  integer: ["text", "int8", "smallint", "real", "double precision"],
  text: ["text"],
  timestamptz: "text date time timestamp timestamptz".split(" "),
};

/** Not allowed, or not possible for every value. */
const doubtfulCasts = "nonsense uuid boolean json integer oid regclass money text[]".split(" ");

/** @param depth how deep embeddings may be nested */
export function drawSelect(draw: Draw, table: Table, depth: number): Selected {
  const columns = draw.oneIn(3) ? ["*"] : drawColumns(draw, table);
  const relations = depth > 0 && table.relations.length > 0 ? draw.some(table.relations, 0, 3) : [];
  const embeddings = relations.map((relation) => drawEmbedding(draw, relation, depth - 1));
  return {
    text: [...columns, ...embeddings.map(({ text }) => text)].join(","),
    embedded: embeddings.flatMap(({ embedded }) => embedded),
  };
}

/** Two items of one name would leave it to chance which comes. */
function drawColumns(draw: Draw, table: Table): string[] {
  return [...new Map(draw.list(1, 4, () => drawItem(draw, table))).values()];
}

function drawItem(draw: Draw, table: Table): readonly [name: string, item: string] {
  const [column, kind] = drawColumn(draw, table, [
    ["no_such_column", "text"],
    ["ID", "text"],
    ['"id"', "bigint"],
  ]);
  const alias = draw.oneIn(5) ? draw.pick(["as1", "as2", '"an alias"', '"उपनाम"']) : undefined;
  const cast = draw.oneIn(80)
    ? draw.pick(doubtfulCasts)
    : draw.oneIn(10)
      ? draw.pick(casts[kind])
      : undefined;
  return [alias ?? column, `${alias ? `${alias}:` : ""}${column}${cast ? `::${cast}` : ""}`];
}

function drawEmbedding(draw: Draw, { name, isMany, hints }: Relation, depth: number): Selected {
  const table = tableNamed(name);
  // What is counted has no order and no part.
  const isCounted = draw.oneIn(8);
  const within = isCounted
    ? { text: "count", embedded: [] }
    : draw.oneIn(13)
      ? { text: "", embedded: [] }
      : drawSelect(draw, table, depth);
  const isSpread = !isMany && draw.oneIn(6);
  const alias = !isSpread && draw.oneIn(5) ? `${name}_of_it` : undefined;
  const hint = draw.oneIn(4) ? `!${draw.oneIn(21) ? "no_such_hint" : draw.pick(hints)}` : "";
  const join = draw.oneIn(3) ? draw.pick(["!inner", "!left"]) : "";
  const before = isSpread ? "..." : alias ? `${alias}:` : "";
  return {
    text: `${before}${name}${hint}${join}(${within.text})`,
    embedded: [
      {
        name: alias ?? name,
        table,
        isMany: isMany && !isCounted,
        isOne: !isMany && !isCounted && !isSpread,
        embedded: within.embedded,
      },
    ],
  };
}
