/** Plans calls: chooses the function among overloads by the names of the parameters, and collects the arguments. */
import { maxArgumentsListed } from "../limits.ts";
import { refuse } from "../refusals/errors.ts";
import type { ApiRequest, FilterAt, Pair } from "../request/api-request.ts";
import type { DatabaseFunction, FunctionResult, Namespace } from "../schema/schema.ts";
import { isWholeBodyType } from "../schema/whole-body-types.ts";
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
  const given = byAddress ? request.pairs.map((pair) => pair.name) : keysOf(request);
  const keys = [...new Set(given)].toSorted();
  throw refuse("unknownFunction", {
    name: `${namespace.name}.${name}`,
    arguments: keys,
    mediaType: request.body?.mediaType ?? null,
    suggestion: keys.length > maxArgumentsListed ? null : suggestFunction(name, keys, namespace),
  });
}

/**
 * A pair is an argument if the function has a parameter of that name; otherwise it must be a filter. Of several pairs
 * of one name those that read like filters are filters: `id=5&id=gt.3`.
 */
function byPairs({ pairs, filters }: ApiRequest, called: DatabaseFunction): Candidate[] {
  const byName = Map.groupBy(pairs, ({ name }) => name);
  const isArgument = ({ name, filter }: ApiRequest["pairs"][number]) =>
    hasParameter(called, name) && (!filter || byName.get(name)?.length === 1);
  const given = pairs.filter(isArgument).map(({ name, value }): Pair => [name, value]);
  const others = pairs.filter((pair) => !isArgument(pair)).map(({ filter }) => filter);
  if (others.includes(null) || !isEnough(called, new Map(given))) return [];
  const left = [...filters, ...others.filter((filter) => filter !== null)];
  return [{ called, arguments: argumentsOf(called, given), filters: left }];
}

/** Of several values of one name, a variadic parameter takes all and any other the last. */
function argumentsOf({ parameters }: DatabaseFunction, pairs: readonly Pair[]): Argument[] {
  return parameters.flatMap((parameter): Argument[] => {
    const texts = pairs.filter(([name]) => name === parameter.name).map(([, text]) => text);
    const text = texts.at(-1);
    if (text === undefined) return [];
    return [parameter.isVariadic ? { parameter, kind: "texts", texts } : { parameter, kind: "text", text }];
  });
}

function byBody(request: ApiRequest, called: DatabaseFunction): Candidate[] {
  const { body, filters } = request;
  if (body?.kind !== "rows") return [];
  const keys = new Set(keysOf(request));
  if (![...keys].every((key) => hasParameter(called, key)) || !isEnough(called, keys)) return [];
  if (body.rows.length > 1) throw refuse("notImplemented", { what: "callByRows" });
  const { json, isList, pairs } = body;
  const given = called.parameters.filter(({ name }) => keys.has(name));
  const values = pairs
    ? argumentsOf(
        called,
        pairs.filter(([name]) => keys.has(name)),
      )
    : given.map((parameter): Argument => ({ parameter, kind: "key", json, isList }));
  return [{ called, arguments: values, filters }];
}

function keysOf({ body, columns }: ApiRequest): readonly string[] {
  return columns ?? (body?.kind === "rows" ? Object.keys(body.rows[0] ?? {}) : []);
}

/** As in PostgREST, `{"": x}` names the parameter, of whatever type it is, and is given to it as a whole. */
function byWholeBody(request: ApiRequest, called: DatabaseFunction): Candidate[] {
  const { body, filters } = request;
  const [parameter, other] = called.parameters;
  if (!body || !parameter || other || parameter.name !== "") return [];
  const keys = keysOf(request);
  const isNamed = body.mediaType === "application/json" && keys.length === 1 && keys[0] === "";
  if (!isWholeBodyType(parameter.type, isNamed ? undefined : body.mediaType)) return [];
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
