/** What the description of the service is made from, and the words of JSON for the types of PostgreSQL. */
export interface Description {
  readonly tables: readonly TableDescription[];
  readonly functions: readonly FunctionDescription[];
}

export interface TableDescription {
  readonly name: string;
  readonly comment: string | null;
  readonly columns: readonly ColumnDescription[];
  readonly isWritable: boolean;
}

export interface ColumnDescription {
  readonly name: string;
  /** PostgreSQL's: `bigint`, `text[]`, `timestamp with time zone`. */
  readonly format: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isKey: boolean;
  readonly comment: string | null;
  /** Where its foreign key leads. */
  readonly references: { readonly table: string; readonly column: string } | null;
}

export interface FunctionDescription {
  readonly name: string;
  readonly comment: string | null;
  /** Whether it may be called by GET. */
  readonly isReadOnly: boolean;
  readonly parameters: readonly ParameterDescription[];
}

export interface ParameterDescription {
  readonly name: string;
  /** PostgreSQL's. */
  readonly type: string;
  readonly isRequired: boolean;
}

export function withDescription(text: string | null): { readonly description?: string } {
  return text ? { description: text } : {};
}

const jsonTypes: ReadonlyMap<string, string> = new Map([
  ["boolean", "boolean"],
  ["smallint", "integer"],
  ["integer", "integer"],
  ["bigint", "integer"],
  ["numeric", "number"],
  ["real", "number"],
  ["double precision", "number"],
]);

/** What a type of PostgreSQL looks like in JSON; json and jsonb may be anything and say no type. */
export function schemaOfType(type: string): Readonly<Record<string, unknown>> {
  if (type.endsWith("[]")) {
    return { format: type, type: "array", items: { type: jsonTypes.get(type.slice(0, -2)) ?? "string" } };
  }
  if (type === "json" || type === "jsonb") return { format: type };
  return { format: type, type: jsonTypes.get(type) ?? "string" };
}
