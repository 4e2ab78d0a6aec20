import { describe, expect, test } from "vitest";
import { describeService } from "./describe.ts";
import type { ColumnDescription, Description } from "./description.ts";

const column = (name: string, format: string, more: Partial<ColumnDescription> = {}): ColumnDescription => ({
  name,
  format,
  isNullable: true,
  hasDefault: false,
  isKey: false,
  comment: null,
  references: null,
  ...more,
});

const description: Description = {
  tables: [
    {
      name: "lyrics",
      comment: "Songs\nwith their lyrics",
      isWritable: true,
      columns: [
        column("id", "bigint", { isKey: true, isNullable: false, hasDefault: true }),
        column("title", "text", { isNullable: false, comment: "As on the sleeve" }),
        column("album_id", "bigint", { references: { table: "albums", column: "id" } }),
        column("tags", "text[]"),
        column("data", "jsonb"),
        column("__proto__", "boolean"),
      ],
    },
    { name: "charts", comment: null, isWritable: false, columns: [column("rank", "integer")] },
  ],
  functions: [
    {
      name: "top",
      comment: null,
      isReadOnly: true,
      parameters: [
        { name: "count", type: "integer", isRequired: true },
        { name: "ids", type: "bigint[]", isRequired: false },
      ],
    },
    { name: "increment_views", comment: null, isReadOnly: false, parameters: [] },
  ],
};

const written = JSON.parse(
  describeService(description, { name: "Antara", address: new URL("https://songs.example:8443/rest/v1") }),
);

describe("the description of the service", () => {
  test("contains the title and address of the service", () => {
    expect(written).toMatchObject({
      swagger: "2.0",
      info: { title: "Antara" },
      host: "songs.example:8443",
      basePath: "/rest/v1",
      schemes: ["https"],
    });
  });

  test("gives tables and columns their types in JSON", () => {
    const { properties, required } = written.definitions.lyrics;
    expect(required).toEqual(["id", "title"]);
    expect(properties.title).toEqual({ description: "As on the sleeve", format: "text", type: "string" });
    expect(properties.tags).toEqual({ format: "text[]", type: "array", items: { type: "string" } });
    expect(properties.data).toEqual({ format: "jsonb" });
    expect(Object.keys(properties)).toContain("__proto__");
  });

  test("marks keys and their targets as tools expect", () => {
    const { id, album_id } = written.definitions.lyrics.properties;
    expect(id.description).toContain("<pk/>");
    expect(album_id.description).toContain("<fk table='albums' column='id'/>");
  });

  test("lists the available methods", () => {
    const methodsOf = (path: string) => Object.keys(written.paths[path]).sort();
    expect(methodsOf("/lyrics")).toEqual(["delete", "get", "patch", "post"]);
    expect(methodsOf("/charts")).toEqual(["get"]);
    expect(methodsOf("/rpc/top")).toEqual(["get", "post"]);
    expect(methodsOf("/rpc/increment_views")).toEqual(["post"]);
    expect(methodsOf("/")).toEqual(["get"]);
  });

  test("uses the first line of a comment as summary", () => {
    expect(written.paths["/lyrics"].get).toMatchObject({
      summary: "Songs",
      description: "with their lyrics",
    });
  });

  test("lists a function's parameters for the address and for the body", () => {
    const { get, post } = written.paths["/rpc/top"];
    expect(get.parameters).toEqual([
      { in: "query", name: "count", required: true, format: "integer", type: "integer" },
      { in: "query", name: "ids", required: false, format: "bigint[]", type: "string" },
    ]);
    expect(post.parameters[0].schema).toMatchObject({
      required: ["count"],
      properties: { ids: { type: "array" } },
    });
  });

  test("has no broken references", () => {
    const text = JSON.stringify(written);
    for (const [, group = "", name = ""] of text.matchAll(/"#\/(\w+)\/([^"]+)"/g)) {
      expect(Object.keys(written[group])).toContain(name);
    }
  });
});
