/** What may stand in `select`: columns, aliases, casts, counts, and embeddings of all kinds, nested. */
import fc from "fast-check";
import { nowAndThen } from "./now-and-then.ts";
import { type Kind, type Relation, type Table, tableNamed } from "./tables.ts";

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
  readonly isSpread: boolean;
  readonly embedded: readonly Embedded[];
}

interface Item {
  readonly text: string;
  readonly embedded: readonly Embedded[];
}

const casts: Readonly<Record<Kind, readonly string[]>> = {
  bigint: ["text", "integer", "int4", "numeric", "float8", "bigint"],
  integer: ["text", "int8", "smallint", "real", "double precision"],
  text: ["text"],
  timestamptz: ["text", "date", "time", "timestamp", "timestamptz"],
};

/** Not allowed, or not possible for every value. */
const doubtfulCasts = [
  "nonsense",
  "uuid",
  "boolean",
  "json",
  "integer",
  "oid",
  "regclass",
  "money",
  "text[]",
];

/** @param depth how deep embeddings may be nested */
export function selectOf(table: Table, depth: number): fc.Arbitrary<Selected> {
  const columns = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Item[]>([{ text: "*", embedded: [] }]) },
    {
      weight: 5,
      arbitrary: fc.uniqueArray(columnOf(table), { minLength: 1, maxLength: 4, selector: named }),
    },
  );
  const embeddings =
    depth === 0
      ? fc.constant<Item[]>([])
      : fc
          .subarray([...table.relations], { maxLength: Math.min(3, table.relations.length) })
          .chain((chosen) => fc.tuple(...chosen.map((relation) => embeddingOf(relation, depth - 1))));
  return fc.tuple(columns, embeddings).map(([chosen, embedded]) => {
    const items = [...chosen, ...embedded];
    return {
      text: items.map(({ text }) => text).join(","),
      embedded: items.flatMap((item) => item.embedded),
    };
  });
}

/** Two items of one name would leave it to chance which comes. */
const named = ({ text }: Item) => text.split(/::|:(?!:)/)[0];

function columnOf(table: Table): fc.Arbitrary<Item> {
  const known = fc.constantFrom(...Object.entries(table.columns));
  const wrong = fc.constantFrom<[string, Kind]>(
    ["no_such_column", "text"],
    ["ID", "text"],
    ['"id"', "bigint"],
  );
  return fc.oneof({ weight: 60, arbitrary: known }, { weight: 1, arbitrary: wrong }).chain(([column, kind]) =>
    fc
      .record({
        alias: nowAndThen(5, fc.constantFrom("as1", "as2", '"an alias"', '"उपनाम"')),
        cast: nowAndThen(10, fc.constantFrom(...casts[kind])),
        doubtful: nowAndThen(80, fc.constantFrom(...doubtfulCasts)),
      })
      .map(({ alias, cast, doubtful }) => ({
        text: `${alias ? `${alias}:` : ""}${column}${doubtful || cast ? `::${doubtful ?? cast}` : ""}`,
        embedded: [],
      })),
  );
}

/** What is counted has no order and no part. */
const counted: Selected = { text: "count", embedded: [] };

function embeddingOf(relation: Relation, depth: number): fc.Arbitrary<Item> {
  const table = tableNamed(relation.table);
  const within = fc.oneof(
    { weight: 12, arbitrary: selectOf(table, depth) },
    { weight: 2, arbitrary: fc.constant(counted) },
    { weight: 1, arbitrary: fc.constant<Selected>({ text: "", embedded: [] }) },
  );
  return fc
    .record({
      within,
      alias: nowAndThen(5, fc.constant(`${relation.name}_of_it`)),
      hint: nowAndThen(
        4,
        fc.oneof(
          { weight: 20, arbitrary: fc.constantFrom(...relation.hints) },
          { weight: 1, arbitrary: fc.constant("no_such_hint") },
        ),
      ),
      join: nowAndThen(3, fc.constantFrom("inner", "left")),
      isSpread: relation.isMany ? fc.constant(false) : fc.integer({ max: 5, min: 0 }).map((one) => one === 0),
    })
    .map(({ within, alias, hint, join, isSpread }) => {
      const before = isSpread ? "..." : alias ? `${alias}:` : "";
      const after = [hint, join].flatMap((one) => (one ? [`!${one}`] : [])).join("");
      const name = !isSpread && alias ? alias : relation.name;
      return {
        text: `${before}${relation.name}${after}(${within.text})`,
        embedded: [
          {
            name,
            table,
            isMany: relation.isMany && within !== counted,
            isOne: !relation.isMany && within !== counted,
            isSpread,
            embedded: within.embedded,
          },
        ],
      };
    });
}
