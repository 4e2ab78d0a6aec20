/** Regenerates the tables of the manual from the code that decides their content. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "#terminal";
import { manualFile, withTables } from "./manual/tables.ts";

const help = `Usage: npm run manual

Regenerates the tables of ${manualFile} from the code: operators, casts, limits and errors. Run it after changing them;
a check compares.`;

await runCommand({ help }, () => {
  const file = join(import.meta.dirname, "..", manualFile);
  writeFileSync(file, withTables(readFileSync(file, "utf8")));
  console.log(`${manualFile} is up to date.`);
});
