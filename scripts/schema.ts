/** Writes the snapshot of the schema anew, from a database made for the purpose by the migrations and functions. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase, schemaFile, writeSchemaSnapshot } from "#postgres";

const help = `Usage: npm run schema

Writes ${relative(process.cwd(), schemaFile)}: the whole schema as the migrations and functions make it, for people to
read and for a test to compare. Run it after each change of a migration or function.`;

const { values } = parseArgs({ options: { help: { type: "boolean" } } });
if (values.help) {
  console.log(help);
} else {
  const dataDir = mkdtempSync(join(tmpdir(), "antara-schema-"));
  const database = await openDatabase({ dataDir, starterCatalogue: false, log: console });
  try {
    await writeSchemaSnapshot(database.sql);
    console.log(`${relative(process.cwd(), schemaFile)} is up to date.`);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
