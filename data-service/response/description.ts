/** The input of the service's description, and the JSON types of PostgreSQL's types. */
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
  /** PostgreSQL's type: `bigint`, `text[]`, `timestamp with time zone`. */
  readonly format: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isKey: boolean;
  readonly comment: string | null;
  /** Target of its foreign key. */
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
  /** PostgreSQL's type. */
  readonly type: string;
  readonly isRequired: boolean;
}

export function withDescription(text: string | null): { readonly description?: string } {
  return text ? { description: text } : {};
}

/** No list of required names may be empty. */
export function withRequired(names: readonly string[]): { readonly required?: readonly string[] } {
  return names.length > 0 ? { required: names } : {};
}

/** @param name of any characters: the pointer is a part of an address, and has marks of its own */
export function pointerTo(group: "definitions" | "parameters", name: string): { readonly $ref: string } {
  const escaped = name.replaceAll("~", "~0").replaceAll("/", "~1");
  return { $ref: `#/${group}/${encodeURIComponent(escaped)}` };
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

/** The JSON schema of a PostgreSQL type; json and jsonb have no type because they may be anything. */
export function schemaOfType(type: string): Readonly<Record<string, unknown>> {
  if (type.endsWith("[]")) {
    return { format: type, type: "array", items: { type: jsonTypes.get(type.slice(0, -2)) ?? "string" } };
  }
  if (type === "json" || type === "jsonb") return { format: type };
  return { format: type, type: jsonTypes.get(type) ?? "string" };
}
