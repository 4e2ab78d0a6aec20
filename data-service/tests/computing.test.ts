import { describe, expect, test } from "vitest";
import { planQuery } from "../plan/plan-query.ts";
import { readRequest } from "../request/index.ts";
import { readSchema } from "../schema/read-schema.ts";
import { buildSql } from "../sql/build-sql.ts";
import { bookshopSchema } from "../testing/bookshop.ts";
import { openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("bookshop");

const rows = async (path: string) => {
  const { status, body } = await ask(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe("a computed field", () => {
  test("is selected by its name, also with an alias, a cast and steps into JSON", async () => {
    expect(await rows("/readers?select=id,shout,loud:shout::text,facts->born&id=eq.1")).toEqual([
      { id: 1, shout: "ASHA", loud: "ASHA", born: 1985 },
    ]);
    expect(await rows("/books?select=initials&id=eq.1")).toEqual([{ initials: ["G"] }]);
  });

  test("is not part of *", async () => {
    expect(Object.keys((await rows("/readers?select=*"))[0])).toEqual(["id", "name", "born", "friend_id"]);
  });

  test("is filtered and ordered by", async () => {
    expect(await rows("/readers?select=name&age=lt.30&order=age.desc")).toEqual([
      { name: "Bela" },
      { name: "Chand" },
    ]);
    expect(await rows("/readers?select=name&or=(shout.eq.ASHA,age.in.(21))&order=shout.desc")).toEqual([
      { name: "Chand" },
      { name: "Asha" },
    ]);
  });

  test("is a field of an embedding, of rows after an offset, and of a function's rows", async () => {
    expect(await rows("/loans?select=readers(shout)&order=days&limit=1")).toEqual([
      { readers: { shout: "BELA" } },
    ]);
    expect(await rows("/readers?select=shout,loans(days)&order=id&offset=2")).toEqual([
      { shout: "CHAND", loans: [] },
    ]);
    expect(await rows("/rpc/everyone?select=shout&shout=eq.ASHA")).toEqual([{ shout: "ASHA" }]);
  });

  test("is a field of written rows", async () => {
    const { status, body } = await ask("/readers?select=shout,friend(name)", {
      method: "POST",
      key: secretKey,
      headers: { Prefer: "return=representation" },
      body: { id: 9, name: "Dev", friend_id: 1 },
    });
    expect([status, body]).toEqual([201, [{ shout: "DEV", friend: { name: "Asha" } }]]);
    await database.sql`delete from bookshop.readers where id = 9`;
  });

  test("is computed only for callers who may execute its function", async () => {
    const { status, body } = await ask("/readers?select=secret");
    expect([status, body.code, body.message]).toEqual([
      401,
      "42501",
      "permission denied for function secret",
    ]);
  });

  test("cannot write by a read", async () => {
    const { status, body } = await ask("/readers?select=noted");
    expect([status, body.code]).toEqual([405, "25006"]);
    expect((await ask("/readers?noted=eq.1", { method: "HEAD" })).status).toBe(405);
    expect((await ask("/readers?select=id&order=noted")).status).toBe(405);
    expect(await database.sql`select from bookshop.notes`).toHaveLength(0);
  });

  test("is named with columns where a name is unknown", async () => {
    expect((await ask("/readers?select=shoutt")).body.hint).toContain("readers.shout");
    expect((await ask("/authors?select=shout")).body.code).toBe("42703");
  });
});

describe("a computed relationship", () => {
  test("to many gives a list with filters, order and limit of its own", async () => {
    const path = "/readers?select=name,borrowed(title)&borrowed.order=title.desc&borrowed.limit=1&order=id";
    expect(await rows(path)).toEqual([
      { name: "Asha", borrowed: [{ title: "Gora" }] },
      { name: "Bela", borrowed: [{ title: "Godan" }] },
      { name: "Chand", borrowed: [] },
    ]);
    expect(await rows("/readers?select=borrowed(title)&borrowed.title=eq.Gora&id=eq.1")).toEqual([
      { borrowed: [{ title: "Gora" }] },
    ]);
  });

  test("to one gives an object, and without a row null if it is declared by rows 1", async () => {
    expect(await rows("/readers?select=longest(days),friend(name)&order=id")).toEqual([
      { longest: { days: 30 }, friend: { name: null } },
      { longest: { days: 5 }, friend: { name: "Asha" } },
      { longest: null, friend: { name: "Bela" } },
    ]);
  });

  test("may be inner, tested for null, spread, renamed, and order the rows", async () => {
    expect(await rows("/readers?select=name,friend!inner(name)&friend.name=eq.Bela")).toEqual([
      { name: "Chand", friend: { name: "Bela" } },
    ]);
    expect(await rows("/readers?select=name,borrowed()&borrowed=is.null")).toEqual([{ name: "Chand" }]);
    expect(await rows("/readers?select=name,top:longest()&top=is.null")).toEqual([{ name: "Chand" }]);
    expect(await rows("/readers?select=name,...friend(of:name)&friend=not.is.null&order=id")).toEqual([
      { name: "Asha", of: null },
      { name: "Bela", of: "Asha" },
      { name: "Chand", of: "Bela" },
    ]);
    expect(await rows("/readers?select=name,top:longest(days)&order=top(days).desc.nullslast")).toEqual([
      { name: "Asha", top: { days: 30 } },
      { name: "Bela", top: { days: 5 } },
      { name: "Chand", top: null },
    ]);
  });

  test("has embeddings of its own", async () => {
    expect(await rows("/readers?select=friend(friend(name),loans(days))&id=eq.3")).toEqual([
      { friend: { friend: { name: "Asha" }, loans: [{ days: 5 }] } },
    ]);
  });

  test("has precedence over a relationship of the same name", async () => {
    expect(await rows("/cheap_books?select=title,loans(name)&loans.order=id&id=eq.1")).toEqual([
      { title: "Godan", loans: [{ name: "Asha" }, { name: "Bela" }] },
    ]);
  });
});

test.each([
  ["/readers", "select=shout,borrowed(title),friend(name)", false],
  ["/readers", "shout=eq.ASHA", true],
  ["/readers", "or=(id.eq.1,shout.eq.ASHA)", true],
  ["/readers", "order=shout", true],
  ["/loans", "select=readers(name)&readers.shout=eq.ASHA", true],
  ["/readers", "select=friend!inner(name)", true],
  ["/readers", "select=friend(name)&order=friend(name)", true],
])("a query of %s with %s calls functions for every row: %s", async (path, query, isExpensive) => {
  const asked = { method: "GET", path, query, headers: new Headers(), body: null };
  const schema = await readSchema(database.sql, [bookshopSchema]);
  expect(buildSql(planQuery(readRequest(asked), schema, false)).isExpensive).toBe(isExpensive);
});
