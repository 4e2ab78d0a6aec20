import { expect, test } from "vitest";
import { letScriptsWait } from "./late-scripts.ts";

/** What React Router writes, as far as it matters here. */
const page = `<!DOCTYPE html><html><head><link rel="preload" href="/assets/face.woff2" as="font"/>
<link rel="modulepreload" href="/assets/visitors-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/>
<link rel="stylesheet" href="/assets/root.css"/></head><body><script>window.context = {};</script>
<script type="module" async="">import "/assets/visitors-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1_main from "/assets/song-3.js";
window.routes = {"root":route0,"song":route1_main};
import("/assets/entry.client-4.js");</script></body></html>`;

test("a page asks for none of its scripts before it is drawn", () => {
  const html = letScriptsWait(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/(?<!await )import "/);
  expect(html).not.toContain("import * as");
  expect(html.indexOf("requestAnimationFrame")).toBeLessThan(html.indexOf("modulepreload"));
});

test("then it asks for all of them at once, and runs them in their order", () => {
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(letScriptsWait(page))?.[1] ?? "";
  const [waits, fetches, _faces, ...runs] = script.trim().split("\n");
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

test("meanwhile it asks for the faces that its first picture does without, then lays out what is far below", () => {
  const [, , faces = ""] =
    /await new Promise[\s\S]*?<\/script>/.exec(letScriptsWait(page))?.[0].split("\n") ?? [];
  expect(faces).toContain("new FontFace");
  expect(faces.match(/[\w-]+\.woff2/g)).toHaveLength(3);
  expect(faces.indexOf("new FontFace")).toBeLessThan(faces.indexOf("contentVisibility"));
});

test("everything else on the page stays as it is", () => {
  const html = letScriptsWait(page);
  expect(html).toContain('<link rel="preload" href="/assets/face.woff2" as="font"/>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
  expect(html).toContain("<script>window.context = {};</script>");
});

test.each([
  ["has no such script", '<p>type="module"</p>'],
  ["runs something else at its end", '<script type="module">start();</script>'],
])("a page that names scripts and %s stays as it is", (_what, end) => {
  const html = `<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body><script>b()</script>${end}</body></html>`;
  expect(letScriptsWait(html)).toBe(html);
});

test("a page without scripts stays as it is", () => {
  const html = "<!DOCTYPE html><html><body><p>import * as words from a song</p></body></html>";
  expect(letScriptsWait(html)).toBe(html);
});
