/**
 * The second stage: resolves a request against the schema of the database into a plan. Refuses unknown names and
 * unsupported operations; PostgreSQL checks privileges.
 */
import { refuse } from "../refusals/errors.ts";
import type { ApiRequest } from "../request/api-request.ts";
import type { Namespace, Schema, Table } from "../schema/schema.ts";
import { suggestName } from "../schema/suggest-name.ts";
import { checkCasts } from "./find-field.ts";
import { checkAggregates } from "./groups.ts";
import type { Plan, ResponsePlan, Rows } from "./plan.ts";
import { planCall } from "./plan-call.ts";
import { planRows } from "./plan-rows.ts";
import { planWrite } from "./plan-write.ts";

/**
 * @param request its target is a table or a function
 * @param allowsAggregates whether more than `count()` may be computed of many rows
 * @throws RequestRefused
 */
export function planQuery(request: ApiRequest, schema: Schema, allowsAggregates: boolean): Plan {
  const plan = planTarget(request, schema);
  checkAggregates(plan.rows, allowsAggregates);
  if (plan.response.shows !== "nothing") checkShown(plan.rows);
  return plan;
}

/** Nobody has named the columns of `*`. */
function checkShown({ outputs }: Rows): void {
  for (const output of outputs) {
    if (output.kind === "field") checkCasts(output.field.column);
    if ("embedding" in output) checkShown(output.embedding.rows);
  }
}

function planTarget(request: ApiRequest, schema: Schema): Plan {
  const namespace = namespaceOf(request, schema);
  if (request.target.kind === "function") return planCall(request, request.target.name, namespace);
  const table = tableOf(request, namespace);
  return request.action === "read" ? planRead(request, table) : planWrite(request, table);
}

/** @throws RequestRefused PGRST106 for a schema that is not exposed */
export function namespaceOf({ profile }: ApiRequest, schema: Schema): Namespace {
  const [first] = schema.values();
  const namespace = profile === null ? first : schema.get(profile);
  if (!namespace) throw refuse("unknownSchema", { name: profile ?? "", allowed: [...schema.keys()] });
  return namespace;
}

function tableOf({ target }: ApiRequest, { name: schema, tables }: Namespace): Table {
  const name = target.kind === "table" ? target.name : "";
  const table = tables.get(name);
  if (table) return table;
  const suggestion = suggestName(name, tables.keys());
  throw refuse("unknownTable", {
    name: `${schema}.${name}`,
    suggestion: suggestion && `${schema}.${suggestion}`,
  });
}

function planRead(request: ApiRequest, table: Table): Plan {
  return { work: { kind: "read", table }, rows: planRows(table, request), response: responseOfRead(request) };
}

function responseOfRead({ isHead, format, preferences }: ApiRequest): ResponsePlan {
  return {
    returns: "rows",
    isValue: false,
    mustBeOne: false,
    maxAffected: null,
    key: [],
    shows: isHead ? "nothing" : format.kind === "csv" ? "csv" : "json",
    isSingle: format.kind === "object",
    stripNulls: format.stripNulls,
    count: preferences.count,
  };
}
