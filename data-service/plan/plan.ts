/** The plan of a request, with every name resolved: everything that its SQL is made from. */
import type {
  AggregateFunction,
  JsonStep,
  Operand,
  Operator,
  SearchOperator,
} from "../request/api-request.ts";
import type {
  Column,
  DatabaseFunction,
  Parameter,
  Relationship,
  RowFunction,
  Table,
} from "../schema/schema.ts";

export interface Plan {
  readonly work: Work;
  /** The rows of the response: those that are read, written or returned by the function. */
  readonly rows: Rows;
  readonly response: ResponsePlan;
}

export type Work =
  | { readonly kind: "read"; readonly table: Table }
  | InsertWork
  | UpdateWork
  | { readonly kind: "delete"; readonly table: Table; readonly where: readonly Predicate[] }
  | CallWork;

export interface InsertWork {
  readonly kind: "insert";
  readonly table: Table;
  /** As sent: a list of objects if `isList`, otherwise one object. */
  readonly json: string;
  readonly isList: boolean;
  /** Rows with the same columns; other columns get their defaults. Never empty. */
  readonly groups: readonly InsertGroup[];
  /** What happens to a row whose key exists; null means that the request fails. */
  readonly conflict: { readonly columns: readonly Column[]; readonly isMerged: boolean } | null;
}

export interface InsertGroup {
  readonly columns: readonly Column[];
  /** Positions in the list, from 1; null means all rows. */
  readonly positions: readonly number[] | null;
}

export interface UpdateWork {
  readonly kind: "update";
  readonly table: Table;
  readonly json: string;
  readonly isList: boolean;
  /** If these and the following are empty, nothing is changed, but a missing privilege is still reported. */
  readonly columns: readonly Column[];
  /** Get the default of the table. */
  readonly defaults: readonly Column[];
  readonly where: readonly Predicate[];
}

export interface CallWork {
  readonly kind: "call";
  readonly called: DatabaseFunction;
  readonly arguments: readonly Argument[];
  /** PostgreSQL refuses whatever the function tries to write. */
  readonly isReadOnly: boolean;
}

/**
 * An argument's value: text of the address or the raw body, or a key of the JSON body, a list of one object if
 * `isList`.
 */
export type Argument = { readonly parameter: Parameter } & (
  | { readonly kind: "text"; readonly text: string }
  /** Texts of the address for the variadic parameter. */
  | { readonly kind: "texts"; readonly texts: readonly string[] }
  | { readonly kind: "key"; readonly json: string; readonly isList: boolean }
);

/** The rows of the root or of an embedding. */
export interface Rows {
  /** Alias in SQL, unique within a plan. */
  readonly alias: string;
  readonly outputs: readonly Output[];
  /** Whether an output is an aggregate, also of a spread to one; the other outputs group the rows. */
  readonly isGrouped: boolean;
  readonly where: readonly Predicate[];
  readonly orders: readonly Order[];
  readonly offset: number;
  /** Null only for written rows. */
  readonly limit: number | null;
}

export type Output =
  | {
      readonly kind: "field";
      readonly name: string;
      readonly field: ResolvedField;
      readonly cast: string | null;
    }
  | ({ readonly kind: "aggregate" } & Aggregate)
  /** 1, where a row that is counted later exists. */
  | { readonly kind: "presence"; readonly name: string }
  | { readonly kind: "embedding"; readonly name: string; readonly embedding: Embedding }
  /** Its outputs are added to the parent's; to many, each as the list of its values. */
  | { readonly kind: "spread"; readonly embedding: Embedding };

export interface Aggregate {
  readonly name: string;
  readonly function: AggregateFunction;
  /** Null for `count()`, which counts rows. */
  readonly argument: { readonly field: ResolvedField; readonly cast: string | null } | null;
  readonly cast: string | null;
}

export interface Embedding {
  readonly relationship: Relationship;
  readonly parentAlias: string;
  readonly rows: Rows;
}

/** A column of the rows with this alias, or a value in its JSON. */
export interface ResolvedField {
  readonly alias: string;
  readonly column: Column;
  /** The function that computes it; null for a stored column. */
  readonly computedBy: RowFunction | null;
  readonly steps: readonly JsonStep[];
}

export type Predicate =
  | {
      readonly kind: "compare";
      readonly field: ResolvedField;
      readonly isNegated: boolean;
      readonly operator: Operator;
      readonly quantifier: "any" | "all" | null;
      readonly operand: Operand;
    }
  | {
      readonly kind: "search";
      readonly field: ResolvedField;
      readonly isNegated: boolean;
      readonly operator: SearchOperator;
      readonly configuration: string | null;
      readonly query: string;
    }
  | {
      readonly kind: "logic";
      readonly isNegated: boolean;
      readonly join: "and" | "or";
      readonly predicates: readonly Predicate[];
    }
  /** The embedding has at least one row. */
  | { readonly kind: "related"; readonly isNegated: boolean; readonly embedding: Embedding };

export interface Order {
  readonly field: ResolvedField;
  /** The to-one embedding that has the column; null for an own column. */
  readonly through: Embedding | null;
  /** The name that the select gives to the field, if the order is by it; null if it is by the field. */
  readonly output: string | null;
  readonly direction: "asc" | "desc" | null;
  readonly nulls: "first" | "last" | null;
}

/** The format of the response, and when the work is rolled back. */
export interface ResponsePlan {
  readonly returns: "rows" | "value" | "nothing";
  /** With "nothing", rows are only counted. */
  readonly shows: "json" | "csv" | "nothing";
  /** One row or value instead of a list. */
  readonly isSingle: boolean;
  /** Plain values of a function instead of objects. */
  readonly isValue: boolean;
  readonly stripNulls: boolean;
  readonly count: "exact" | "planned" | "estimated" | null;
  /** Roll back unless exactly one row was affected. */
  readonly mustBeOne: boolean;
  /** Roll back if more rows were affected. */
  readonly maxAffected: number | null;
  /** The key columns for the `Location` of an inserted row; empty if it was not requested. */
  readonly key: readonly Column[];
}
