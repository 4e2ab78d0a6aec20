import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { describeSchema, schemaFile } from "./schema-snapshot.ts";
import { openTestDatabase } from "./testing/open-test-database.ts";

test("postgres/schema.sql matches the schema made by the migrations and functions", async () => {
  const { sql } = await openTestDatabase();
  const kept = await readFile(schemaFile, "utf8").catch(() => "");
  expect(await describeSchema(sql), "npm run schema writes postgres/schema.sql anew").toBe(kept);
});
