/** Writes the tables of the manual anew, from the code that decides what is in them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "#terminal";
import { manualFile, withTables } from "./manual/tables.ts";

const help = `Usage: npm run manual

Writes the tables of ${manualFile} anew: operators, casts, limits and errors, as the code has them. Run it after a change of
these; a check compares them.`;

await runCommand({ help }, () => {
  const file = join(import.meta.dirname, "..", manualFile);
  writeFileSync(file, withTables(readFileSync(file, "utf8")));
  console.log(`${manualFile} is up to date.`);
});
