/**
 * Makes subscriptions from a client's request and the current tables. Refuses tables that do not exist or may not be
 * read.
 */
import type { Sql } from "#postgres";
import { refuse } from "../errors.ts";
import type { Limits } from "../limits.ts";
import { isPattern, type ParsedCondition, parseFilter } from "./filter.ts";
import type { Binding } from "./join-payload.ts";
import { compileLike, type LikePattern } from "./like-pattern.ts";
import { type Subscription, shapeOf } from "./subscription.ts";
import type { Role, Table, Tables } from "./tables.ts";

/**
 * Runs one query however many subscriptions there are, and none without filters.
 * @param bindings numbered in their order
 * @throws {MessageRefused} at the first invalid subscription
 */
export async function subscribe(
  sql: Sql,
  { tables, role, limits }: { readonly tables: Tables; readonly role: Role; readonly limits: Limits },
  bindings: readonly Binding[],
): Promise<Subscription[]> {
  const drafts = bindings.map((binding, index) => {
    if (binding.schema !== "public") throw refuse("unknownSchema", { schema: binding.schema });
    const chosen = chooseTables(tables, role, binding);
    const conditions = binding.filter ? parseFilter(binding.filter, limits) : [];
    const named = [...conditions.map(({ column }) => column), ...(binding.select ?? [])];
    for (const table of chosen.values()) {
      requireColumns(table, named);
      requireText(table, conditions);
    }
    return { id: index + 1, event: binding.event, tables: chosen, conditions, shape: shapeOf(binding) };
  });
  const values = drafts.flatMap(valuesToParse);
  if (values.length > limits.valuesPerChannel)
    throw refuse("tooManyValues", { most: limits.valuesPerChannel });
  const parsed = await parseValues(sql, values);
  return drafts.map((draft) => ({
    ...draft,
    conditions: draft.conditions.map((condition) => ({
      ...condition,
      values: valuesOf(condition, parsed),
      pattern: patternOf(condition),
    })),
  }));
}

function chooseTables(tables: Tables, role: Role, { table: name, filter, select }: Binding): Tables {
  const readable = new Map([...tables].filter(([, { readers }]) => readers.includes(role)));
  if (!name || name === "*") {
    if (filter) throw refuse("tableRequired", { what: "A filter" });
    if (select) throw refuse("tableRequired", { what: "`select`" });
    return readable;
  }
  const table = tables.get(name);
  if (!table) throw refuse("unknownTable", { table: name });
  if (!readable.has(name)) throw refuse("forbiddenTable", { table: name });
  return new Map([[name, table]]);
}

function requireColumns(table: Table, names: readonly string[]): void {
  const unknown = names.find((name) => !table.columns.has(name));
  if (unknown !== undefined) throw refuse("unknownColumn", { table: table.name, column: unknown });
}

const textTypes = ["text", "varchar", "bpchar"];

/** PostgreSQL has no patterns for other types either. */
function requireText(table: Table, conditions: readonly ParsedCondition[]): void {
  for (const { column, operator } of conditions) {
    if (!isPattern(operator) || textTypes.includes(table.columns.get(column)?.type ?? "")) continue;
    throw refuse("patternNeedsText", { table: table.name, column, operator });
  }
}

interface ValueToParse {
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

/** Operands of `is` are keywords, and patterns are no values of the column. */
function valuesToParse({
  tables,
  conditions,
}: {
  readonly tables: Tables;
  readonly conditions: readonly ParsedCondition[];
}): ValueToParse[] {
  const [table = ""] = tables.keys();
  return conditions
    .filter(({ operator }) => operator !== "is" && !isPattern(operator))
    .flatMap(({ column, values }) => values.map((value) => ({ table, column, value })));
}

/** The database parses the values, and refuses those that do not fit the column's type. */
async function parseValues(sql: Sql, typed: readonly ValueToParse[]): Promise<IterableIterator<unknown>> {
  if (typed.length === 0) return [].values();
  const [tables, columns, values] = (["table", "column", "value"] as const).map((part) =>
    typed.map((each) => each[part]),
  ) as [string[], string[], string[]];
  const rows = await sql<{ noted: unknown }[]>`
    select private.noted_value(typed.value, a.atttypid::regtype) as noted
    from unnest(${tables}::text[], ${columns}::text[], ${values}::text[])
        with ordinality as typed (of_table, of_column, value, place)
      join pg_attribute as a
        on a.attrelid = format('public.%I', typed.of_table)::regclass and a.attname = typed.of_column
    order by typed.place`.catch((error) => {
    throw isAboutValue(error) ? refuse("malformedValue", { problem: error.message }) : error;
  });
  return rows.map(({ noted }) => noted).values();
}

/** SQLSTATE class 22: a data exception, not a failure of the server. */
function isAboutValue(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("22");
}

/** In SQL, `unknown` is the name of a null boolean. */
const keywords: Readonly<Record<string, boolean | null>> = {
  null: null,
  unknown: null,
  true: true,
  false: false,
};

/** @param parsed the values of all conditions in order; consumes as many as this one has */
function valuesOf({ operator, values }: ParsedCondition, parsed: IterableIterator<unknown>): unknown[] {
  if (isPattern(operator)) return [...values];
  return values.map((value) => (operator === "is" ? keywords[value] : parsed.next().value));
}

function patternOf({ operator, values: [pattern = ""] }: ParsedCondition): LikePattern | null {
  return isPattern(operator) ? compileLike(pattern, operator) : null;
}
