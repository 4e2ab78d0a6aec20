/** Regenerates the schema snapshot from a temporary database with all migrations and functions. */
import { relative } from "node:path";
import { functionsReadme, schemaFile, writeFunctionsReadme, writeSchemaSnapshot } from "#postgres";
import { runCommand, withEmptyDatabase } from "#terminal";

const help = `Usage: npm run schema

Writes ${relative(process.cwd(), schemaFile)}: the whole schema as created by the migrations and functions, for people
to read and for a test to compare, and the tables of ${relative(process.cwd(), functionsReadme)}. Run it after each change of a migration or function.`;

await runCommand({ help }, () =>
  withEmptyDatabase(async ({ sql }) => {
    await writeSchemaSnapshot(sql);
    await writeFunctionsReadme(sql);
    const files = [schemaFile, functionsReadme].map((file) => relative(process.cwd(), file));
    console.log(`${files.join(" and ")} are up to date.`);
  }),
);
