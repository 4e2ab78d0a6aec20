/** Runs on one server: it reads only the names of tables and columns. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findIncludedTables, notInFolders } from "../make/included-tables.ts";
import { runTransaction } from "../run-transaction.ts";
import { fileOf } from "./description.ts";

const document = new URL("../../docs/taking-everything-out.md", import.meta.url);
const rows = new Map(
  [...readFileSync(document, "utf8").matchAll(/^\| `(\w+\.csv)` \| (.*) \|$/gm)].map(
    ([, file, words = ""]) => [file, [...words.matchAll(/`(\w+)`/g)].map(([, name]) => name)],
  ),
);

test("the document about taking everything out names every file and every column, and no other file", async () => {
  const { sql } = await openTestDatabase();
  const tables = await runTransaction(sql, "read only", (each) => findIncludedTables(each, notInFolders));
  const files = tables.map(({ table }) => fileOf(table));
  expect([...rows.keys()].sort()).toEqual(files.toSorted());
  expect(new Set(files).size).toBe(files.length);
  for (const { table, columns } of tables) {
    const named = rows.get(fileOf(table));
    expect([table, columns.filter((column) => !named?.includes(column))]).toEqual([table, []]);
  }
});
