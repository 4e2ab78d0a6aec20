/**
 * The description of the service at its root, in OpenAPI 2.0 with PostgREST's structure, so that its tools (type
 * generators, spreadsheets, consoles) can read it. It contains only what the caller passes in, which is what the role
 * may see.
 */
import { parametersOf, pathsOf } from "./describe-paths.ts";
import {
  type ColumnDescription,
  type Description,
  schemaOfType,
  type TableDescription,
  withDescription,
  withRequired,
} from "./description.ts";

const mediaTypes = [
  "application/json",
  "application/vnd.pgrst.object+json;nulls=stripped",
  "application/vnd.pgrst.object+json",
  "text/csv",
];

/**
 * @param site its name, and its address with the path of the service: `https://example.org/rest/v1`
 * @returns JSON text
 */
export function describeService(
  { tables, functions }: Description,
  site: { readonly name: string; readonly address: URL },
): string {
  return JSON.stringify({
    swagger: "2.0",
    info: {
      title: site.name,
      description: "Tables and functions of this site, in the dialect of PostgREST",
      version: "1",
    },
    host: site.address.host,
    basePath: site.address.pathname,
    schemes: [site.address.protocol.replace(":", "")],
    consumes: mediaTypes,
    produces: mediaTypes,
    paths: pathsOf(tables, functions),
    definitions: Object.fromEntries(tables.map((table) => [table.name, definitionOf(table)])),
    parameters: parametersOf(tables),
    securityDefinitions: { apikey: { type: "apiKey", in: "header", name: "apikey" } },
    security: [{ apikey: [] }],
  });
}

function definitionOf({ comment, columns }: TableDescription) {
  return {
    ...withDescription(comment),
    ...withRequired(columns.filter(({ isNullable }) => !isNullable).map(({ name }) => name)),
    properties: Object.fromEntries(columns.map((column) => [column.name, propertyOf(column)])),
    type: "object",
  };
}

/** Tools look for the marks `<pk/>` and `<fk/>`. */
function propertyOf({ format, comment, isKey, references }: ColumnDescription) {
  const notes = [
    ...(isKey ? ["This is a Primary Key.<pk/>"] : []),
    ...(references
      ? [
          `This is a Foreign Key to \`${references.table}.${references.column}\`.` +
            `<fk table='${references.table}' column='${references.column}'/>`,
        ]
      : []),
  ];
  const noted = notes.length ? ["Note:", ...notes].join("\n") : null;
  const description = [comment, noted].filter((text) => text !== null).join("\n\n");
  return { ...withDescription(description), ...schemaOfType(format) };
}
