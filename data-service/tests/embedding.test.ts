import { describe, expect, test } from "vitest";
import { openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("odd shop");

const rows = async (path: string) => {
  const { status, body } = await ask(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe("an embedding", () => {
  test("to one gives an object or null", async () => {
    expect(await rows("/orders?select=id,orders_of_seller(name)&order=id")).toEqual([
      { id: 10, orders_of_seller: { name: "Bela" } },
      { id: 11, orders_of_seller: null },
      { id: 12, orders_of_seller: { name: "Asha" } },
    ]);
  });

  test("to many gives a list with its own filters, order and limit", async () => {
    const path =
      "/customers?select=id,orders!orders_of_buyer(id)&orders.order=id.desc&orders.limit=1&order=id";
    expect(await rows(path)).toEqual([
      { id: 1, orders: [{ id: 11 }] },
      { id: 2, orders: [{ id: 12 }] },
      { id: 3, orders: [] },
    ]);
    expect(await rows(`${path}&orders.offset=1&limit=1`)).toEqual([{ id: 1, orders: [{ id: 10 }] }]);
    expect(await rows(`${path}&orders.id=eq.10&limit=1`)).toEqual([{ id: 1, orders: [{ id: 10 }] }]);
    expect(await rows(`${path}&orders.or=(id.eq.10,id.eq.77)&limit=1`)).toEqual([
      { id: 1, orders: [{ id: 10 }] },
    ]);
  });

  test("with two foreign keys is ambiguous, and the hint says how to choose", async () => {
    const { status, body } = await ask("/orders?select=customers(name)");
    expect(status).toBe(300);
    expect(body).toMatchObject({ code: "PGRST201", details: [{ cardinality: "many-to-one" }, {}] });
    expect(body.hint).toContain("customers!orders_of_buyer");
  });

  test.each([
    "customers!orders_of_buyer(name)",
    "customers!buyer(name)",
    "orders_of_buyer(name)",
    "buyer(name)",
  ])("is chosen by %s", async (embedding) => {
    const [order] = await rows(`/orders?select=${embedding}&id=eq.10`);
    expect(Object.values(order)).toEqual([{ name: "Asha" }]);
  });

  test("in a one-to-one relationship gives an object on both sides", async () => {
    const { body } = await ask("/customer_details?select=note,customers(name)", { key: secretKey });
    expect(body).toEqual([{ note: "pays late", customers: { name: "Asha" } }]);
    const other = await ask("/customers?select=id,customer_details(note)&id=lt.3&order=id", {
      key: secretKey,
    });
    expect(other.body).toEqual([
      { id: 1, customer_details: { note: "pays late" } },
      { id: 2, customer_details: null },
    ]);
  });

  test("goes through a join table", async () => {
    expect(await rows("/orders?select=id,products(title)&products.order=title&order=id&limit=2")).toEqual([
      { id: 10, products: [{ title: "Paper" }, { title: "Pen" }] },
      { id: 11, products: [] },
    ]);
    expect(await rows("/products?select=orders!orders_products(id)&sku=eq.p1&orders.order=id")).toEqual([
      { orders: [{ id: 10 }, { id: 12 }] },
    ]);
  });

  test("of a table in itself means the many by the table's name and the one by the foreign key", async () => {
    expect(
      await rows("/parts?select=name,parent:parent_id(name),parts(name)&parts.order=id&id=in.(1,2)&order=id"),
    ).toEqual([
      { name: "bike", parent: null, parts: [{ name: "wheel" }, { name: "saddle" }] },
      { name: "wheel", parent: { name: "bike" }, parts: [{ name: "spoke" }] },
    ]);
  });

  test("uses foreign keys of two columns", async () => {
    expect(await rows("/points_at_two?select=id,two_columns(doubled)&order=id")).toEqual([
      { id: 1, two_columns: { doubled: 2 } },
      { id: 2, two_columns: null },
    ]);
  });

  test("can be nested, with an alias that filters use", async () => {
    const path =
      "/customers?select=name,bought:orders!buyer(id,orders_products(pieces,products(title)))&id=eq.1";
    expect(await rows(`${path}&bought.id=eq.10&bought.orders_products.pieces=gt.1`)).toEqual([
      { name: "Asha", bought: [{ id: 10, orders_products: [{ pieces: 3, products: { title: "Pen" } }] }] },
    ]);
  });

  test("that is inner excludes rows without one", async () => {
    expect(await rows("/orders?select=id,orders_products!inner(pieces)&orders_products.pieces=gt.2")).toEqual(
      [{ id: 10, orders_products: [{ pieces: 3 }] }],
    );
    const nested =
      "/customers?select=name,orders!buyer!inner(id,products!inner(title))&orders.products.title=eq.Paper";
    expect(await rows(nested)).toEqual([
      { name: "Asha", orders: [{ id: 10, products: [{ title: "Paper" }] }] },
    ]);
  });

  test("can be filtered by whether it is null", async () => {
    const bought = (test: string) => rows(`/customers?select=id,orders!buyer()&order=id&${test}`);
    expect(await bought("orders=is.null")).toEqual([{ id: 3 }]);
    expect(await bought("orders=not.is.null")).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await bought("or=(orders.is.null,id.eq.1)")).toEqual([{ id: 1 }, { id: 3 }]);
    expect((await ask("/customers?select=id,orders!buyer()&orders=eq.1")).body.code).toBe("PGRST120");
  });

  test("can be counted", async () => {
    expect(await rows("/customers?select=id,orders!buyer(count)&order=id")).toEqual([
      { id: 1, orders: [{ count: 2 }] },
      { id: 2, orders: [{ count: 1 }] },
      { id: 3, orders: [{ count: 0 }] },
    ]);
  });

  test("can be spread into the parent row, also nested", async () => {
    const path =
      "/orders_products?select=pieces,...orders(order:id,...orders_of_buyer(buyer:name))&order=pieces.desc&limit=1";
    expect(await rows(path)).toEqual([{ pieces: 3, order: 10, buyer: "Asha" }]);
  });

  test("to many is spread as one list for each column, in its own order and within its limit", async () => {
    const path = "/customers?select=id,...orders!buyer(order:id,seller)&order=id";
    expect(await rows(`${path}&orders.order=id`)).toEqual([
      { id: 1, order: [10, 11], seller: [2, null] },
      { id: 2, order: [12], seller: [1] },
      { id: 3, order: [], seller: [] },
    ]);
    expect(await rows(`${path}&orders.order=id.desc&orders.limit=1&limit=1`)).toEqual([
      { id: 1, order: [11], seller: [null] },
    ]);
    expect(await rows(`${path}&orders.order=id&orders.id=gt.10&orders=not.is.null`)).toEqual([
      { id: 1, order: [11], seller: [null] },
      { id: 2, order: [12], seller: [1] },
    ]);
    expect(await rows("/orders?select=id,...products!inner(title)&products.order=sku&order=id")).toEqual([
      { id: 10, title: ["Pen", "Paper"] },
      { id: 12, title: ["Pen"] },
    ]);
  });

  test("to many that is spread may hold embeddings and other spreads", async () => {
    const path = "/customers?select=name,...orders!buyer(id,...products(title),...seller(seller:name))";
    expect(await rows(`${path}&orders.order=id&orders.products.order=sku&order=id&limit=2`)).toEqual([
      { name: "Asha", id: [10, 11], title: [["Pen", "Paper"], []], seller: ["Bela", null] },
      { name: "Bela", id: [12], title: [["Pen"]], seller: ["Asha"] },
    ]);
    expect(await rows("/orders_products?select=pieces,...orders(...products(title))&limit=1")).toMatchObject([
      { pieces: 3, title: expect.arrayContaining(["Pen", "Paper"]) },
    ]);
    expect(
      await rows("/customers?select=...orders!buyer(products(sku))&orders.products.order=sku&id=eq.2"),
    ).toEqual([{ products: [[{ sku: "p1" }]] }]);
  });

  test("to many that is spread holds no more rows than other embeddings", async () => {
    await database.sql`
      insert into "the shop".parts (id, parent_id) select n, 4 from generate_series(1001, 2001) as n`;
    const [{ id }] = await rows("/parts?select=...parts(id)&id=eq.4");
    expect(id).toHaveLength(1000);
    await database.sql`delete from "the shop".parts where id > 1000`;
  });

  test.each([
    ["/orders?select=id&products.title=eq.Pen", "PGRST108"],
    ["/orders?select=id&order=products(title)", "PGRST108"],
    ["/orders?select=id,products(title)&order=products(title)", "PGRST118"],
    ["/orders?select=prducts(*)", "PGRST200"],
    ["/orders?select=customers!nobody(*)", "PGRST200"],
    ["/orders?select=count(),products(title)", "PGRST123"],
    ["/orders?select=id,...products(count)", "PGRST123"],
    ["/orders?select=products(title),products(sku)", "ANTARA011"],
    ["/orders?select=products:id,products(sku)", "ANTARA011"],
    ["/orders?select=id,...buyer(name,id)", "ANTARA011"],
    ["/orders?select=...seller(name),...buyer(name)", "ANTARA011"],
  ])("as in %s is refused as %s", async (path, code) => {
    expect((await ask(path)).body.code).toBe(code);
  });

  test("to one can order the parent's rows by its columns", async () => {
    expect(await rows("/orders?select=id,seller(name)&order=seller(name).desc.nullslast")).toMatchObject([
      { id: 10 },
      { id: 12 },
      { id: 11 },
    ]);
  });
});

describe("count", () => {
  test("without a column of that name counts rows, grouped by the other columns", async () => {
    expect(await rows("/customers?select=count")).toEqual([{ count: 3 }]);
    expect(await rows("/customers?select=mood,how_many:count()::text&order=mood")).toEqual([
      { mood: "happy", how_many: "2" },
      { mood: "so so", how_many: "1" },
    ]);
  });

  test("is a column if there is one", async () => {
    expect(await rows('/Order "lines"?select=count')).toEqual([{ count: 1 }]);
  });
});
