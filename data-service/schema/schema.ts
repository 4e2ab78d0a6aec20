/** What of a database requests may speak of: tables and views, how they are related, and functions. Any database. */

/** The exposed schemas by name. The first is meant where a request names none. */
export type Schema = ReadonlyMap<string, Namespace>;

/** One exposed schema of the database. */
export interface Namespace {
  readonly name: string;
  readonly tables: ReadonlyMap<string, Table>;
  /** By name: several that differ in their parameters. */
  readonly functions: ReadonlyMap<string, readonly DatabaseFunction[]>;
}

/** What rows of a table, a view or a function's result look like. */
export interface RowShape {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  /** From these rows to those of other tables. */
  readonly relationships: readonly Relationship[];
}

export interface Table extends RowShape {
  readonly schema: string;
  readonly isView: boolean;
  readonly isWritable: boolean;
  readonly comment: string | null;
  /** Empty where there is none. */
  readonly primaryKey: readonly string[];
  /** The primary key too. */
  readonly uniqueKeys: readonly (readonly string[])[];
  readonly foreignKeys: readonly ForeignKey[];
}

export interface Column {
  readonly name: string;
  /** As a cast needs it, of a domain its base: `bigint`, `text[]`, `shop."Size of shoe"`. */
  readonly type: string;
  /** As people know it: a domain by its own name. */
  readonly shownType: string;
  readonly isNullable: boolean;
  /** Default, identity or generated: an insert may leave it out. */
  readonly hasDefault: boolean;
  readonly comment: string | null;
}

export interface ForeignKey {
  readonly constraint: string;
  readonly columns: readonly string[];
  readonly targetSchema: string;
  readonly targetTable: string;
  readonly targetColumns: readonly string[];
}

export type Cardinality = "many-to-one" | "one-to-many" | "one-to-one" | "many-to-many";

/** A column of these rows and the one of the target that has to equal it. */
export type ColumnPair = readonly [own: string, theirs: string];

export interface Relationship {
  readonly cardinality: Cardinality;
  /** At most one row of the target belongs to a row. */
  readonly isToOne: boolean;
  /** The foreign key is in these rows, not in the target. */
  readonly isReferencing: boolean;
  readonly origin: Table;
  readonly target: Table;
  /** Of the foreign key; of many-to-many both. */
  readonly constraints: readonly string[];
  /** Direct; empty for many-to-many. */
  readonly pairs: readonly ColumnPair[];
  readonly through: JoinTable | null;
}

export interface JoinTable {
  readonly table: Table;
  /** From these rows to the join table. */
  readonly near: readonly ColumnPair[];
  /** From the join table to the target. */
  readonly far: readonly ColumnPair[];
}

export interface DatabaseFunction {
  readonly schema: string;
  readonly name: string;
  readonly comment: string | null;
  readonly parameters: readonly Parameter[];
  readonly isVariadic: boolean;
  /** Stable or immutable: it changes nothing. */
  readonly isReadOnly: boolean;
  readonly result: FunctionResult;
}

export interface Parameter {
  /** Empty where it has none. */
  readonly name: string;
  readonly type: string;
  readonly shownType: string;
  readonly isRequired: boolean;
}

export type FunctionResult =
  | { readonly kind: "nothing" }
  /** `shape` has one column, named after the function. */
  | { readonly kind: "values"; readonly isSet: boolean; readonly shape: RowShape }
  | { readonly kind: "rows"; readonly isSet: boolean; readonly shape: RowShape }
  /** `returns record`, whose columns only a caller in SQL can name. */
  | { readonly kind: "unknown" };
