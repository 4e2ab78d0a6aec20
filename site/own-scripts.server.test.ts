import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { drawMark, nameOwnScripts } from "./own-scripts.server.ts";

const sourceOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("scripts with the mark of the rendering are named, others are not", () => {
  const mark = drawMark();
  const { html, scriptSources } = nameOwnScripts(
    `<script nonce="${mark}">ours()</script><p><script>injected()</script>` +
      `<script type="module" nonce="${mark}" async="">import "/a.js"\n;</script><script nonce="guessed">forged()</script>`,
    mark,
  );
  expect(scriptSources).toContain(sourceOf("ours()"));
  expect(scriptSources).toContain(sourceOf('import "/a.js"\n;'));
  for (const other of ["injected()", "forged()"]) expect(scriptSources).not.toContain(sourceOf(other));
  expect(html).not.toContain(mark);
});

test("two renderings of one page are the same, byte for byte", () => {
  const pageOf = (mark: string) => nameOwnScripts(`<script nonce="${mark}">same()</script>`, mark);
  expect(pageOf(drawMark())).toEqual(pageOf(drawMark()));
});
