/** Writes the page of the rules of sound anew, from the SQL that follows them, tried in a database made for the purpose. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "#postgres";
import { pageFile, pageOf, pagePath } from "./sound-rules/page.ts";
import { tryRules } from "./sound-rules/try-rules.ts";

const help = `Usage: npm run sound-rules

Writes ${pageFile}: the rules by which different spellings are one word, with examples that were tried. Run it after a
change of these; a test compares them.`;

const { values } = parseArgs({ options: { help: { type: "boolean" } } });
if (values.help) {
  console.log(help);
} else {
  const dataDir = mkdtempSync(join(tmpdir(), "antara-sound-rules-"));
  const database = await openDatabase({ dataDir, starterCatalogue: false, log: console });
  try {
    writeFileSync(pagePath, pageOf(await tryRules(database.sql)));
    console.log(`${pageFile} is up to date.`);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
