/**
 * The description of the service at its root, as OpenAPI 2.0 in the shape that PostgREST has, so that the tools made
 * for it (type generators, spreadsheets, consoles) read it. Tells no more than whoever asks may see: what is described
 * is handed in.
 */
import { parametersOf, pathsOf } from "./describe-paths.ts";
import {
  type ColumnDescription,
  type Description,
  schemaOfType,
  type TableDescription,
  withDescription,
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
    required: columns.filter(({ isNullable }) => !isNullable).map(({ name }) => name),
    properties: Object.fromEntries(columns.map((column) => [column.name, propertyOf(column)])),
    type: "object",
  };
}

/** The marks `<pk/>` and `<fk/>` are what tools look for. */
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
