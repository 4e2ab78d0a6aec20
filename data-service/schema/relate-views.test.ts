import { beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { bookshopSchema, buildBookshop } from "../testing/bookshop.ts";
import { readSchema } from "./read-schema.ts";
import type { Namespace } from "./schema.ts";

const { sql } = await openTestDatabase({ bare: true });

let bookshop: Namespace;

beforeAll(async () => {
  await buildBookshop(sql);
  bookshop = (await readSchema(sql, [bookshopSchema])).get(bookshopSchema) as Namespace;
});

const related = (name: string) =>
  bookshop.tables
    .get(name)
    ?.relationships.map(
      ({ cardinality, target, pairs, through }) =>
        `${cardinality} ${target.name} ${through ? `by ${through.table.name}` : pairs.map((pair) => pair.join("=")).join()}`,
    );

test("tables outside of the exposed schemas are not part of the schema", () => {
  expect([...bookshop.tables.keys()]).not.toContain("stacks");
  expect(bookshop.tables.get("books")).toMatchObject({ isView: true, schema: bookshopSchema });
  const targets = [...bookshop.tables.values()].flatMap(({ relationships }) => relationships);
  expect(new Set(targets.map(({ target }) => target.schema))).toEqual(new Set([bookshopSchema]));
});

test("a view is related by the columns that it shows, under their names there", () => {
  expect(related("books")).toEqual(
    expect.arrayContaining([
      "many-to-one authors writer=author",
      "many-to-one authors editor_id=author",
      "one-to-many loans id=book_id",
      "one-to-one covers id=book_id",
    ]),
  );
  expect(related("authors")).toContain("one-to-many books author=writer");
  expect(related("loans")).toContain("many-to-one books book_id=id");
});

test("a view of a view is related like a view of the table, also a materialized one", () => {
  expect(related("cheap_books")).toContain("many-to-one authors writer=author");
  expect(related("kept_books")).toContain("many-to-one authors writer=author");
  expect(related("authors")).toContain("one-to-many kept_books author=writer");
  expect(related("cheap_books")).not.toContain("many-to-one authors editor_id=author");
});

test("a view shows columns of a subquery and of several tables", () => {
  expect(related("loans_of_books")).toEqual(
    expect.arrayContaining(["many-to-one books book_id=id", "many-to-one readers reader_id=id"]),
  );
});

test("columns with signs of PostgreSQL's stored rules in their names are found", () => {
  expect(related("odd { names")).toContain("many-to-one authors } :resno 1 :resname (x=author");
  expect(related("odd { names")).toContain("one-to-many loans a\\{b=book_id");
});

test.each(["computed_books", "all_books"])("expressions in %s show no column", (name) => {
  expect(related(name)).toEqual([]);
  expect(bookshop.tables.get(name)?.primaryKey).toEqual([]);
});

test("a foreign key of two columns needs both", () => {
  expect(related("answers")).toEqual(["many-to-one reviews country=country,number=number"]);
});

test("a view of a table that refers to itself is related to the table and to itself", () => {
  expect(related("young_readers")).toEqual(
    expect.arrayContaining([
      "many-to-one readers friend_id=id",
      "one-to-many readers id=friend_id",
      "many-to-one young_readers friend_id=id",
      "one-to-many young_readers id=friend_id",
    ]),
  );
});

test("join tables lead to views", () => {
  expect(related("readers")).toContain("many-to-many books by loans");
  expect(related("books")).toContain("many-to-many young_readers by loans");
});

test("a view has the primary key of its table if it shows all of its columns", () => {
  const keys = ["authors", "cheap_books", "reviews", "loans_of_books", "odd { names"].map(
    (name) => bookshop.tables.get(name)?.primaryKey,
  );
  expect(keys).toEqual([["author"], ["id"], ["country", "number"], ["reader_id", "book_id"], ["a\\{b"]]);
});
