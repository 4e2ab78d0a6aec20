import { expect, test } from "vitest";
import { runProgram } from "./running-program.ts";

/** Opens the site as a start does, without NODE_ENV, and prints which of React's two modes have been loaded. */
const loadedModes = `
  import { createRequire } from "node:module";
  import { readSettings } from "#settings";
  import { openBuiltSite } from "./server/built-site.ts";
  await openBuiltSite(console, readSettings({}));
  const { cache } = createRequire(import.meta.url);
  for (const [name, { loaded }] of Object.entries(cache)) if (loaded && name.includes("react")) console.log(name);`;

test("pages are made by React's production mode, also where nobody has set NODE_ENV", async () => {
  const shown = runProgram([process.execPath, "--input-type=module", "--eval", loadedModes]);
  expect(await shown.ended, shown.output()).toBe(0);
  expect(shown.output()).toContain("react-dom-server.node.production.js");
  expect(shown.output()).not.toContain(".development.js");
});
