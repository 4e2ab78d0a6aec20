import { describe, expect, test } from "vitest";
import { type Asked, openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("odd shop");

const call = (path: string, body: unknown, more: Asked = {}) =>
  ask(`/rpc/${path}`, { method: "POST", body, ...more });

describe("a call by POST", () => {
  test.each([
    ["echo", { word: 'a "b" \\ {c}' }, 'a "b" \\ {c}'],
    ["echo", { word: null }, null],
    ["add", { a: 1 }, 11],
    ["add", { b: 2, a: 1 }, 3],
    ["numbers", { upto: 3 }, [1, 2, 3]],
    ["numbers?limit=1&offset=1", { upto: 3 }, [2]],
    ["numbers?order=numbers.desc&numbers=gt.1", { upto: 3 }, [3, 2]],
    ["pairs", { id: 2 }, { twice: 4, "odd name": "x" }],
    ["one_customer?select=id,orders!buyer(id)", { of_id: 2 }, { id: 2, orders: [{ id: 12 }] }],
    [
      "customers_named?select=name,orders!buyer(count)&id=lt.9&order=name.desc&limit=1",
      { part: "" },
      [{ name: 'Chand "C", jr.', orders: [{ count: 0 }] }],
    ],
    ["list_length", { list: [1, 2, 3] }, 3],
    ["many", { numbers: [7, 8] }, 7],
    ["many", { numbers: "{9}" }, 9],
    ["list_length", { list: "{1,2}" }, 2],
    ["lengths", { document: { b: [1] } }, { b: [1] }],
    ["as_sent", { b: [1], document: null }, { b: [1], document: null }],
    ["as_sent", [1, 2], [1, 2]],
    ["echo", [{ word: "one row" }], "one row"],
    ["numbers?columns=upto", { upto: 1, other: 2 }, [1]],
  ])("%s of %j answers %j", async (path, body, answer) => {
    const answered = await call(path, body);
    expect([answered.status, answered.body]).toEqual([200, answer]);
  });

  test("keeps every digit of a number", async () => {
    expect((await call("big", '{"number": 12345678901234567890.5}')).body).toBe("12345678901234567890.5");
  });

  test("of a function that returns nothing has an empty response", async () => {
    expect(await call("nothing_to_say", {})).toMatchObject({ status: 204, text: "" });
  });

  test("of a function that writes runs it once, however its rows are shown", async () => {
    const path = "mark_all?select=id,code&id=eq.1";
    const { body, headers } = await call(
      path,
      { word: "zz" },
      { key: secretKey, headers: { Prefer: "count=exact" } },
    );
    expect(body).toEqual([{ id: 1, code: "zz" }]);
    expect(headers.get("Content-Range")).toBe("0-0/1");
    expect(await database.sql`select distinct code from "the shop".customers`).toEqual([{ code: "zz" }]);
  });

  test("is rolled back if it affects more rows than allowed, or not exactly one if one is required", async () => {
    const strict = { key: secretKey, headers: { Prefer: "handling=strict, max-affected=2" } };
    expect((await call("mark_all", { word: "no" }, strict)).body.code).toBe("PGRST124");
    const object = { key: secretKey, headers: { Accept: "application/vnd.pgrst.object+json" } };
    expect((await call("mark_all", { word: "no" }, object)).body.code).toBe("PGRST116");
    expect(await database.sql`select from "the shop".customers where code = 'no'`).toHaveLength(0);
    expect((await call("echo", { word: "x" }, strict)).body.code).toBe("PGRST128");
  });

  test.each([
    ["many", "numbers=7&numbers=8", 7],
    ["echo", "word=a&word=b%20c", "b c"],
    ["lengths", "document=%7B%22b%22%3A%5B1%5D%7D", { b: [1] }],
    ["list_length", "list=%7B1,2%7D", 2],
    ["add", "a=1", 11],
  ])("with a form: %s of %s answers %j", async (name, body, answer) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const answered = await call(name, body, { headers });
    expect([answered.status, answered.body]).toEqual([200, answer]);
  });

  test("as CSV has a line of names", async () => {
    expect((await call("numbers", { upto: 2 }, { headers: { Accept: "text/csv" } })).text).toBe(
      "numbers\n1\n2",
    );
  });

  test("responds with the status that the function raises", async () => {
    expect(await call("raise_status", {})).toMatchObject({
      status: 418,
      body: { message: "a teapot", hint: "take coffee" },
    });
  });
});

describe("a call by GET", () => {
  test.each([
    ["echo?word=eq.5", "eq.5"],
    ["add?a=1&b=5", 6],
    ["numbers?upto=3&order=numbers.desc", [3, 2, 1]],
    ["list_length?list={1,2,3}", 3],
    ["many?numbers=5&numbers=6", 5],
    ["numbers?upto=2&upto=3&numbers=gt.1", [2, 3]],
    ["customers_named?part=A&select=id&id=gt.0&or=(id.eq.1,id.eq.2)", [{ id: 1 }]],
    [
      "customers_named?part=&select=id,orders!buyer(id)&orders.id=eq.11&id=eq.1",
      [{ id: 1, orders: [{ id: 11 }] }],
    ],
  ])("of %s answers %j", async (path, answer) => {
    const answered = await ask(`/rpc/${path}`);
    expect([answered.status, answered.body]).toEqual([200, answer]);
  });

  test("of a function that returns nothing has an empty response, whatever it is marked as", async () => {
    expect(await ask("/rpc/nothing_to_say")).toMatchObject({ status: 204, text: "" });
    expect(await ask("/rpc/nothing_to_say", { method: "HEAD" })).toMatchObject({ status: 204, text: "" });
  });

  test("by HEAD counts rows", async () => {
    const { headers, text } = await ask("/rpc/numbers?upto=30", {
      method: "HEAD",
      headers: { Prefer: "count=exact" },
    });
    expect([headers.get("Content-Range"), text]).toEqual(["0-29/30", ""]);
  });
});

describe("a call is refused", () => {
  test.each([
    ["ecko", { word: "x" }, 404, "PGRST202"],
    ["echo", { wrd: "x" }, 404, "PGRST202"],
    ["echo", {}, 404, "PGRST202"],
    ["add", { a: 1, b: 2, c: 3 }, 404, "PGRST202"],
    ["same", { a: 1 }, 300, "PGRST203"],
    ["many", {}, 404, "PGRST202"],
    ["whatever", {}, 400, "PGRST127"],
    ["add", { a: "x" }, 400, "22P02"],
    ["echo?select=echo,again:echo", { word: "x" }, 400, "PGRST127"],
    ["numbers?nothing=eq.1", { upto: 1 }, 400, "42703"],
  ])("%s of %j with %i %s", async (path, body, status, code) => {
    const answered = await call(path, body);
    expect([answered.status, answered.body.code]).toEqual([status, code]);
  });

  test("for several rows, because it would be several calls", async () => {
    const headers = { "Content-Type": "text/csv" };
    expect((await call("echo", "word\na\nb", { headers })).body.code).toBe("PGRST127");
    expect((await call("echo", [{ word: "a" }, { word: "b" }])).body.code).toBe("PGRST127");
  });
});
