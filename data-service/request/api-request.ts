/**
 * What a caller wants, as address, headers and body say it. Whether it makes sense for a database is judged later, by
 * the plan: nothing here knows of tables.
 */

/** What is asked for, whole. */
export interface ApiRequest {
  readonly action: Action;
  /** Without a body in the answer. */
  readonly isHead: boolean;
  readonly target: Target;
  /** By `Accept-Profile` or `Content-Profile`; null when none was named. */
  readonly profile: string | null;
  /** `*` where the caller left it out. Never empty, except when the caller wrote `select=`. */
  readonly select: readonly SelectItem[];
  /** What narrows the rows, all of it, joined by "and". */
  readonly filters: readonly FilterAt[];
  readonly orders: readonly OrderAt[];
  readonly ranges: readonly RangeAt[];
  /** `columns=`: which keys of the body count; null: all of the first object. */
  readonly columns: readonly string[] | null;
  /** `on_conflict=`; null: the primary key. */
  readonly onConflict: readonly string[] | null;
  /** Body of a write or a call; null where there is none. */
  readonly body: Body | null;
  /** Pairs of the address that a function may take as arguments, in their order; empty for tables. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  readonly preferences: Preferences;
  readonly answerAs: AnswerForm;
}

/** `replace` is PUT: one row by its primary key. `call` is a function, by GET (`isRead`) or POST. */
export type Action =
  | "read"
  | "insert"
  | "update"
  | "replace"
  | "delete"
  | "call-to-read"
  | "call"
  | "describe";

export type Target =
  | { readonly kind: "table"; readonly name: string }
  | { readonly kind: "function"; readonly name: string }
  | { readonly kind: "root" };

/** Names of the embeddings from the root to where something belongs; empty for the root itself. */
export type Path = readonly string[];

/** A column, perhaps with steps into its JSON: `data->a->>b`, `list->0`. */
export interface Field {
  readonly column: string;
  readonly steps: readonly JsonStep[];
}

export interface JsonStep {
  /** `->` answers JSON, `->>` text. */
  readonly arrow: "->" | "->>";
  readonly key: string | number;
}

export type SelectItem =
  | { readonly kind: "all" }
  | {
      readonly kind: "field";
      readonly field: Field;
      readonly alias: string | null;
      /** As written after `::`. */
      readonly cast: string | null;
    }
  /** `count()`: how many rows. The older `count` comes as a field, and the plan knows whether there is such a column. */
  | { readonly kind: "count"; readonly alias: string | null; readonly cast: string | null }
  | {
      readonly kind: "embedding";
      /** Table, view, function or foreign key, as written. */
      readonly name: string;
      readonly alias: string | null;
      /** After `!`: a constraint, a column or a join table. */
      readonly hint: string | null;
      readonly join: "inner" | "left" | null;
      readonly isSpread: boolean;
      readonly select: readonly SelectItem[];
    };

export interface FilterAt {
  /** By alias where the embedding has one, else by name. */
  readonly path: Path;
  readonly condition: Condition;
}

export type Condition =
  | {
      readonly kind: "compare";
      readonly field: Field;
      readonly isNegated: boolean;
      readonly operator: Operator;
      /** `like(any).{a,b}`: the operand then is a list. */
      readonly quantifier: "any" | "all" | null;
      readonly operand: Operand;
    }
  | {
      readonly kind: "logic";
      readonly isNegated: boolean;
      readonly join: "and" | "or";
      readonly conditions: readonly Condition[];
    };

/** The ones of full text and ranges are refused by name. */
export type Operator =
  | "eq"
  | "neq"
  | "gt"
  | "gte"
  | "lt"
  | "lte"
  | "like"
  | "ilike"
  | "match"
  | "imatch"
  | "in"
  | "is"
  | "isdistinct"
  | "cs"
  | "cd"
  | "ov";

/** `is` has one of `null`, `not_null`, `true`, `false`, `unknown`. A `*` in a pattern has become `%` already. */
export type Operand =
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "list"; readonly values: readonly string[] };

export interface OrderAt {
  readonly path: Path;
  readonly terms: readonly OrderTerm[];
}

export interface OrderTerm {
  /** `albums(name)`: the to-one embedding whose column orders the rows around it. */
  readonly relation: string | null;
  readonly field: Field;
  readonly direction: "asc" | "desc" | null;
  readonly nulls: "first" | "last" | null;
}

/** Of the root by `Range` or by `limit` and `offset`, of an embedding by the latter. Counted in rows, from 0. */
export interface RangeAt {
  readonly path: Path;
  readonly offset: number;
  readonly limit: number | null;
}

/** What was sent: parsed JSON, or CSV and forms as rows of text. */
export type Body =
  | {
      readonly kind: "rows";
      readonly rows: readonly Readonly<Record<string, unknown>>[];
      readonly isList: boolean;
      /**
       * The rows as JSON text for the database to read: a list where `isList`, else one object. What was sent as JSON
       * is here as it was sent, since JavaScript's numbers would lose digits.
       */
      readonly json: string;
    }
  /** For a function with one unnamed parameter; with "application/json" any JSON that is not an object. */
  | { readonly kind: "raw"; readonly text: string; readonly mediaType: string };

export interface Preferences {
  readonly count: "exact" | "planned" | "estimated" | null;
  readonly returning: "minimal" | "headers-only" | "representation" | null;
  readonly resolution: "merge-duplicates" | "ignore-duplicates" | null;
  /** Defaults of the columns instead of null for keys that a row leaves out. */
  readonly missing: "default" | "null" | null;
  readonly handling: "strict" | "lenient" | null;
  readonly maxAffected: number | null;
  /** As written, for `Preference-Applied`. */
  readonly applied: readonly string[];
}

/** `object`: exactly one row. */
export interface AnswerForm {
  readonly kind: "list" | "object" | "csv" | "openapi" | "any";
  readonly stripNulls: boolean;
}
