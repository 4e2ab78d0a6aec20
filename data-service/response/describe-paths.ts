/** The paths and parameters of the service's OpenAPI description. */
import {
  type FunctionDescription,
  pointerTo,
  schemaOfType,
  type TableDescription,
  withDescription,
  withRequired,
} from "./description.ts";

type Json = Readonly<Record<string, unknown>>;

/** Tables at `/name`, functions at `/rpc/name`, and the description itself at `/`. */
export function pathsOf(
  tables: readonly TableDescription[],
  functions: readonly FunctionDescription[],
): Record<string, Json> {
  return Object.fromEntries([
    ["/", { get: rootOperation }],
    ...tables.map((table) => [`/${encodeURIComponent(table.name)}`, operationsOfTable(table)] as const),
    ...functions.map(
      (described) => [`/rpc/${encodeURIComponent(described.name)}`, operationsOfFunction(described)] as const,
    ),
  ]);
}

const rootOperation: Json = {
  tags: ["Introspection"],
  summary: "OpenAPI description (this document)",
  produces: ["application/openapi+json", "application/json"],
  responses: { 200: { description: "OK" } },
};

function operationsOfTable({ name, comment, columns, isWritable }: TableDescription): Json {
  const filters = columns.map((column) => referenceTo(`rowFilter.${name}.${column.name}`));
  const operation = (parameters: readonly Json[], responses: Json) => ({
    tags: [name],
    ...summaryOf(comment),
    parameters,
    responses,
  });
  const rows = { description: "OK", schema: { items: pointerTo("definitions", name), type: "array" } };
  const get = operation(
    [
      ...filters,
      ...["select", "order", "range", "rangeUnit", "offset", "limit", "preferCount"].map(referenceTo),
    ],
    { 200: rows, 206: { description: "Partial Content" } },
  );
  if (!isWritable) return { get };
  const body = referenceTo(`body.${name}`);
  const written = { 204: { description: "No Content" } };
  return {
    get,
    post: operation([body, ...["select", "on_conflict", "preferPost"].map(referenceTo)], {
      201: { description: "Created" },
    }),
    patch: operation([...filters, body, referenceTo("preferReturn")], written),
    delete: operation([...filters, referenceTo("preferReturn")], written),
  };
}

function operationsOfFunction({ name, comment, isReadOnly, parameters }: FunctionDescription): Json {
  const operation = (given: readonly Json[]) => ({
    tags: [`(rpc) ${name}`],
    ...summaryOf(comment),
    produces: ["application/json", "application/vnd.pgrst.object+json"],
    parameters: given,
    responses: { 200: { description: "OK" } },
  });
  const schema = {
    ...withDescription(comment),
    ...withRequired(parameters.filter(({ isRequired }) => isRequired).map((parameter) => parameter.name)),
    properties: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, schemaOfType(parameter.type)]),
    ),
    type: "object",
  };
  const post = operation([{ in: "body", name: "args", required: true, schema }]);
  if (!isReadOnly) return { post };
  const inAddress = parameters.map((parameter) => ({
    in: "query",
    name: parameter.name,
    required: parameter.isRequired,
    ...typeInAddress(parameter.type),
  }));
  return { get: operation(inAddress), post };
}

/** In an address, lists have PostgreSQL's syntax `{a,b}`; they and JSON are strings. */
function typeInAddress(type: string): Json {
  const schema = schemaOfType(type);
  const isText = schema.type === undefined || schema.type === "array";
  return { format: type, type: isText ? "string" : schema.type };
}

/** The first line of a comment is the summary, the rest is the description. */
function summaryOf(comment: string | null): Json {
  const [summary = "", ...more] = (comment ?? "").split("\n");
  return { ...(summary && { summary }), ...withDescription(more.join("\n").trim()) };
}

const referenceTo = (parameter: string): Json => pointerTo("parameters", parameter);

const returns = ["return=representation", "return=minimal", "return=headers-only"];

/** The parameters that operations refer to: common ones, then those of each table. */
export function parametersOf(tables: readonly TableDescription[]): Record<string, Json> {
  return Object.fromEntries([
    ["select", textInAddress("select", "Filtering Columns")],
    ["order", textInAddress("order", "Ordering")],
    ["offset", textInAddress("offset", "Limiting and Pagination")],
    ["limit", textInAddress("limit", "Limiting and Pagination")],
    ["on_conflict", textInAddress("on_conflict", "On Conflict")],
    ["range", textInHeader("Range", "Limiting and Pagination")],
    ["rangeUnit", { ...textInHeader("Range-Unit", "Limiting and Pagination"), default: "items" }],
    ["preferCount", prefer(["count=exact", "count=planned", "count=estimated"])],
    ["preferReturn", prefer(returns)],
    ["preferPost", prefer([...returns, "resolution=ignore-duplicates", "resolution=merge-duplicates"])],
    ...tables.flatMap(({ name, columns }) => [
      [`body.${name}`, bodyOf(name)] as const,
      ...columns.map(
        (column) =>
          [`rowFilter.${name}.${column.name}`, textInAddress(quoted(column.name), column.comment)] as const,
      ),
    ]),
  ]);
}

/** Other names, and those of the common parameters, are quoted in an address. */
function quoted(name: string): string {
  const isPlain =
    /^[\p{L}\p{N}_$ -]+$/u.test(name) &&
    !/^(?:select|columns|on_conflict|order|limit|offset|and|or)$/.test(name);
  return isPlain ? name : `"${name.replaceAll(/["\\]/g, "\\$&")}"`;
}

function textInAddress(name: string, description: string | null): Json {
  return { name, ...withDescription(description), required: false, in: "query", type: "string" };
}

function textInHeader(name: string, description: string): Json {
  return { name, description, required: false, in: "header", type: "string" };
}

function prefer(values: readonly string[]): Json {
  return { ...textInHeader("Prefer", "Preference"), enum: values };
}

function bodyOf(table: string): Json {
  return {
    name: table,
    description: table,
    required: false,
    in: "body",
    schema: pointerTo("definitions", table),
  };
}
