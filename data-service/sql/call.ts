/** A function's call as the part of a statement that is called `called`: once, however often its rows are read. */
import type { Argument, CallWork } from "../plan/plan.ts";
import { bind, type Parameters, quoteName, quoteWhole } from "./statement.ts";

/** @returns the part behind `with` */
export function writeCall({ called, arguments: given }: CallWork, parameters: Parameters): string {
  const values = given.map((argument) => writeArgument(argument, parameters)).join(", ");
  const column = called.result.kind === "rows" ? "" : `(${quoteName(called.name)})`;
  return `called as (select c.* from ${quoteWhole(called)}(${values}) as c${column})`;
}

function writeArgument(argument: Argument, parameters: Parameters): string {
  const { name, type } = argument.parameter;
  const to = name === "" ? "" : `${quoteName(name)} => `;
  if (argument.kind === "text") return `${to}${bind(parameters, argument.text, type)}`;
  // PostgreSQL reads the value out of the JSON as it was sent: no number loses digits, and lists become arrays.
  const json = bind(parameters, argument.json, "json");
  return `${to}(select b.${quoteName(name)} from json_to_record(${json}) as b(${quoteName(name)} ${type}))`;
}
