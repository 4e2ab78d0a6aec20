/** Writes the snapshot of the schema anew, from a database made for the purpose by the migrations and functions. */
import { relative } from "node:path";
import { schemaFile, writeSchemaSnapshot } from "#postgres";
import { runCommand, withEmptyDatabase } from "#terminal";

const help = `Usage: npm run schema

Writes ${relative(process.cwd(), schemaFile)}: the whole schema as the migrations and functions make it, for people to
read and for a test to compare. Run it after each change of a migration or function.`;

await runCommand({ help }, () =>
  withEmptyDatabase(async ({ sql }) => {
    await writeSchemaSnapshot(sql);
    console.log(`${relative(process.cwd(), schemaFile)} is up to date.`);
  }),
);
