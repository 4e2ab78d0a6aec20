import { afterAll, expect, test } from "vitest";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { compileCache, runProgram, stopProgram } from "./run-program.ts";

const folder = copyOfTemplate("starter-songs");
afterAll(folder.remove);

/** Opens the site as a start does, without NODE_ENV, and prints which of React's two builds was loaded. */
const printReactFiles = `
  import { createRequire } from "node:module";
  import { readSettings } from "#settings";
  import { openBuiltSite } from "./server/answering/built-site.ts";
  await openBuiltSite(console, readSettings({}));
  const { cache } = createRequire(import.meta.url);
  for (const [name, { loaded }] of Object.entries(cache)) if (loaded && name.includes("react")) console.log(name);`;

test("pages are rendered by React's production build, even when NODE_ENV is not set", async () => {
  const program = runProgram([process.execPath, "--input-type=module", "--eval", printReactFiles]);
  expect(await program.ended, program.output()).toBe(0);
  expect(program.output()).toContain("react-dom-server.node.production.js");
  expect(program.output()).not.toContain(".development.js");
});

test("in development, pages reload when files change, and no policy blocks the scripts for that", async () => {
  const site = runProgram([process.execPath, "server/start-development.ts"], {
    environment: { ...compileCache(), PORT: "0", DATA_DIR: folder.path },
  });
  const [, address = ""] = await site.printed(/^Antara is ready at (\S+), following/m);
  const page = await fetch(address);
  expect(await page.text()).toContain("inject-hmr-runtime");
  expect(page.headers.get("Content-Security-Policy")).not.toContain("script-src");
  expect(await stopProgram(site)).toBe(0);
});
