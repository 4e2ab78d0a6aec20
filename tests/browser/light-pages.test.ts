/** How much a page asks for before it is first idle, compressed as well as a server can: bytes of Brotli. */
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { expect, inject, test } from "vitest";

const site = inject("siteAddress");
const compress = promisify(brotliCompress);

/** Bytes. */
const most = { scripts: 105_000, styles: 12_000, html: 20_000 };

/** Pages share most of their files. */
const weights = new Map<string, Promise<number>>();

test.each(["/", "/lyrics/vande-mataram-48", "/album/mirza-ghalib-1", "/search", "/search?q=dil"])(
  "%s comes with at most 105 KB of scripts, 12 KB of styles and 20 KB of HTML",
  async (path) => {
    const html = await textOf(path);
    expect(await weightOf(filesIn(html, "js"))).toBeLessThanOrEqual(most.scripts);
    expect(await weightOf(filesIn(html, "css"))).toBeLessThanOrEqual(most.styles);
    expect((await compress(html)).length).toBeLessThanOrEqual(most.html);
  },
);

test("nothing that suggests while somebody types is among it", async () => {
  const scripts = filesIn(await textOf("/"), "js");
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.join(" ")).not.toContain("suggesting");
});

async function textOf(path: string): Promise<string> {
  return (await fetch(site + path)).text();
}

/** Every file that a page imports at once is named in its HTML. */
function filesIn(html: string, ending: string): string[] {
  const names = html.matchAll(new RegExp(`"(/assets/[^"]+\\.${ending})"`, "g"));
  return [...new Set(Array.from(names, ([, name = ""]) => name))];
}

async function weightOf(files: readonly string[]): Promise<number> {
  const found = files.map((file) => {
    const weight = weights.get(file) ?? textOf(file).then(async (text) => (await compress(text)).length);
    weights.set(file, weight);
    return weight;
  });
  return (await Promise.all(found)).reduce((sum, weight) => sum + weight, 0);
}
