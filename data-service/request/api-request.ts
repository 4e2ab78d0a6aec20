/**
 * The parsed address, headers and body of a request. The plan checks them against the schema later; nothing here
 * depends on tables.
 */

export interface ApiRequest {
  readonly action: Action;
  /** Whether the response has no body. */
  readonly isHead: boolean;
  readonly target: Target;
  /** From `Accept-Profile` or `Content-Profile`; null if none was given. */
  readonly profile: string | null;
  /** `*` by default. */
  readonly select: readonly SelectItem[];
  /** Joined by "and"; without those that may be arguments. */
  readonly filters: readonly FilterAt[];
  readonly orders: readonly OrderAt[];
  readonly ranges: readonly RangeAt[];
  /** `columns=`: the keys of the body to write; null means all keys of the first object. */
  readonly columns: readonly string[] | null;
  /** `on_conflict=`; null means the primary key. */
  readonly onConflict: readonly string[] | null;
  /** Body of a write or a call; null if there is none. */
  readonly body: Body | null;
  /** Pairs of the address that may be arguments of a function, in order; empty for tables. */
  readonly pairs: readonly {
    readonly name: string;
    readonly value: string;
    /** Null if it cannot be one. */
    readonly filter: FilterAt | null;
  }[];
  readonly preferences: Preferences;
  readonly format: ResponseFormat;
}

export type Pair = readonly [name: string, value: string];

/** `replace` is PUT: one row by its primary key. `call-to-read` is a function called by GET, `call` by POST. */
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

/** Names of the embeddings from the root to an embedding; empty for the root itself. */
export type Path = readonly string[];

/** A column, optionally with steps into its JSON: `data->a->>b`, `list->0`. */
export interface Field {
  readonly column: string;
  readonly steps: readonly JsonStep[];
}

export interface JsonStep {
  /** `->` gives JSON, `->>` text. */
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
  /**
   * `year::text.max()`; `count()` is the number of rows. The older `count` is parsed as a field, which the plan may
   * resolve.
   */
  | {
      readonly kind: "aggregate";
      readonly function: AggregateFunction;
      /** Null only for `count()`. The cast is before the dot. */
      readonly argument: { readonly field: Field; readonly cast: string | null } | null;
      readonly alias: string | null;
      readonly cast: string | null;
    }
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

export type AggregateFunction = "avg" | "count" | "max" | "min" | "sum";

export interface FilterAt {
  /** Contains aliases of embeddings, or names of those without an alias. */
  readonly path: Path;
  readonly condition: Condition;
}

export type Condition =
  | {
      readonly kind: "compare";
      readonly field: Field;
      readonly isNegated: boolean;
      readonly operator: Operator;
      /** `like(any).{a,b}`: the operand is a list. */
      readonly quantifier: "any" | "all" | null;
      readonly operand: Operand;
    }
  /** Full text search: `fts(english).cat & rat`. */
  | {
      readonly kind: "search";
      readonly field: Field;
      readonly isNegated: boolean;
      readonly operator: SearchOperator;
      /** Null means the default of the database. */
      readonly configuration: string | null;
      readonly query: string;
    }
  | {
      readonly kind: "logic";
      readonly isNegated: boolean;
      readonly join: "and" | "or";
      readonly conditions: readonly Condition[];
    };

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
  | "ov"
  | "sl"
  | "sr"
  | "nxr"
  | "nxl"
  | "adj";

/** Operators of full text search. */
export type SearchOperator = "fts" | "plfts" | "phfts" | "wfts";

/** `is` has one of `null`, `not_null`, `true`, `false`, `unknown`. A `*` in a pattern is already replaced by `%`. */
export type Operand =
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "list"; readonly values: readonly string[] };

export interface OrderAt {
  readonly path: Path;
  readonly terms: readonly OrderTerm[];
}

export interface OrderTerm {
  /** `albums(name)`: the to-one embedding whose column orders the parent's rows. */
  readonly relation: string | null;
  readonly field: Field;
  readonly direction: "asc" | "desc" | null;
  readonly nulls: "first" | "last" | null;
}

/** From `limit` and `offset`; for the root also from `Range`. Counted in rows, from 0. */
export interface RangeAt {
  readonly path: Path;
  readonly offset: number;
  readonly limit: number | null;
}

/** The sent body: parsed JSON, or CSV and forms as rows of text. */
export type Body =
  | {
      readonly kind: "rows";
      readonly rows: readonly Readonly<Record<string, unknown>>[];
      readonly isList: boolean;
      /**
       * The rows as JSON text for the database: a list if `isList`, otherwise one object. JSON bodies stay unchanged,
       * because JavaScript's numbers would lose digits.
       */
      readonly json: string;
      readonly mediaType: string;
      /** Of a form, where a name may be repeated; left out for others. */
      readonly pairs?: readonly Pair[];
    }
  /** For a function with one unnamed parameter; "application/json" means JSON that does not hold rows. */
  | { readonly kind: "raw"; readonly text: string; readonly mediaType: string };

export interface Preferences {
  readonly count: "exact" | "planned" | "estimated" | null;
  readonly returning: "minimal" | "headers-only" | "representation" | null;
  readonly resolution: "merge-duplicates" | "ignore-duplicates" | null;
  /** "default" means the default of the column instead of null for a missing key. */
  readonly missing: "default" | "null" | null;
  readonly handling: "strict" | "lenient" | null;
  readonly maxAffected: number | null;
  /** As written, for `Preference-Applied`. */
  readonly applied: readonly string[];
}

/** `object` is exactly one row. */
export interface ResponseFormat {
  readonly kind: "list" | "object" | "csv" | "openapi" | "any";
  readonly stripNulls: boolean;
}
