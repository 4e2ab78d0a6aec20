import { afterAll, expect, test } from "vitest";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { compileCache, runProgram, stopProgram } from "./run-program.ts";

const folder = copyOfTemplate("starter-songs");
afterAll(folder.remove);

/** Opens the site as a start does, without NODE_ENV, and prints which of React's two modes have been loaded. */
const loadedModes = `
  import { createRequire } from "node:module";
  import { readSettings } from "#settings";
  import { openBuiltSite } from "./server/answering/built-site.ts";
  await openBuiltSite(console, readSettings({}));
  const { cache } = createRequire(import.meta.url);
  for (const [name, { loaded }] of Object.entries(cache)) if (loaded && name.includes("react")) console.log(name);`;

test("pages are made by React's production mode, also where nobody has set NODE_ENV", async () => {
  const shown = runProgram([process.execPath, "--input-type=module", "--eval", loadedModes]);
  expect(await shown.ended, shown.output()).toBe(0);
  expect(shown.output()).toContain("react-dom-server.node.production.js");
  expect(shown.output()).not.toContain(".development.js");
});

test("for a developer, pages follow the files, and no policy holds up the scripts that do it", async () => {
  const site = runProgram([process.execPath, "server/start-development.ts"], {
    environment: { ...compileCache(), PORT: "0", DATA_DIR: folder.path },
  });
  const [, address = ""] = await site.printed(/^Antara is ready at (\S+), following/m);
  const page = await fetch(address);
  expect(await page.text()).toContain("inject-hmr-runtime");
  expect(page.headers.get("Content-Security-Policy")).not.toContain("script-src");
  expect(await stopProgram(site)).toBe(0);
});
