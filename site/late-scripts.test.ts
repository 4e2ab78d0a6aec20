import { expect, test } from "vitest";
import { importLate } from "./late-scripts.ts";

/** What React Router writes at the end of a page, as far as it matters here. */
const imports = `import "/assets/visitors-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1_main from "/assets/song-3.js";
window.routes = {"root":route0,"song":route1_main};
import("/assets/entry.client-4.js");`;

const files = [
  "/assets/visitors-1.js",
  "/assets/entry.client-4.js",
  "/assets/react-5.js",
  "/assets/root-2.js",
];

const late = importLate(imports, files);
const [paint = "", pictures = "", faces = "", cards = "", seen = "", fetched = "", ...runs] = late
  .trim()
  .split("\n");

test("a page asks for none of its scripts before it is drawn", () => {
  expect(paint).toContain("requestAnimationFrame");
  expect(late).not.toMatch(/(?<!await )import "/);
  expect(late).not.toContain("import * as");
});

test("it waits for the pictures that are seen first, and for none longer than a second", () => {
  expect(pictures).toContain("IntersectionObserver");
  expect(pictures).toContain("setTimeout(enough,1000)");
});

test("it asks for the faces that its first picture does without while its cards come in", () => {
  expect(faces).toContain("document.fonts.load");
  expect(faces).toContain('[["Rozha One for Hindi","क"],["Martel for Hindi","क"],["Martel","a"]]');
  expect(faces).not.toContain("await (");
  expect(cards).toContain("document.getAnimations()");
  expect(cards).toContain("setTimeout(enough,1000)");
});

test("once the faces have come, or after a second, what is seen is set in them", () => {
  expect(seen).toContain("faces.then(()=>parts.next())");
  expect(seen).toContain("setTimeout(enough,1000)");
});

test("then it asks for all scripts at once, runs one after the other, and finishes what is not seen", () => {
  expect(fetched).toContain(JSON.stringify(files));
  expect(runs).toEqual([
    'for(const file of ["/assets/visitors-1.js","/assets/react-5.js","/assets/root-2.js"])await import(file);',
    'await import("/assets/visitors-1.js");',
    'const route0=await import("/assets/root-2.js");',
    'const route1_main=await import("/assets/song-3.js");',
    'window.routes = {"root":route0,"song":route1_main};',
    'import("/assets/entry.client-4.js");',
    "faces.then(()=>parts.next());",
  ]);
});

test("what became one line of the page has no comment that would end it", () => {
  expect(pictures + faces + cards + seen).not.toContain("//");
});
