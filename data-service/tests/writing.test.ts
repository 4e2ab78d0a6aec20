import { beforeEach, describe, expect, test } from "vitest";
import { type Asked, openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database, service } = await openTestService("odd shop");
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
  await sql`delete from "the shop".customers where id > 3`;
});

describe("an insert", () => {
  test("of one row returns it, with its embeddings", async () => {
    const { status, body } = await write("POST", "/parts?select=id,parent_id(name)", {
      id: 4,
      name: "bell",
      parent_id: 1,
    });
    expect([status, body]).toEqual([201, [{ id: 4, parent_id: { name: "bike" } }]]);
  });

  test("of many rows returns them in order, or in the requested order", async () => {
    const { body } = await write("POST", "/parts?select=id", [{ id: 6 }, { id: 5 }, { id: 7 }]);
    expect(body).toEqual([{ id: 6 }, { id: 5 }, { id: 7 }]);
    const ordered = await write("POST", "/parts?select=id&order=id&limit=1", [{ id: 9 }, { id: 8 }]);
    expect(ordered.body).toEqual([{ id: 8 }]);
    expect(await parts()).toHaveLength(8);
  });

  test("has an empty response by default", async () => {
    expect(await write("POST", "/parts", { id: 4 }, "")).toMatchObject({ status: 201, text: "" });
    expect(await write("POST", "/parts", { id: 5 }, "return=minimal")).toMatchObject({
      status: 201,
      text: "",
    });
  });

  test("returns the address of the row", async () => {
    const one = await write("POST", "/products", { sku: "ä &1", title: "T" }, "return=headers-only");
    expect(one.headers.get("Location")).toBe("/rest/v1/products?sku=eq.%C3%A4%20%261");
    const years = await write("POST", "/years", { id: 1, year: 2020 }, "return=headers-only");
    expect(years.headers.get("Location")).toBe("/rest/v1/years?id=eq.1&year=eq.2020");
    await sql`delete from "the shop".products where title = 'T'`;
  });

  test("of an empty row uses all defaults", async () => {
    await sql`create table "the shop".all_defaults (id integer generated always as identity,
      at date default '2020-01-01')`;
    await sql`grant select, insert on "the shop".all_defaults to service_role`;
    await service.reread();
    expect((await write("POST", "/all_defaults", {})).body).toEqual([{ id: 1, at: "2020-01-01" }]);
    expect((await write("POST", "/all_defaults", [{}, {}])).body).toHaveLength(2);
  });

  test("of an empty list writes nothing", async () => {
    expect(await write("POST", "/parts", [])).toMatchObject({ status: 201, body: [] });
  });

  test("with different keys is refused, unless columns are named", async () => {
    const sent = [{ name: "New", code: "a" }, { name: "Newer", tags: ["x"] }, { name: "Newest" }];
    expect((await write("POST", "/customers", sent)).body.code).toBe("PGRST102");
    const path = "/customers?columns=name,code,tags&select=name,code,tags";
    expect((await write("POST", path, sent)).body).toMatchObject({ code: "23502" });
    const { body } = await write("POST", path, sent, "return=representation, missing=default");
    expect(body).toEqual([
      { name: "New", code: "a", tags: [] },
      { name: "Newer", code: null, tags: ["x"] },
      { name: "Newest", code: null, tags: [] },
    ]);
  });

  test("with too many different sets of keys is refused", async () => {
    const names = ["name", "code", "born", "paid", "level", "score"];
    const sent = Array.from({ length: 64 }, (_, form) =>
      Object.fromEntries(names.flatMap((name, place) => (form & (1 << place) ? [[name, null]] : []))),
    );
    const path = `/customers?columns=${names.join()}`;
    const { body } = await write("POST", path, sent, "missing=default");
    expect(body).toMatchObject({ code: "PGRST127", details: expect.stringContaining("32 different sets") });
  });

  test("writes only the named columns", async () => {
    const { body } = await write("POST", "/customers?columns=name&select=name,code", [
      { name: "A", code: "x", other: 1 },
    ]);
    expect(body).toEqual([{ name: "A", code: null }]);
  });

  test("accepts lists, JSON, enums, domains and big numbers", async () => {
    const sent = `{"name":"All","tags":["a,b","\\"c\\""],"Home Address":{"x":[1]},"raw":{"b":1,"a":1},
      "mood":"happy","level":5,"score":12345678901234567890.123456789,"born":"2000-02-29","paid":false}`;
    const { body, text } = await write(
      "POST",
      '/customers?select=tags,"Home Address",mood,level,score,born,paid,raw',
      sent,
    );
    expect(body[0]).toMatchObject({
      tags: ["a,b", '"c"'],
      "Home Address": { x: [1] },
      mood: "happy",
      born: "2000-02-29",
    });
    expect(text).toContain("12345678901234567890.123456789");
  });

  test("that violates a constraint is refused, and nothing is written", async () => {
    const before = await parts();
    expect(await write("POST", "/parts", [{ id: 50 }, { id: 1 }])).toMatchObject({
      status: 409,
      body: { code: "23505" },
    });
    expect(await write("POST", "/parts", { id: 50, parent_id: 99 })).toMatchObject({
      status: 409,
      body: { code: "23503" },
    });
    expect(await write("POST", "/customers", { name: "x", level: 100 })).toMatchObject({
      body: { code: "23514" },
    });
    expect(await write("POST", "/customers", { name: "x", code: "toolong" })).toMatchObject({
      body: { code: "22001" },
    });
    expect(await parts()).toEqual(before);
  });

  test("with CSV writes its lines", async () => {
    const { body } = await write(
      "POST",
      "/parts?select=*&order=id",
      'id,name,parent_id\n4,"a, b",1\n5,NULL,NULL',
      undefined,
      {
        headers: { "Content-Type": "text/csv" },
      },
    );
    expect(body).toEqual([
      { id: 4, name: "a, b", parent_id: 1 },
      { id: 5, name: null, parent_id: null },
    ]);
  });

  test("into a view or a partitioned table works", async () => {
    expect((await write("POST", "/happy_customers?select=name", { name: "V" })).body).toEqual([
      { name: "V" },
    ]);
    expect((await write("POST", "/years", { id: 2, year: 2020 })).body).toEqual([{ id: 2, year: 2020 }]);
    await sql`delete from "the shop".years`;
  });

  test.each([
    ["/parts", { nam: "x" }, "PGRST204"],
    ["/parts?columns=nam", { name: "x" }, "PGRST204"],
    ["/parts?id=eq.1", { name: "x" }, "PGRST127"],
    ["/parts?on_conflict=nam", { name: "x" }, "42703"],
  ])("to %s of %j is refused as %s", async (path, body, code) => {
    expect((await write("POST", path, body, "resolution=merge-duplicates")).body.code).toBe(code);
  });
});

