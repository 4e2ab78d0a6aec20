/** What is to be done for a request, with every name resolved: all that is needed to write its SQL. */
import type { JsonStep, Operand, Operator } from "../request/api-request.ts";
import type { Column, DatabaseFunction, Parameter, Relationship, Table } from "../schema/schema.ts";

export interface Plan {
  readonly work: Work;
  /** The rows that the answer shows: those that are read, written or returned by the function. */
  readonly rows: Rows;
  readonly answer: AnswerPlan;
}

export type Work =
  | { readonly kind: "read"; readonly table: Table }
  | InsertWork
  | UpdateWork
  | { readonly kind: "delete"; readonly table: Table; readonly where: readonly Test[] }
  | CallWork;

export interface InsertWork {
  readonly kind: "insert";
  readonly table: Table;
  /** As sent: a list of objects where `isList`, else one. */
  readonly json: string;
  readonly isList: boolean;
  /** Rows that bring the same columns; whatever a group does not name gets its default. Never empty. */
  readonly groups: readonly InsertGroup[];
  /** What happens to a row whose key is there already; null: the request fails. */
  readonly conflict: { readonly columns: readonly Column[]; readonly isMerged: boolean } | null;
}

export interface InsertGroup {
  readonly columns: readonly Column[];
  /** Places in the list, from 1; null: all. */
  readonly places: readonly number[] | null;
}

export interface UpdateWork {
  readonly kind: "update";
  readonly table: Table;
  readonly json: string;
  readonly isList: boolean;
  /** Without any, nothing is changed, but whoever may not change the table is told so. */
  readonly columns: readonly Column[];
  readonly where: readonly Test[];
}

export interface CallWork {
  readonly kind: "call";
  readonly called: DatabaseFunction;
  readonly arguments: readonly Argument[];
}

/** An argument's value: text of the address, a key of the JSON that was sent, or the body as it is. */
export type Argument = { readonly parameter: Parameter } & (
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "key"; readonly json: string }
);

/** Rows of one table at one place of the answer: the root or an embedding. */
export interface Rows {
  /** In SQL; each in a plan has its own. */
  readonly alias: string;
  readonly outputs: readonly Output[];
  /** Counted by what else is selected, instead of shown one by one. */
  readonly isGrouped: boolean;
  readonly where: readonly Test[];
  readonly orders: readonly Order[];
  readonly offset: number;
  /** Null only for rows that were written. */
  readonly limit: number | null;
}

export type Output =
  | {
      readonly kind: "field";
      readonly name: string;
      readonly field: FieldOf;
      readonly cast: string | null;
    }
  | { readonly kind: "count"; readonly name: string; readonly cast: string | null }
  | { readonly kind: "embedding"; readonly name: string; readonly embedding: Embedding }
  /** Its outputs stand among those around it. */
  | { readonly kind: "spread"; readonly embedding: Embedding };

export interface Embedding {
  readonly relationship: Relationship;
  /** Alias in SQL of the rows that it belongs to. */
  readonly around: string;
  readonly rows: Rows;
}

/** A column of the rows of this alias. */
export interface FieldOf {
  readonly alias: string;
  readonly column: Column;
  readonly steps: readonly JsonStep[];
}

export type Test =
  | {
      readonly kind: "compare";
      readonly field: FieldOf;
      readonly isNegated: boolean;
      readonly operator: Operator;
      readonly quantifier: "any" | "all" | null;
      readonly operand: Operand;
    }
  | {
      readonly kind: "logic";
      readonly isNegated: boolean;
      readonly join: "and" | "or";
      readonly tests: readonly Test[];
    }
  /** Some row of the embedding belongs to the row. */
  | { readonly kind: "related"; readonly isNegated: boolean; readonly embedding: Embedding };

export interface Order {
  readonly field: FieldOf;
  /** The to-one embedding whose column it is. */
  readonly through: Embedding | null;
  readonly direction: "asc" | "desc" | null;
  readonly nulls: "first" | "last" | null;
}

/** In which form the rows go out, and when the work is undone. */
export interface AnswerPlan {
  readonly returns: "rows" | "value" | "nothing";
  /** Where nothing is shown, rows are only counted. */
  readonly shows: "json" | "csv" | "nothing";
  /** The one row, or the one value, without a list around it. */
  readonly isSingle: boolean;
  /** The function's values themselves, not objects that hold them. */
  readonly isValue: boolean;
  readonly stripNulls: boolean;
  readonly count: "exact" | "planned" | "estimated" | null;
  /** All is undone unless exactly one row was affected. */
  readonly mustBeOne: boolean;
  /** All is undone when more rows were affected. */
  readonly mostAffected: number | null;
  /** The columns whose values lead to an inserted row; empty where nobody asked. */
  readonly key: readonly Column[];
}
