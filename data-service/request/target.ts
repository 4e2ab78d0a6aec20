/** Determines target and action by path and method. */
import { refuse } from "../refusals/errors.ts";
import type { Action, Target } from "./api-request.ts";
import { decodePart } from "./pairs.ts";

/**
 * @param path the part after `/rest/v1`
 * @throws RequestRefused PGRST125 for a path of neither a table nor a function
 */
export function readTarget(path: string): Target {
  const [first = "", second, ...more] = path
    .replace(/^\//, "")
    .split("/")
    .map((part) => decodePart(part, "path"));
  if (first === "" && second === undefined) return { kind: "root" };
  if (first !== "" && second === undefined) return { kind: "table", name: first };
  if (first === "rpc" && second && more.length === 0) return { kind: "function", name: second };
  throw refuse("unknownPath");
}

const actionsOnTables: ReadonlyMap<string, Action> = new Map([
  ["GET", "read"],
  ["HEAD", "read"],
  ["POST", "insert"],
  ["PATCH", "update"],
  ["PUT", "replace"],
  ["DELETE", "delete"],
]);

const actionsOnFunctions: ReadonlyMap<string, Action> = new Map([
  ["GET", "call-to-read"],
  ["HEAD", "call-to-read"],
  ["POST", "call"],
]);

const actionsOnRoot: ReadonlyMap<string, Action> = new Map([
  ["GET", "describe"],
  ["HEAD", "describe"],
]);

/** @throws RequestRefused PGRST117, for functions PGRST101 */
export function readAction(method: string, target: Target): Action {
  if (target.kind === "function") {
    const action = actionsOnFunctions.get(method);
    if (!action) throw refuse("methodNotOfCalls", { method });
    return action;
  }
  const actions = target.kind === "root" ? actionsOnRoot : actionsOnTables;
  const action = actions.get(method);
  if (!action) throw refuse("unknownMethod", { method, allowed: [...actions.keys(), "OPTIONS"].join(", ") });
  return action;
}
