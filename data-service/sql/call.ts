/**
 * Builds the function call as the common table expression `called`, so that it runs once, however often its rows are
 * read.
 */
import type { Argument, CallWork } from "../plan/plan.ts";
import { arrayOf, bind, type Parameters, quoteName, quoteQualified } from "./statement.ts";

/** @returns the part after `with` */
export function buildCall(
  { called, arguments: given, isReadOnly }: CallWork,
  parameters: Parameters,
): string {
  const values = given.map((argument) => buildArgument(argument, parameters)).join(", ");
  const column = called.result.kind === "rows" ? "" : `(${quoteName(called.name)})`;
  const condition = isReadOnly ? ` where ${isNowReadOnly}` : "";
  return `called as (select c.* from ${quoteQualified(called)}(${values}) as c${column}${condition})`;
}

/**
 * Makes the transaction read-only, which needs no further round trip. PostgreSQL tests a condition without columns
 * once, before it calls the function.
 */
export const isNowReadOnly = "(select set_config('transaction_read_only', 'on', true)) = 'on'";

function buildArgument(argument: Argument, parameters: Parameters): string {
  const { name, type, isVariadic } = argument.parameter;
  const to = `${isVariadic ? "variadic " : ""}${name === "" ? "" : `${quoteName(name)} => `}`;
  if (argument.kind === "text") return `${to}${bind(parameters, argument.text, type)}`;
  if (argument.kind === "texts") return `${to}${bind(parameters, arrayOf(argument.texts), type)}`;
  // PostgreSQL reads the value from the JSON as sent, so that numbers keep their digits and lists become arrays.
  const json = bind(parameters, argument.json, "json");
  const read = argument.isList ? "json_to_recordset" : "json_to_record";
  return `${to}(select b.${quoteName(name)} from ${read}(${json}) as b(${quoteName(name)} ${type}))`;
}
