/** Derives relationships from foreign keys, in both directions and through join tables. */
import type { ColumnPair, ForeignKey, Relationship, Table } from "./schema.ts";

type Unrelated = Omit<Table, "relationships">;
type Draft = Unrelated & { relationships: Relationship[] };

/** A foreign key with both of its tables. */
interface Link {
  readonly from: Draft;
  readonly to: Draft;
  readonly key: ForeignKey;
}

/** @returns the tables with their relationships; foreign keys to tables outside the exposed schemas are ignored */
export function relate(unrelated: readonly Unrelated[]): readonly Table[] {
  const tables: Draft[] = unrelated.map((table) => ({ ...table, relationships: [] }));
  const links = tables.flatMap((from) =>
    from.foreignKeys.flatMap((key): Link[] => {
      const to = tables.find(({ schema, name }) => schema === key.targetSchema && name === key.targetTable);
      return to ? [{ from, to, key }] : [];
    }),
  );
  for (const link of links) relateBothWays(link);
  for (const from of tables) relateThrough(links.filter((link) => link.from === from));
  return tables;
}

function relateBothWays({ from, to, key }: Link): void {
  const isUnique = from.uniqueKeys.some((unique) => unique.every((column) => key.columns.includes(column)));
  const constraints = [key.constraint];
  from.relationships.push({
    cardinality: isUnique ? "one-to-one" : "many-to-one",
    isToOne: true,
    isReferencing: true,
    origin: from,
    target: to,
    constraints,
    through: null,
    pairs: pairsOf(key),
  });
  to.relationships.push({
    cardinality: isUnique ? "one-to-one" : "one-to-many",
    isToOne: isUnique,
    isReferencing: false,
    origin: to,
    target: from,
    constraints,
    through: null,
    pairs: reversed(pairsOf(key)),
  });
}

const pairsOf = ({ columns, targetColumns }: ForeignKey): ColumnPair[] =>
  columns.map((column, index) => [column, targetColumns[index] ?? column]);

const reversed = (pairs: readonly ColumnPair[]): ColumnPair[] => pairs.map(([own, theirs]) => [theirs, own]);

/**
 * A join table has a primary key with the columns of two foreign keys, as in PostgREST.
 * @param links all links of one table
 */
function relateThrough(links: readonly Link[]): void {
  for (const near of links) {
    for (const far of links) {
      if (near === far || !inPrimaryKey(near) || !inPrimaryKey(far)) continue;
      near.to.relationships.push({
        cardinality: "many-to-many",
        isToOne: false,
        isReferencing: false,
        origin: near.to,
        target: far.to,
        constraints: [near.key.constraint, far.key.constraint],
        pairs: [],
        through: { table: near.from, near: reversed(pairsOf(near.key)), far: pairsOf(far.key) },
      });
    }
  }
}

const inPrimaryKey = ({ from, key }: Link): boolean =>
  key.columns.every((column) => from.primaryKey.includes(column));
