/** Writes the page of the rules of sound anew, from the SQL that follows them, tried in a database made for the purpose. */
import { writeFileSync } from "node:fs";
import { runCommand, withEmptyDatabase } from "#terminal";
import { pageFile, pageOf, pagePath } from "./sound-rules/page.ts";
import { tryRules } from "./sound-rules/try-rules.ts";

const help = `Usage: npm run sound-rules

Writes ${pageFile}: the rules by which different spellings are one word, with examples that were tried. Run it after a
change of these; a test compares them.`;

await runCommand({ help }, () =>
  withEmptyDatabase(async ({ sql }) => {
    writeFileSync(pagePath, pageOf(await tryRules(sql)));
    console.log(`${pageFile} is up to date.`);
  }),
);
