import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Database, describeSchema } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { makeBackup } from "../make/make-backup.ts";
import { hashTables, writeMixedData } from "../testing/mixed-data.ts";
import { restoreBackup } from "./restore-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-backups-"));
afterAll(() => rmSync(folder, { recursive: true }));
const database = async (options = {}): Promise<Database> => ({
  kind: "external",
  ...(await openTestDatabase(options)),
});

const original = await database({ starterSongs: true });
await writeMixedData(original.sql);
const file = join(folder, "all");
const made = await makeBackup(original.sql, file);
const searched = ["private.search_lines", "private.search_names", "private.search_titles"];

test("a restored database holds every row of every table as it was, and finds what the other found", async () => {
  const restored = await database();
  const schema = await describeSchema(restored.sql);
  const { rows } = await restoreBackup(restored, file);
  expect(rows).toEqual(made.rows);
  const tables = Object.keys(made.rows);
  expect(tables.length).toBeGreaterThan(12);
  expect(await hashTables(restored.sql, [...tables, ...searched])).toEqual(
    await hashTables(original.sql, [...tables, ...searched]),
  );
  expect(await describeSchema(restored.sql)).toBe(schema);
});
