import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { drawMark, finishOwnScripts } from "./own-scripts.server.ts";

const sourceOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("scripts with the mark of the rendering are named, others are not", () => {
  const mark = drawMark();
  const { html, policy } = finishOwnScripts(
    `<script nonce="${mark}">ours()</script><p><script>injected()</script>` +
      `<script nonce="${mark}" type="module">also.ours()\n;</script><script nonce="guessed">forged()</script>`,
    mark,
  );
  expect(policy).toContain(sourceOf("ours()"));
  expect(policy).toContain(sourceOf("also.ours()\n;"));
  for (const other of ["injected()", "forged()"]) expect(policy).not.toContain(sourceOf(other));
  expect(html).not.toContain(mark);
});

test("two renderings of one page are the same, byte for byte", () => {
  const pageOf = (mark: string) => finishOwnScripts(`<script nonce="${mark}">same()</script>`, mark);
  expect(pageOf(drawMark())).toEqual(pageOf(drawMark()));
});

/** What React Router writes, as far as it matters here. */
const pageWith = (
  mark: string,
) => `<!DOCTYPE html><html><head><link rel="preload" href="/assets/face.woff2" as="font"/>
<link rel="modulepreload" href="/assets/visitors-1.js" nonce="${mark}"/><link rel="modulepreload" href="/assets/root-2.js" nonce="${mark}"/>
<link rel="stylesheet" href="/assets/root.css"/></head><body><p>import * as words from a song</p>
<script nonce="${mark}">window.context = {};</script>
<script nonce="${mark}" type="module" async="">import "/assets/visitors-1.js";
import * as route0 from "/assets/root-2.js";</script></body></html>`;

test("the files of a page are asked for by its last script alone, which waits and is named as it then stands", () => {
  const mark = drawMark();
  const { html, policy } = finishOwnScripts(pageWith(mark), mark);
  expect(html).not.toContain('<link rel="modulepreload"');
  const [, script = ""] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(script).toContain('["/assets/visitors-1.js","/assets/root-2.js"]');
  expect(script).toContain('const route0=await import("/assets/root-2.js");');
  expect(policy).toContain(sourceOf(script));
});

test("everything else on the page stays as it is", () => {
  const mark = drawMark();
  const { html } = finishOwnScripts(pageWith(mark), mark);
  const [head = "", end = ""] = html.split('<script type="module" async="">');
  expect(head).toBe(`<!DOCTYPE html><html><head><link rel="preload" href="/assets/face.woff2" as="font"/>

<link rel="stylesheet" href="/assets/root.css"/></head><body><p>import * as words from a song</p>
<script>window.context = {};</script>
`);
  expect(end.slice(end.indexOf("</script>"))).toBe("</script></body></html>");
});

test("a page without scripts stays as it is", () => {
  const html = "<!DOCTYPE html><html><body><p>import * as words from a song</p></body></html>";
  expect(finishOwnScripts(html, drawMark()).html).toBe(html);
});
