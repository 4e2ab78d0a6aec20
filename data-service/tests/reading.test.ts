import { describe, expect, test } from "vitest";
import { openTestService } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("odd shop");

const rows = async (path: string, headers?: Record<string, string>) => {
  const { status, body } = await ask(path, { headers });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const ids = async (filter: string) =>
  (await rows(`/customers?select=id&order=id&${filter}`)).map(({ id }: { id: number }) => id);

describe("a filter", () => {
  test.each([
    ["id=eq.2", [2]],
    ["id=neq.2", [1, 3]],
    ["id=gt.1&id=lt.3", [2]],
    ["id=gte.2", [2, 3]],
    ["id=lte.1", [1]],
    ["id=not.eq.2", [1, 3]],
    ["id=in.(1,3,99)", [1, 3]],
    ["id=not.in.(1,3)", [2]],
    ["id=in.()", []],
    ['name=in.("Chand \\"C\\", jr.",Asha)', [1, 3]],
    ["name=like.*a", [1, 2]],
    ["name=like(any).{A*,B*}", [1, 2]],
    ["name=like(all).{*a,A*}", [1]],
    ["name=ilike.ASHA", [1]],
    ["name=match.^[AB]", [1, 2]],
    ["name=imatch.^a", [1]],
    ["id=eq(any).{1,2}", [1, 2]],
    ["id=gt(all).{1,2}", [3]],
    ["level=is.null", [2]],
    ["level=is.not_null", [1, 3]],
    ["level=not.is.null", [1, 3]],
    ["paid=is.true", [1]],
    ["paid=is.false", [2]],
    ["paid=is.unknown", [3]],
    ["paid=eq.true", [1]],
    ["level=isdistinct.5", [2, 3]],
    ["level=eq.5", [1]],
    ["level=eq.1000", []],
    ["mood=eq.happy", [1, 3]],
    ["mood=in.(happy,so so)", [1, 2, 3]],
    ["born=gt.2000-01-01", [3]],
    ["seen=eq.2020-02-02T02:02:02Z", [1, 2, 3]],
    ["seen=in.(2020-02-02T02:02:02Z)", [1, 2, 3]],
    ["seen=lt.infinity", [1, 2, 3]],
    ["score=eq.1.5", [1]],
    ["code=eq.", [3]],
    ["tags=cs.{new}", [1]],
    ["tags=cd.{new,old,two words}", [1, 2, 3]],
    ["tags=ov.{old,new}", [1, 2]],
    ["tags=eq.{old}", [2]],
    ['Home Address=cs.{"city":"Pune"}', [1]],
    ["Home Address->>city=eq.Goa", [2]],
    ["Home Address->floor=gt.1", [1]],
    ["Home Address->rooms->1->>door=eq.red", [1]],
    ['tags->0=eq."old"', [2]],
    ["raw->b=eq.1", [1]],
    ["or=(id.eq.1,name.like.B*)", [1, 2]],
    ["not.or=(id.eq.1,name.like.B*)", [3]],
    ["and=(id.gt.1,or(paid.is.false,level.eq.7))", [2, 3]],
    ["or=(id.eq.1,not.and(id.gt.1,id.lt.3))", [1, 3]],
  ])("%s finds %j", async (filter, found) => {
    expect(await ids(filter)).toEqual(found);
  });

  test.each([
    "seen=gt.abc",
    "born=eq.2001-13-45",
    "paid=eq.perhaps",
    "raw->a=eq.{",
    "id=in.(1,x)",
    "mood=eq.sad",
  ])("%s is refused also beside a condition that no row can meet, and for no rows", async (filter) => {
    expect((await ask(`/customers?${filter}&name=is.null`)).status).toBe(400);
    expect((await ask(`/customers?${filter}&limit=0`)).status).toBe(400);
  });

  test("with a value of the wrong type is refused", async () => {
    expect(await ask("/customers?id=eq.abc")).toMatchObject({ status: 400, body: { code: "22P02" } });
    expect(await ask("/customers?mood=eq.sad")).toMatchObject({ status: 400, body: { code: "22P02" } });
  });

  test("with a thousand values is answered", async () => {
    expect(await ids(`id=in.(${Array.from({ length: 1000 }, (_, id) => id).join(",")})`)).toEqual([1, 2, 3]);
  });
});

describe("select", () => {
  test("accepts columns, aliases, casts and paths in JSON", async () => {
    const select = "id,who:name,born::text,city:Home Address->>city,Home Address->rooms->1->door,score::int4";
    expect(await rows(`/customers?select=${select}&id=eq.1`)).toEqual([
      { id: 1, who: "Asha", born: "1990-01-31", city: "Pune", door: "red", score: 2 },
    ]);
  });

  test("of everything returns every column as JSON", async () => {
    const [asha] = await rows("/customers?id=eq.1");
    expect(asha).toMatchObject({
      level: 5,
      mood: "happy",
      paid: true,
      score: 1.5,
      tags: ["new", "two words"],
      seen: "2020-02-02T02:02:02+00:00",
    });
    expect(Object.keys(asha)).toHaveLength(12);
  });

  test("accepts very odd names", async () => {
    expect(await rows('/Order "lines"?select=count,select,"a.b",Straße,"order id"')).toEqual([
      { count: 1, select: "x", "a.b": "dot", Straße: "sz", "order id": 10 },
    ]);
    expect(await rows('/Order "lines"?"a.b"=eq.dot&"order id"=gt.1&select=x:Straße')).toEqual([{ x: "sz" }]);
  });

  test("of nothing returns all columns", async () => {
    expect(await rows("/parts?select=&id=eq.1")).toEqual([{ id: 1, name: "bike", parent_id: null }]);
  });

  test("returns computed values in UTC", async () => {
    expect(await rows("/orders?select=placed&id=eq.10")).toEqual([{ placed: "2024-05-01T04:30:00+00:00" }]);
  });

  test.each([
    ["name::regclass", "ANTARA009"],
    ["name::citext", "ANTARA009"],
    ["nam", "42703"],
    ["name->>x,nobody(*)", "PGRST200"],
    ["a:name,a:id", "ANTARA011"],
    ["*,name:id", "ANTARA011"],
    ["name,name::text", "ANTARA011"],
    ["tags->0,tags->1", "ANTARA011"],
    ["id,count,count:mood", "ANTARA011"],
    [`${"x".repeat(64)}:name`, "PGRST127"],
  ])("%s is refused as %s", async (select, code) => {
    expect((await ask(`/customers?select=${select}`)).body.code).toBe(code);
  });

  test("of a repeated column returns it once", async () => {
    const { text } = await ask("/customers?select=*,name,name&id=eq.1");
    expect(text.match(/"name":/g)).toHaveLength(1);
    expect(await rows("/customers?select=count,count")).toEqual([{ count: 3 }]);
  });

  test("of two values with one name is refused, with the name and a solution", async () => {
    expect((await ask("/customers?select=a:name,a:id")).body).toMatchObject({
      message: "An object of the answer would hold 'a' twice",
      hint: "Give one of the two another name, written before it with a colon.",
    });
  });

  test("of a name similar to a column's suggests the column", async () => {
    expect((await ask("/customers?select=namme")).body.hint).toContain("customers.name");
  });
});

describe("order", () => {
  test.each([
    ["level", [1, 3, 2]],
    ["level.desc", [2, 3, 1]],
    ["level.desc.nullslast", [3, 1, 2]],
    ["level.nullsfirst", [2, 1, 3]],
    ["mood.desc,id.desc", [2, 3, 1]],
    ["Home Address->>city.nullsfirst", [3, 2, 1]],
    ["Home Address->floor.desc.nullslast,id", [1, 2, 3]],
  ])("by %s gives %j", async (order, found) => {
    expect((await rows(`/customers?select=id&order=${order}`)).map(({ id }: { id: number }) => id)).toEqual(
      found,
    );
  });
});

describe("a range of rows", () => {
  test("is set by limit and offset, and by the header Range", async () => {
    expect(await rows("/customers?select=id&order=id&limit=1&offset=1")).toEqual([{ id: 2 }]);
    const { headers, body } = await ask("/customers?select=id&order=id", { headers: { Range: "1-5" } });
    expect(body).toEqual([{ id: 2 }, { id: 3 }]);
    expect(headers.get("Content-Range")).toBe("1-2/*");
  });

  test("computes embeddings only for its own rows", async () => {
    expect(await rows("/orders?select=id,...buyer(who:name),products(sku)&order=id&offset=2")).toEqual([
      { id: 12, who: "Bela", products: [{ sku: "p1" }] },
    ]);
  });

  test.each([
    ["exact", "0-0/3"],
    ["estimated", "0-0/3"],
  ])("with count=%s tells of how many: %s", async (count, range) => {
    const { status, headers } = await ask("/customers?limit=1", { headers: { Prefer: `count=${count}` } });
    expect(status).toBe(206);
    expect(headers.get("Content-Range")).toBe(range);
  });

  test("with count=planned has the planner's estimate", async () => {
    await database.sql`insert into "the shop".parts select id from generate_series(100, 2099) as id`;
    await database.sql`analyze "the shop".parts`;
    const planned = await ask("/parts?limit=1", { headers: { Prefer: "count=planned" } });
    expect(planned.headers.get("Content-Range")).toBe("0-0/2004");
    const some = await ask("/parts?id=lt.100&limit=1", { headers: { Prefer: "count=planned" } });
    expect(Number(some.headers.get("Content-Range")?.split("/")[1])).toBeLessThan(100);
    const estimated = await ask("/parts?limit=1", { headers: { Prefer: "count=estimated" } });
    expect(estimated.headers.get("Content-Range")).toBe("0-0/2004");
    expect(await rows("/parts?select=id")).toHaveLength(1000);
    expect(await rows("/parts?select=id&limit=5000")).toHaveLength(1000);
    await database.sql`delete from "the shop".parts where id >= 100`;
  });

  test("counts rows after filters and inner embeddings, and groups", async () => {
    const total = async (path: string) =>
      (await ask(path, { method: "HEAD", headers: { Prefer: "count=exact" } })).headers.get("Content-Range");
    expect(await total("/customers?id=gt.1")).toBe("0-1/2");
    expect(await total("/orders?select=products!inner(sku)&products.sku=eq.p2")).toBe("0-0/1");
    expect(await total("/customers?select=mood,count()")).toBe("0-1/2");
  });

  test("beyond the last row is refused if rows are counted", async () => {
    const { status, body } = await ask("/customers?offset=9", { headers: { Prefer: "count=exact" } });
    expect([status, body.code]).toEqual([416, "PGRST103"]);
    expect(await rows("/customers?offset=9")).toEqual([]);
  });
});

describe("a response", () => {
  test("as one object needs exactly one row", async () => {
    const object = { Accept: "application/vnd.pgrst.object+json" };
    expect(await rows("/customers?select=id&id=eq.1", object)).toEqual({ id: 1 });
    expect(await ask("/customers?id=gt.1", { headers: object })).toMatchObject({
      status: 406,
      body: { code: "PGRST116", details: "The result contains 2 rows" },
    });
    expect((await ask("/customers?id=gt.9", { headers: object })).body.details).toBe(
      "The result contains 0 rows",
    );
  });

  test("leaves nulls out if requested", async () => {
    const Accept = "application/vnd.pgrst.array+json;nulls=stripped";
    expect(
      await rows("/customers?select=id,level,orders!buyer(id,placed)&id=gt.1&order=id", { Accept }),
    ).toEqual([
      { id: 2, orders: [{ id: 12, placed: "2024-06-01T00:00:00+00:00" }] },
      { id: 3, level: 7, orders: [] },
    ]);
  });

  test("may have a field of any name, also one that our statements use", async () => {
    expect(await rows("/orders?select=r:id,t0:buyer,body:orders_products(r:sku)&id=eq.12")).toEqual([
      { r: 12, t0: 2, body: [{ r: "p1" }] },
    ]);
  });

  test("keeps digits and the order of keys from the database", async () => {
    const { text } = await ask("/customers?select=score,raw&id=eq.1");
    expect(text).toBe('[{"score":1.50,"raw":{"b": 1, "a": 2}}]');
  });
});

describe("an unknown name", () => {
  test("is refused with a suggestion", async () => {
    const { status, body } = await ask("/custommers");
    expect([status, body.code]).toEqual([404, "PGRST205"]);
    expect(body.hint).toContain("the shop.customers");
  });

  test("may exist in another schema, which a header names", async () => {
    const headers = { "Accept-Profile": "public" };
    expect((await ask("/customers", { headers })).body.message).toContain("public.customers");
    const other = await ask("/customers", { headers: { "Accept-Profile": "pg_catalog" } });
    expect(other).toMatchObject({ status: 406, body: { code: "PGRST106" } });
  });
});

test("a view is read like a table", async () => {
  expect(await rows("/happy_customers?order=id.desc&limit=1")).toEqual([{ id: 3, name: 'Chand "C", jr.' }]);
});

test("the database refuses what a role may not read", async () => {
  expect(await ask("/customer_details")).toMatchObject({ status: 401, body: { code: "42501" } });
  expect(await ask("/customers?select=customer_details(note)")).toMatchObject({ status: 401 });
});
