import { expect, test } from "vitest";
import { importLate } from "./late-scripts.ts";

/** What React Router writes at the end of a page, as far as it matters here. */
const imports = `import "/assets/visitors-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1_main from "/assets/song-3.js";
window.routes = {"root":route0,"song":route1_main};
import("/assets/entry.client-4.js");`;

const late = importLate(imports, ["/assets/visitors-1.js", "/assets/root-2.js"]);

test("a page asks for none of its scripts before it is drawn", () => {
  expect(late).not.toMatch(/(?<!await )import "/);
  expect(late).not.toContain("import * as");
  expect(late.indexOf("requestAnimationFrame")).toBeLessThan(late.indexOf("modulepreload"));
});

test("then it asks for all of them at once, and runs them in their order", () => {
  const [waits, fetches, _faces, ...runs] = late.trim().split("\n");
  expect(waits).toContain("await new Promise");
  expect(fetches).toContain('["/assets/visitors-1.js","/assets/root-2.js"]');
  expect(runs).toEqual([
    'await import("/assets/visitors-1.js");',
    'const route0=await import("/assets/root-2.js");',
    'const route1_main=await import("/assets/song-3.js");',
    'window.routes = {"root":route0,"song":route1_main};',
    'import("/assets/entry.client-4.js");',
  ]);
});

test("meanwhile it asks for the faces that its first picture does without, then finishes its parts", () => {
  const [, , faces = ""] = late.trim().split("\n");
  expect(faces).toContain("document.fonts.load");
  expect(faces).toContain('[["Rozha One for Hindi","क"],["Martel for Hindi","क"],["Martel","a"]]');
  expect(faces.indexOf("document.fonts.load")).toBeLessThan(faces.indexOf("dataset.finished"));
  // In one line it would end the script.
  expect(faces).not.toContain("//");
});