describe("an update", () => {
  test("changes the rows of its filters and returns them", async () => {
    const { status, body, headers } = await write(
      "PATCH",
      "/parts?parent_id=eq.1&select=id,name&order=id.desc",
      { name: "x" },
    );
    expect([status, headers.get("Content-Range")]).toEqual([200, "0-1/*"]);
    expect(body).toEqual([
      { id: 3, name: "x" },
      { id: 2, name: "x" },
    ]);
    expect((await write("PATCH", "/parts?id=eq.99", { name: "x" }, "")).status).toBe(204);
  });

  test("can be filtered by embeddings", async () => {
    await write("PATCH", "/parts?select=id,parent_id!inner(id)&parent_id.name=eq.bike&id=gt.0", {
      name: "of the bike",
    });
    expect((await parts()).map(({ name }) => name)).toEqual(["bike", "of the bike", "of the bike"]);
  });

  test("without values changes nothing", async () => {
    expect(await write("PATCH", "/parts?id=eq.1", {})).toMatchObject({ status: 200, body: [] });
  });

  test.each([
    ["/parts", { name: "x" }, "21000"],
    ["/parts?parent_id.id=eq.1&select=parent_id(*)", { name: "x" }, "21000"],
    ["/parts?id=eq.1&limit=1", { name: "x" }, "PGRST127"],
    ["/parts?id=eq.1", [{ name: "x" }, { name: "y" }], "PGRST127"],
    ["/parts?id=eq.1", { nam: "x" }, "PGRST204"],
    ["/parts?id=eq.1", { id: "x" }, "22P02"],
    ["/two_columns?a=eq.1", { doubled: 5 }, "428C9"],
  ])("to %s of %j is refused as %s", async (path, body, code) => {
    expect((await write("PATCH", path, body)).body.code).toBe(code);
  });
});

