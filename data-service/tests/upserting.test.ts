import { beforeEach, describe, expect, test } from "vitest";
import { type Asked, openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("odd shop");
const { sql } = database;

const write = (
  method: string,
  path: string,
  body?: unknown,
  prefer = "return=representation",
  more: Asked = {},
) => ask(path, { method, body, key: secretKey, ...more, headers: { Prefer: prefer, ...more.headers } });

const parts = async () =>
  (await sql`select id, name, parent_id from "the shop".parts order by id`).map((row) => ({ ...row }));

beforeEach(async () => {
  await sql`delete from "the shop".parts`;
  await sql`insert into "the shop".parts values (1, 'bike', null), (2, 'wheel', 1), (3, 'saddle', 1)`;
});

describe("an upsert", () => {
  const merge = "resolution=merge-duplicates, return=representation";

  test("merges by the primary key: 201 if some rows are new, 200 if none is", async () => {
    const some = await write(
      "POST",
      "/parts",
      [
        { id: 3, name: "seat" },
        { id: 4, name: "bell" },
      ],
      merge,
    );
    expect([some.status, some.body]).toEqual([
      201,
      [
        { id: 3, name: "seat", parent_id: 1 },
        { id: 4, name: "bell", parent_id: null },
      ],
    ]);
    expect((await write("POST", "/parts", { id: 4, name: "horn" }, merge)).status).toBe(200);
    expect(await parts()).toContainEqual({ id: 4, name: "horn", parent_id: null });
  });

  test("uses the named columns", async () => {
    const path = "/products?on_conflict=title,sku&select=sku,title";
    expect((await write("POST", path, { sku: "p1", title: "Pen" }, merge)).status).toBe(200);
    expect(
      (await write("POST", "/products?on_conflict=title", { sku: "p1", title: "x" }, merge)).body.code,
    ).toBe("42P10");
  });

  test("may leave existing rows unchanged", async () => {
    const ignore = "resolution=ignore-duplicates, return=representation";
    const { status, body } = await write(
      "POST",
      "/parts",
      [
        { id: 3, name: "x" },
        { id: 4, name: "bell" },
      ],
      ignore,
    );
    expect([status, body]).toEqual([201, [{ id: 4, name: "bell", parent_id: null }]]);
    expect(await parts()).toContainEqual({ id: 3, name: "saddle", parent_id: 1 });
  });
});

describe("PUT", () => {
  test("replaces the row of a key, or creates it", async () => {
    expect(await write("PUT", "/parts?id=eq.3", { id: 3, name: "seat", parent_id: null })).toMatchObject({
      status: 200,
      body: [{ id: 3, name: "seat", parent_id: null }],
    });
    expect((await write("PUT", "/parts?id=eq.9", { id: 9, name: "x" })).status).toBe(201);
    expect((await write("PUT", "/parts?id=eq.9", { id: 9, name: "y" }, "")).status).toBe(204);
  });

  test.each([
    ["/parts", { id: 3 }, "PGRST105"],
    ["/parts?id=gt.3", { id: 3 }, "PGRST105"],
    ["/parts?id=eq.3&name=eq.x", { id: 3 }, "PGRST105"],
    ["/parts?or=(id.eq.3,id.eq.4)", { id: 3 }, "PGRST105"],
    ["/orders_products?order_id=eq.10", { order_id: 10, sku: "p1" }, "PGRST105"],
    ["/two_columns?a=eq.1", { a: 1 }, "PGRST105"],
    ["/parts?id=eq.3", { id: 4 }, "PGRST115"],
    ["/parts?id=eq.3", { name: "x" }, "PGRST115"],
    ["/parts?id=eq.3", [{ id: 3 }, { id: 3 }], "PGRST115"],
    ["/parts?id=eq.3&limit=1", { id: 3 }, "PGRST114"],
  ])("to %s of %j is refused as %s", async (path, body, code) => {
    expect((await write("PUT", path, body)).body.code).toBe(code);
  });
});
