/** Plans calls: chooses the function among overloads by the names of the parameters, and collects the arguments. */
import { maxArgumentsListed } from "../limits.ts";
import { refuse } from "../refusals/errors.ts";
import type { ApiRequest, FilterAt } from "../request/api-request.ts";
import type { DatabaseFunction, FunctionResult, Namespace } from "../schema/schema.ts";
import type { Argument, Plan, ResponsePlan } from "./plan.ts";
import { planRows } from "./plan-rows.ts";
import { suggestFunction } from "./suggest-function.ts";

/** A function with its arguments. */
interface Candidate {
  readonly called: DatabaseFunction;
  readonly arguments: readonly Argument[];
  /** The filters that are not arguments. */
  readonly filters: readonly FilterAt[];
}

/** @throws RequestRefused PGRST202 for none, PGRST203 for several */
export function planCall(request: ApiRequest, name: string, namespace: Namespace): Plan {
  const { called, arguments: given, filters } = chooseFunction(request, name, namespace);
  checkCallable(request, called);
  const { result } = called;
  const shape = result.kind === "rows" || result.kind === "values" ? result.shape : noRows;
  const rows = planRows(shape, { ...request, filters });
  if (result.kind === "values" && (rows.outputs.length !== 1 || rows.isGrouped)) {
    throw refuse("notImplemented", { what: "selectOfValue" });
  }
  return {
    work: {
      kind: "call",
      called,
      arguments: given,
      isReadOnly: request.action === "call-to-read" || called.isReadOnly,
    },
    rows,
    response: responseOfCall(request, result),
  };
}

const noRows = { schema: "", name: "", columns: new Map(), computedFields: new Map(), relationships: [] };

function chooseFunction(request: ApiRequest, name: string, namespace: Namespace): Candidate {
  const named = namespace.functions.get(name) ?? [];
  const byAddress = request.action === "call-to-read";
  const fitting = named.flatMap((called) => (byAddress ? byPairs(request, called) : byBody(request, called)));
  const found = fitting.length > 0 ? fitting : named.flatMap((called) => byWholeBody(request, called));
  const [only, other] = found;
  if (only && !other) return only;
  if (other) {
    throw refuse("ambiguousFunction", { candidates: found.map(({ called }) => signatureOf(called)) });
  }
  const given = byAddress ? request.pairs.map(([pair]) => pair) : keysOf(request);
  const keys = [...new Set(given)].toSorted();
  throw refuse("unknownFunction", {
    name: `${namespace.name}.${name}`,
    arguments: keys,
    mediaType: request.body?.mediaType ?? null,
    suggestion: keys.length > maxArgumentsListed ? null : suggestFunction(name, keys, namespace),
  });
}

/** A pair is an argument if the function has a parameter of that name; otherwise it must be a filter. */
function byPairs({ pairs, filters }: ApiRequest, called: DatabaseFunction): Candidate[] {
  const given = new Map(pairs.filter(([name]) => hasParameter(called, name)));
  const left = filters.filter(({ path, condition }) => {
    const isArgument = condition.kind !== "logic" && path.length === 0 && given.has(condition.field.column);
    return !isArgument;
  });
  const others = pairs.filter(([name]) => !given.has(name)).length;
  const isWhole = others === left.filter(({ condition }) => condition.kind !== "logic").length;
  if (!isWhole || !isEnough(called, given)) return [];
  const values = called.parameters.flatMap((parameter): Argument[] => {
    const text = given.get(parameter.name);
    if (text === undefined) return [];
    if (!parameter.isVariadic) return [{ parameter, kind: "text", text }];
    const texts = pairs.filter(([name]) => name === parameter.name).map(([, each]) => each);
    return [{ parameter, kind: "texts", texts }];
  });
  return [{ called, arguments: values, filters: left }];
}

function byBody(request: ApiRequest, called: DatabaseFunction): Candidate[] {
  const { body, filters } = request;
  if (body?.kind !== "rows") return [];
  const keys = new Set(keysOf(request));
  if (![...keys].every((key) => hasParameter(called, key)) || !isEnough(called, keys)) return [];
  if (body.rows.length > 1) throw refuse("notImplemented", { what: "callByRows" });
  const { json, isList } = body;
  const given = called.parameters.filter(({ name }) => keys.has(name));
  return [
    { called, arguments: given.map((parameter) => ({ parameter, kind: "key", json, isList })), filters },
  ];
}

function keysOf({ body, columns }: ApiRequest): readonly string[] {
  return columns ?? (body?.kind === "rows" ? Object.keys(body.rows[0] ?? {}) : []);
}

/** Types of a parameter without a name that may get the whole body, by the media type of the body. */
const wholeBodyTypes: Readonly<Record<string, readonly string[]>> = {
  "application/json": ["json", "jsonb"],
  "text/plain": ["text"],
  "text/xml": ["xml"],
  "application/octet-stream": ["bytea"],
};

function byWholeBody({ body, filters }: ApiRequest, called: DatabaseFunction): Candidate[] {
  const [parameter, other] = called.parameters;
  if (!body || !parameter || other || parameter.name !== "") return [];
  if (!wholeBodyTypes[body.mediaType]?.includes(parameter.type)) return [];
  const text = body.kind === "raw" ? body.text : body.json;
  return [{ called, arguments: [{ parameter, kind: "text", text }], filters }];
}

function hasParameter({ parameters }: DatabaseFunction, name: string): boolean {
  return name !== "" && parameters.some((parameter) => parameter.name === name);
}

function isEnough({ parameters }: DatabaseFunction, given: { has(name: string): boolean }): boolean {
  return parameters.every(({ name, isRequired }) => !isRequired || given.has(name));
}

function signatureOf({ schema, name, parameters }: DatabaseFunction): string {
  return `${schema}.${name}(${parameters.map((one) => `${one.name} => ${one.shownType}`).join(", ")})`;
}

function checkCallable({ preferences }: ApiRequest, { result }: DatabaseFunction): void {
  if (result.kind === "unknown") {
    throw refuse("notImplemented", { what: "unknownColumns" });
  }
  const isSet = (result.kind === "rows" || result.kind === "values") && result.isSet;
  if (maxAffectedOf(preferences) !== null && !isSet) throw refuse("affectedNeedsRows");
}

function maxAffectedOf({ handling, maxAffected }: ApiRequest["preferences"]): number | null {
  return handling === "strict" ? maxAffected : null;
}

function responseOfCall(request: ApiRequest, result: FunctionResult): ResponsePlan {
  const { action, isHead, format, preferences } = request;
  const isSet = (result.kind === "rows" || result.kind === "values") && result.isSet;
  const isNothing = result.kind === "nothing";
  return {
    returns: isNothing ? "nothing" : isSet ? "rows" : "value",
    shows: isHead || isNothing ? "nothing" : format.kind === "csv" ? "csv" : "json",
    isSingle: !isSet || format.kind === "object",
    isValue: result.kind === "values",
    stripNulls: format.stripNulls,
    count: preferences.count,
    // A read has nothing to roll back.
    mustBeOne: action === "call" && isSet && format.kind === "object",
    maxAffected: maxAffectedOf(preferences),
    key: [],
  };
}
