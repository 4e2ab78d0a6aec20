import { beforeAll, describe, expect, test } from "vitest";
import { openPool } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { buildOddShop, shopSchema } from "../testing/odd-shop.ts";
import { readSchema } from "./read-schema.ts";
import type { Namespace, Schema, Table } from "./schema.ts";

const { sql, address } = await openTestDatabase({ bare: true });

let schema: Schema;
let shop: Namespace;

beforeAll(async () => {
  await buildOddShop(sql);
  schema = await readSchema(sql, [shopSchema, "public"]);
  shop = schema.get(shopSchema) as Namespace;
});

const table = (name: string) => shop.tables.get(name) as Table;

const related = (name: string) =>
  table(name).relationships.map(
    ({ cardinality, target, pairs, through }) =>
      `${cardinality} ${target.name} ${through ? `by ${through.table.name}` : pairs.map((pair) => pair.join("=")).join()}`,
  );

test("only the exposed schemas are read, in order", async () => {
  expect([...schema.keys()]).toEqual([shopSchema, "public"]);
  expect((await readSchema(sql, ["public"])).get("public")?.tables.size).toBe(0);
});

test("the schema is read without compiling the statement, whatever the setting of the database", async () => {
  // In this session comments come from a function that tells the setting.
  await sql`create schema spy`;
  await sql`create function spy.obj_description(oid, name)
    returns text language sql as $$ select current_setting('jit') $$`;
  const parameters = { jit: "on", search_path: "spy, pg_catalog" };
  const session = openPool({ ...address, parameters }, { connections: 1, applicationName: "test of jit" });
  const read = await readSchema(session, [shopSchema]);
  const [after] = await session`show jit`;
  await session.end();
  expect(read.get(shopSchema)?.tables.get("customers")?.comment).toBe("off");
  expect(after).toEqual({ jit: "on" });
});

describe("columns", () => {
  test("keep their names, however odd", () => {
    expect([...table('Order "lines"').columns.keys()]).toEqual([
      ...["count", "select", "a.b", "Straße", "order id"],
    ]);
  });

  test("have types for casts: the base type of a domain, with a schema if needed", () => {
    const types = Object.fromEntries([...table("customers").columns].map(([name, { type }]) => [name, type]));
    expect(types).toMatchObject({
      id: "bigint",
      tags: "text[]",
      level: "integer",
      mood: '"the shop".mood',
      code: "character varying",
      seen: "timestamp with time zone",
    });
    expect(table("customers").columns.get("level")?.shownType).toContain("small positive");
  });

  test("have defaults, nullability and comments", () => {
    const { columns, comment } = table("customers");
    expect(columns.get("id")).toMatchObject({ hasDefault: true, isNullable: false });
    expect(columns.get("name")).toMatchObject({ hasDefault: false, isNullable: false, comment: "As spoken" });
    expect(columns.get("born")).toMatchObject({ hasDefault: false, isNullable: true, comment: null });
    expect(table("two_columns").columns.get("doubled")).toMatchObject({ hasDefault: true });
    expect(comment).toBe("Who buys");
  });
});

test("a partitioned table is one table", () => {
  expect(table("years").primaryKey).toEqual(["id", "year"]);
  expect(shop.tables.has("years_2020")).toBe(false);
});

test("a view has no unique keys of its own", () => {
  expect(table("happy_customers")).toMatchObject({ isView: true, isWritable: true, uniqueKeys: [] });
});

describe("relationships", () => {
  test("lead from a foreign key to its target and back", () => {
    expect(related("orders")).toContain("many-to-one customers buyer=id");
    expect(related("customers")).toContain("one-to-many orders id=buyer");
    expect(related("customers")).toContain("one-to-many orders id=seller");
  });

  test("are one-to-one where the foreign key is unique", () => {
    expect(related("customer_details")).toContain("one-to-one customers customer_id=id");
    expect(related("customers")).toContain("one-to-one customer_details id=customer_id");
  });

  test("lead only through tables whose primary key contains two foreign keys", () => {
    expect(related("products")).toContain("many-to-many orders by orders_products");
    expect(related("orders")).toContain("many-to-many products by orders_products");
    expect(related("customers").filter((one) => one.startsWith("many-to-many"))).toEqual([]);
  });

  test("lead from a table to itself in both directions", () => {
    expect(related("parts")).toEqual(["many-to-one parts parent_id=id", "one-to-many parts id=parent_id"]);
  });

  test("contain all columns of a foreign key", () => {
    expect(related("points_at_two")).toEqual(["many-to-one two_columns a=a,b=b"]);
  });
});

describe("functions", () => {
  const one = (name: string) => shop.functions.get(name)?.[0];

  test("have their required parameters", () => {
    expect(one("add")?.parameters).toMatchObject([
      { name: "a", type: "integer", isRequired: true },
      { name: "b", type: "integer", isRequired: false },
    ]);
    expect(one("pairs")?.parameters.map(({ name }) => name)).toEqual(["id"]);
    expect(one("as_sent")?.parameters).toMatchObject([{ name: "", type: "json" }]);
    expect(one("many")?.parameters[0]?.isVariadic).toBe(true);
  });

  test("have their results", () => {
    const kinds = ["nothing_to_say", "add", "numbers", "pairs", "one_customer", "whatever"].map((name) => {
      const result = one(name)?.result;
      return [name, result?.kind, result && "isSet" in result ? result.isSet : null];
    });
    expect(kinds).toEqual([
      ["nothing_to_say", "nothing", null],
      ["add", "values", false],
      ["numbers", "values", true],
      ["pairs", "rows", false],
      ["one_customer", "rows", false],
      ["whatever", "unknown", null],
    ]);
    expect(one("customers_named")?.result).toMatchObject({ isSet: true, shape: table("customers") });
  });

  test("know whether they only read", () => {
    expect(one("echo")?.isReadOnly).toBe(true);
    expect(one("mark_all")?.isReadOnly).toBe(false);
  });

  test("with the same name are grouped", () => {
    expect(shop.functions.get("same")).toHaveLength(2);
  });
});
