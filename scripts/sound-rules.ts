/** Regenerates the page of sound rules from their SQL; the examples run in a temporary database. */
import { writeFileSync } from "node:fs";
import { runCommand, withEmptyDatabase } from "#terminal";
import { pageFile, pageOf, pagePath } from "./sound-rules/page.ts";
import { tryRules } from "./sound-rules/try-rules.ts";

const help = `Usage: npm run sound-rules

Writes ${pageFile}: the rules by which different spellings are one word, with tested examples. Run it after changing
them; a test compares.`;

await runCommand({ help }, () =>
  withEmptyDatabase(async ({ sql }) => {
    writeFileSync(pagePath, pageOf(await tryRules(sql)));
    console.log(`${pageFile} is up to date.`);
  }),
);
