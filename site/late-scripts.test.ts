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
const lines = late.trim().split("\n");
const [paint = "", pictures = "", others = "", faces = "", cards = "", seen = "", fetched = "", ...runs] =
  lines;

test("a page asks for none of its scripts before it is drawn", () => {
  expect(paint).toContain("requestAnimationFrame");
  expect(late).not.toMatch(/(?<!await )import "/);
  expect(late).not.toContain("import * as");
});

test("it waits for the pictures that are seen first, and for none longer than a second", () => {
  expect(pictures).toContain("IntersectionObserver");
  expect(pictures).toContain("setTimeout(enough,1000)");
});

test("then it has the others of a page of few come, in one line of its own", () => {
  expect(others).toContain('loading = "eager"');
  expect(others).not.toContain("await");
});

test("it asks for the faces that its first picture does without while its cards come in", () => {
  expect(faces).toContain("document.fonts.load");
  expect(faces).toContain('[["Rozha One for Hindi","क"],["Martel for Hindi","क"],["Martel","a"]]');
  expect(faces).not.toContain("await (");
  expect(cards).toContain("document.getAnimations()");
  expect(cards).toContain("setTimeout(enough,1000)");
});

test("once the faces have come what is seen is set in them, then the rest; scripts wait for what is seen, a second at most", () => {
  expect(faces).toContain("seen=faces.then(()=>parts.next());seen.then(()=>parts.next());");
  expect(seen).toContain("Promise.race([seen,");
  expect(seen).toContain("setTimeout(enough,1000)");
});

test("then it asks for all scripts at once and runs one after the other", () => {
  expect(fetched).toContain(JSON.stringify(files));
  expect(runs).toEqual([
    'for(const file of ["/assets/visitors-1.js","/assets/react-5.js","/assets/root-2.js"])await import(file);',
    'await import("/assets/visitors-1.js");',
    'const route0=await import("/assets/root-2.js");',
    'const route1_main=await import("/assets/song-3.js");',
    'window.routes = {"root":route0,"song":route1_main};',
    'import("/assets/entry.client-4.js");',
  ]);
});

test("what became one line of the page has no comment that would end it", () => {
  expect(pictures + others + faces + cards + seen).not.toContain("//");
});
