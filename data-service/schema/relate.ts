/**
 * Derives relationships from foreign keys, in both directions and through join tables, and from functions. Views
 * stand for the tables that they show.
 */
import type { ShownColumn } from "./catalog-query.ts";
import type { ComputedTarget } from "./computed.ts";
import type { ColumnPair, ForeignKey, Relationship, Table } from "./schema.ts";
import { showingsOf, shownKey, tableKey } from "./showings.ts";

/** A table or view of the catalog; tables that are not exposed only tell how views are related. */
export type Unrelated = Omit<Table, "relationships"> & {
  readonly isExposed: boolean;
  readonly shownColumns: readonly ShownColumn[];
};
type Draft = Unrelated & { relationships: Relationship[] };

/** A foreign key between two tables, or between views that show its columns. */
interface Link {
  readonly from: Draft;
  readonly to: Draft;
  /** The foreign key of the table. */
  readonly key: ForeignKey;
  /** Its columns by the names that they have here. */
  readonly pairs: readonly ColumnPair[];
  /** No two rows of the table refer to the same row. */
  readonly isUnique: boolean;
}

/** @returns the exposed tables and views with their relationships */
export function relate(
  unrelated: readonly Unrelated[],
  computed: readonly ComputedTarget[],
): readonly Table[] {
  const byKey = new Map(unrelated.map((table) => [tableKey(table.schema, table.name), table]));
  const tables: Draft[] = unrelated.map((table) => ({
    ...table,
    primaryKey: table.isView ? shownKey(table, byKey) : table.primaryKey,
    relationships: [],
  }));
  const links = linksOf(tables);
  for (const link of links) relateBothWays(link);
  for (const near of Map.groupBy(links, ({ from }) => from).values()) relateThrough(near);
  const exposed = tables.filter(({ isExposed }) => isExposed);
  for (const one of computed) relateByFunction(one, exposed);
  return exposed;
}

function linksOf(tables: readonly Draft[]): Link[] {
  const byKey = new Map(tables.map((table) => [tableKey(table.schema, table.name), table]));
  const showings = showingsOf(tables);
  return tables.flatMap((table) =>
    table.foreignKeys.flatMap((key): Link[] => {
      const target = byKey.get(tableKey(key.targetSchema, key.targetTable));
      if (!target) return [];
      const isUnique = table.uniqueKeys.some((unique) =>
        unique.every((column) => key.columns.includes(column)),
      );
      const targets = showings(target, key.targetColumns);
      return showings(table, key.columns).flatMap((from) =>
        targets.map((to) => ({
          from: from.by,
          to: to.by,
          key,
          pairs: from.columns.map((column, index): ColumnPair => [column, to.columns[index] ?? column]),
          isUnique,
        })),
      );
    }),
  );
}

function relateBothWays({ from, to, key, pairs, isUnique }: Link): void {
  const constraints = [key.constraint];
  from.relationships.push({
    cardinality: isUnique ? "one-to-one" : "many-to-one",
    isToOne: true,
    isReferencing: true,
    origin: from,
    target: to,
    constraints,
    computedBy: null,
    through: null,
    pairs,
  });
  to.relationships.push({
    cardinality: isUnique ? "one-to-one" : "one-to-many",
    isToOne: isUnique,
    isReferencing: false,
    origin: to,
    target: from,
    constraints,
    computedBy: null,
    through: null,
    pairs: reversed(pairs),
  });
}

const reversed = (pairs: readonly ColumnPair[]): ColumnPair[] => pairs.map(([own, theirs]) => [theirs, own]);

/**
 * A join table has a primary key with the columns of two foreign keys, as in PostgREST.
 * @param links all links of one table or view
 */
function relateThrough(links: readonly Link[]): void {
  const joining = links.filter(inPrimaryKey);
  for (const near of joining) {
    for (const far of joining) {
      if (near.key === far.key) continue;
      near.to.relationships.push({
        cardinality: "many-to-many",
        isToOne: false,
        isReferencing: false,
        origin: near.to,
        target: far.to,
        constraints: [near.key.constraint, far.key.constraint],
        computedBy: null,
        pairs: [],
        through: { table: near.from, near: reversed(near.pairs), far: far.pairs },
      });
    }
  }
}

const inPrimaryKey = ({ from, pairs }: Link): boolean =>
  pairs.every(([column]) => from.primaryKey.includes(column));

function relateByFunction({ computedBy, target, isToOne }: ComputedTarget, tables: readonly Draft[]): void {
  const find = (schema: string, name: string) =>
    tables.find((table) => table.schema === schema && table.name === name);
  const from = find(computedBy.schema, computedBy.rowType);
  const to = find(target.schema, target.name);
  if (!from || !to) return;
  from.relationships.push({
    cardinality: isToOne ? "many-to-one" : "one-to-many",
    isToOne,
    isReferencing: false,
    origin: from,
    target: to,
    constraints: [],
    computedBy,
    pairs: [],
    through: null,
  });
}
