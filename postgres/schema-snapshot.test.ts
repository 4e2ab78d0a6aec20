import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { describeFunctions, functionsReadme } from "./functions-readme.ts";
import { describeSchema, schemaFile } from "./schema-snapshot.ts";
import { openTestDatabase } from "./testing/open-test-database.ts";

test("postgres/schema.sql matches the schema made by the migrations and functions", async () => {
  const { sql } = await openTestDatabase();
  const kept = await readFile(schemaFile, "utf8").catch(() => "");
  expect(await describeSchema(sql), "npm run schema writes postgres/schema.sql anew").toBe(kept);
});

test("postgres/functions/README.md says who fires a function and which tables follow which", async () => {
  const { sql } = await openTestDatabase();
  const kept = await readFile(functionsReadme, "utf8");
  expect(await describeFunctions(sql), "npm run schema writes the tables anew").toBe(kept);
});
