/** The parts of a database that requests may use: tables, views, their relationships, and functions. */

/** The exposed schemas by name. The first is the default of a request. */
export type Schema = ReadonlyMap<string, Namespace>;

/** One exposed schema of the database. */
export interface Namespace {
  readonly name: string;
  readonly tables: ReadonlyMap<string, Table>;
  /** Overloads by name. */
  readonly functions: ReadonlyMap<string, readonly DatabaseFunction[]>;
}

/** The columns and relationships of a table, a view or a function's result. */
export interface RowShape {
  readonly schema: string;
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  /** By the names of their functions; they are not part of `*`. */
  readonly computedFields: ReadonlyMap<string, ComputedField>;
  /** Relationships to other tables. */
  readonly relationships: readonly Relationship[];
}

/** A value that a function makes of a row. */
export interface ComputedField {
  readonly column: Column;
  readonly computedBy: RowFunction;
}

/** A function whose only parameter is a row of a table or view of the same schema. */
export interface RowFunction {
  readonly schema: string;
  readonly name: string;
  /** The name of the table or view. */
  readonly rowType: string;
}

export interface Table extends RowShape {
  readonly isView: boolean;
  readonly isWritable: boolean;
  /** A view, or a table with a row-level rule: reading it may run functions. */
  readonly mayAskAboutRequest: boolean;
  readonly comment: string | null;
  /** Empty if there is none. Of a view: the primary keys of the tables whose whole key it shows. */
  readonly primaryKey: readonly string[];
  /** Includes the primary key. */
  readonly uniqueKeys: readonly (readonly string[])[];
  readonly foreignKeys: readonly ForeignKey[];
  /** Empty for a view. */
  readonly indexes: readonly Index[];
}

/** The columns by which an index finds and orders the rows of a table. */
export type Index = readonly {
  readonly column: string;
  readonly isDescending: boolean;
  readonly hasNullsFirst: boolean;
}[];

export interface Column {
  readonly name: string;
  /** For casts; the base type of a domain: `bigint`, `text[]`, `shop."Size of shoe"`. */
  readonly type: string;
  /** For display; a domain has its own name. */
  readonly shownType: string;
  /** Of a domain that has casts to or from JSON or text. */
  readonly hasCasts: boolean;
  readonly isNullable: boolean;
  /** Has a default, is an identity or is generated, so an insert may omit it. */
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

type Cardinality = "many-to-one" | "one-to-many" | "one-to-one" | "many-to-many";

/** A column of these rows and the column of the target that must equal it. */
export type ColumnPair = readonly [own: string, theirs: string];

export interface Relationship {
  readonly cardinality: Cardinality;
  /** Each row has at most one row of the target. */
  readonly isToOne: boolean;
  /** The foreign key belongs to these rows, not to the target. */
  readonly isReferencing: boolean;
  readonly origin: Table;
  readonly target: Table;
  /** The function that finds the rows of the target; null if keys do. */
  readonly computedBy: RowFunction | null;
  /** Empty for a function. Name of the foreign key, of a view that of its table; two names for many-to-many. */
  readonly constraints: readonly string[];
  /** Empty for many-to-many and for a function. */
  readonly pairs: readonly ColumnPair[];
  readonly through: JoinTable | null;
}

interface JoinTable {
  readonly table: Table;
  /** From these rows to the join table. */
  readonly near: readonly ColumnPair[];
  /** From the join table to the target. */
  readonly far: readonly ColumnPair[];
}

export interface DatabaseFunction {
  readonly schema: string;
  readonly name: string;
  /** False for a function that is known not to, nor what it reads. */
  readonly mayAskAboutRequest: boolean;
  readonly comment: string | null;
  readonly parameters: readonly Parameter[];
  /** Stable or immutable. */
  readonly isReadOnly: boolean;
  readonly result: FunctionResult;
}

export interface Parameter {
  /** Empty if it has none. */
  readonly name: string;
  readonly type: string;
  readonly shownType: string;
  readonly isRequired: boolean;
  /** Takes the elements of its list as arguments of their own. */
  readonly isVariadic: boolean;
}

export type FunctionResult =
  | { readonly kind: "nothing" }
  /** `shape` has one column, named after the function. */
  | { readonly kind: "values"; readonly isSet: boolean; readonly shape: RowShape }
  | { readonly kind: "rows"; readonly isSet: boolean; readonly shape: RowShape }
  /** `returns record`, whose columns can be named only in SQL. */
  | { readonly kind: "unknown" };