describe("a delete", () => {
  test("removes the rows of its filters and returns them", async () => {
    const { status, body } = await write("DELETE", "/parts?id=eq.3&select=id,parent_id(name)");
    expect([status, body]).toEqual([200, [{ id: 3, parent_id: { name: "bike" } }]]);
    expect(await parts()).toHaveLength(2);
    expect((await write("DELETE", "/parts?id=in.(2,99)", undefined, "")).status).toBe(204);
    expect(await parts()).toHaveLength(1);
  });

  test("without a filter, or with a limit, is refused", async () => {
    expect((await write("DELETE", "/parts")).body).toMatchObject({
      code: "21000",
      message: "DELETE requires a WHERE clause",
    });
    expect((await write("DELETE", "/parts?id=gt.0&limit=1")).body.code).toBe("PGRST127");
    expect(await parts()).toHaveLength(3);
  });
});

describe("a write is rolled back", () => {
  test("if it would affect more rows than the caller allows", async () => {
    const strict = "handling=strict, max-affected=1, return=representation";
    const before = await parts();
    const { status, body } = await write("PATCH", "/parts?id=gt.1", { name: "x" }, strict);
    expect([status, body.code, body.details]).toEqual([400, "PGRST124", "The query affects 2 rows"]);
    expect((await write("DELETE", "/parts?id=gt.1", undefined, strict)).body.code).toBe("PGRST124");
    expect(await parts()).toEqual(before);
    expect((await write("DELETE", "/parts?id=eq.3", undefined, strict)).status).toBe(200);
  });

  test("if one object is requested and there is none or several", async () => {
    const Accept = "application/vnd.pgrst.object+json";
    const before = await parts();
    const several = await write("PATCH", "/parts?id=gt.1", { name: "x" }, "return=representation", {
      headers: { Accept },
    });
    expect(several).toMatchObject({
      status: 406,
      body: { code: "PGRST116", details: "The result contains 2 rows" },
    });
    const none = await write("DELETE", "/parts?id=eq.99", undefined, "return=representation", {
      headers: { Accept },
    });
    expect(none.body.details).toBe("The result contains 0 rows");
    const both = await write("POST", "/parts", [{ id: 8 }, { id: 9 }], "return=minimal", {
      headers: { Accept },
    });
    expect(both.status).toBe(406);
    expect(await parts()).toEqual(before);
    const one = await write("POST", "/parts?select=id", [{ id: 8 }], "return=representation", {
      headers: { Accept },
    });
    expect([one.status, one.body]).toEqual([201, { id: 8 }]);
  });

  test("but not because a caller sends the text of the internal error", async () => {
    const { body } = await write("PATCH", "/parts?id=eq.1", { parent_id: "antara undid: notOneRow 5" });
    expect(body.code).toBe("22P02");
  });
});

test("written rows are counted", async () => {
  const { headers } = await write(
    "PATCH",
    "/parts?id=gt.1",
    { name: "x" },
    "count=exact, return=representation",
  );
  expect(headers.get("Content-Range")).toBe("0-1/2");
  const csv = await write("POST", "/parts?select=id,name", { id: 4, name: 'a"b' }, "return=representation", {
    headers: { Accept: "text/csv" },
  });
  expect(csv.text).toBe('id,name\n4,"a""b"');
});
