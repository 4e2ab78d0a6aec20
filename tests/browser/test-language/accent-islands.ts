/** Gives the islands of a page the test language, of which the site has only what the server renders. */
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";

const accenting = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, "accented.ts"), "utf8"));

/** @returns how often the file of texts has been answered; it must be more than 0 */
export async function accentIslands(page: Page): Promise<() => number> {
  let answered = 0;
  await page.route(/\/assets\/texts-en-[\w-]+\.js$/, async (route) => {
    answered += 1;
    await answerAccented(route);
  });
  return () => answered;
}

/** In place of the file: what it exports, with accents. The file itself has another address. */
async function answerAccented(route: Route): Promise<void> {
  const address = `${route.request().url()}?plain`;
  const file = await (await fetch(address)).text();
  const names = Array.from(
    file.slice(file.lastIndexOf("export{")).matchAll(/ as (\w+)/g),
    ([, name]) => name,
  );
  const body = [
    accenting,
    `import * as plain from ${JSON.stringify(address)};`,
    `export const { ${names.join(", ")} } = accentedTexts(plain);`,
  ].join("\n");
  await route.fulfill({ contentType: "text/javascript", body });
}
