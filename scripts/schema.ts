/** Regenerates the schema snapshot from a temporary database with all migrations and functions. */
import { relative } from "node:path";
import { schemaFile, writeSchemaSnapshot } from "#postgres";
import { runCommand, withEmptyDatabase } from "#terminal";

const help = `Usage: npm run schema

Writes ${relative(process.cwd(), schemaFile)}: the whole schema as created by the migrations and functions, for people
to read and for a test to compare. Run it after each change of a migration or function.`;

await runCommand({ help }, () =>
  withEmptyDatabase(async ({ sql }) => {
    await writeSchemaSnapshot(sql);
    console.log(`${relative(process.cwd(), schemaFile)} is up to date.`);
  }),
);
