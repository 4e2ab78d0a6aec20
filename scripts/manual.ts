/** Writes the tables of the manual anew, from the code that decides what is in them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { manualFile, withTables } from "./manual/tables.ts";

const help = `Usage: npm run manual

Writes the tables of ${manualFile} anew: operators, casts, limits and errors, as the code has them. Run it after a change of
these; a check compares them.`;

const { values } = parseArgs({ options: { help: { type: "boolean" } } });
if (values.help) {
  console.log(help);
} else {
  const file = join(import.meta.dirname, "..", manualFile);
  writeFileSync(file, withTables(readFileSync(file, "utf8")));
  console.log(`${manualFile} is up to date.`);
}
