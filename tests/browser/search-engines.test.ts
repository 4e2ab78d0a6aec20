import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { addressIn } from "../../site/addresses.ts";
import { examplePages } from "../../site/example-pages.ts";
import { fetchPage } from "./fetched-page.ts";
import { notYetAPage } from "./open-page.ts";
import { readPage } from "./read-page.ts";
import { visit } from "./visit.ts";

const site = inject("siteAddress");

const robots = (page: Page) =>
  page
    .locator("meta[name=robots]")
    .evaluateAll(([tag]) => (tag instanceof HTMLMetaElement ? tag.content : "none"));
const canonical = async (page: Page) =>
  (await page.locator("link[rel=canonical]").getAttribute("href"))?.replace(/^https?:\/\/[^/]+/, "");

interface Tree {
  readonly name: string;
  readonly namespace: string | null;
  readonly attributes: Record<string, string>;
  readonly text: string;
  readonly children: readonly Tree[];
}

/** Parses XML by the browser, which reports everything that is not well-formed. */
async function readXml(page: Page, path: string): Promise<Tree> {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toMatch(/xml/);
  const tree = await page.evaluate(
    (xml) => {
      const read = (element: Element): unknown => ({
        name: element.localName,
        namespace: element.namespaceURI,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        text: element.textContent,
        children: [...element.children].map(read),
      });
      return read(new DOMParser().parseFromString(xml, "application/xml").documentElement);
    },
    await answer.text(),
  );
  expect(JSON.stringify(tree)).not.toContain("parsererror");
  return tree as Tree;
}

const childOf = (tree: Tree, name: string) => tree.children.find((child) => child.name === name);
const childrenOf = (tree: Tree, name: string) => tree.children.filter((child) => child.name === name);

const sitemapSpace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const w3cTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Checks a sitemap against https://www.sitemaps.org/protocol.html. @returns its addresses */
async function addressesOf(
  page: Page,
  path: string,
  [list, item]: readonly [string, string],
): Promise<string[]> {
  const tree = await readXml(page, path);
  expect(tree).toMatchObject({ name: list, namespace: sitemapSpace });
  expect(tree.children.length).toBeGreaterThan(0);
  expect(tree.children.length).toBeLessThanOrEqual(50_000);
  return tree.children.map((entry) => {
    expect(entry.name).toBe(item);
    const [loc, lastmod, ...others] = entry.children;
    expect(others).toEqual([]);
    expect(loc?.name).toBe("loc");
    if (lastmod) {
      expect(lastmod.name).toBe("lastmod");
      expect(lastmod.text).toMatch(w3cTime);
      expect(new Date(lastmod.text).getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    }
    expect(loc?.text).toMatch(/^https?:\/\//);
    return loc?.text ?? "";
  });
}

const pathOf = (address: string) => new URL(address).pathname;

describe("robots and feeds", () => {
  test("robots.txt lets crawlers read searches, disallows the administration, and names the sitemap", async () => {
    const answer = await fetch(`${site}/robots.txt`);
    const lines = (await answer.text()).split("\n");
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(lines.filter((line) => /^(?:dis)?allow:/i.test(line))).toEqual(["Disallow: /admin", "Allow: /"]);
    for (const path of ["/search?q=dil", "/search?type=albums&q=dil", "/search?type=songs&page=2"])
      expect(await (await fetch(site + path)).text(), path).toContain('content="noindex, follow"');
    expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  test("the sitemaps list every page once, by its canonical address", () =>
    visit(notYetAPage, {}, async (page) => {
      const maps = await addressesOf(page, "/sitemap.xml", ["sitemapindex", "sitemap"]);
      const addresses: string[] = [];
      for (const map of maps) addresses.push(...(await addressesOf(page, pathOf(map), ["urlset", "url"])));
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.filter((address) => address.includes("/lyrics/"))).toHaveLength(2 * 52);
      const paths = new Set(addresses.map(pathOf));
      for (const { path, notInSitemap, address } of examplePages)
        if (!address.isAdministration)
          for (const each of [path, addressIn("/hi", path)])
            expect([each, paths.has(each)]).toEqual([each, notInSitemap === undefined]);
      const samples = [
        ...["/lyrics/", "/singer/", "/album/", "/lyricist/", "/music-director/"],
        ...["/genre/", "/year/", "/decade/"],
      ].map((part) => addresses.find((address) => address.includes(part)));
      for (const address of [
        ...samples,
        ...addresses.filter((each) => pathOf(each).split("/").length === 2),
      ]) {
        const answer = await page.request.get(address ?? "", { maxRedirects: 0 });
        expect(answer.status(), address).toBe(200);
        expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"/>`);
      }
    }));

  test.each(["songs-2", "songs-0", "songs", "poets-1", "pages-2", "genres-and-years-2", "songs-99999999999"])(
    "a sitemap that does not exist answers 404: %s",
    async (name) => expect((await fetch(`${site}/sitemaps/${name}.xml`)).status).toBe(404),
  );

  test("the feed is valid Atom with the twenty latest songs, and every visitors' page links to it", () =>
    visit("/", { javaScriptEnabled: false }, async (page) => {
      const href = await page
        .locator("link[rel=alternate][type='application/atom+xml']")
        .getAttribute("href");
      const feed = await readXml(page, href ?? "");
      expect(feed).toMatchObject({ name: "feed", namespace: "http://www.w3.org/2005/Atom" });
      // RFC 4287, 4.1.1 and 4.1.2: exactly one id, title and updated, an author, a link to itself.
      for (const part of ["id", "title", "updated", "author"]) expect(childrenOf(feed, part)).toHaveLength(1);
      expect(childrenOf(feed, "link").map(({ attributes }) => attributes.rel)).toEqual(["self", "alternate"]);
      const entries = childrenOf(feed, "entry");
      expect(entries).toHaveLength(20);
      expect(new Set(entries.map((entry) => childOf(entry, "id")?.text)).size).toBe(20);
      for (const entry of entries) {
        for (const part of ["id", "title", "updated", "published", "link", "summary"])
          expect(childrenOf(entry, part)).toHaveLength(1);
        expect(childOf(entry, "updated")?.text).toMatch(w3cTime);
        expect(childOf(entry, "summary")?.text).not.toContain("…");
      }
      const latest = await page.locator("#latest-lyrics ~ * h3").allTextContents();
      const titles = entries.slice(0, latest.length).map((entry) => childOf(entry, "title")?.text);
      for (const [i, title] of latest.entries()) expect(titles[i]).toContain(title);
      for (const path of ["/about-us", "/search", "/albums"]) {
        const { html } = await fetchPage(path);
        const [link] = html.match(/<link[^>]*application\/atom\+xml[^>]*>/) ?? [];
        expect(link, path).toContain(` href="${href}"`);
      }
    }));

  test("the manifest has the site's name, and its icons have the sizes that it states", () =>
    visit("/", { javaScriptEnabled: false }, async (page) => {
      const href = await page.locator("link[rel=manifest]").getAttribute("href");
      const answer = await page.request.get(href ?? "");
      expect(answer.headers()["content-type"]).toContain("application/manifest+json");
      const manifest: { name: string; icons: { src: string; type: string; sizes: string }[] } =
        await answer.json();
      expect(manifest.name).toBe("Antara");
      const touchIcon = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
      for (const { src, type, sizes } of [
        ...manifest.icons,
        { src: touchIcon ?? "", type: "image/png", sizes: "180x180" },
      ]) {
        const icon = await page.request.get(src);
        expect(icon.headers()["content-type"]).toContain(type);
        const bytes = await icon.body();
        if (type === "image/png")
          expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
      }
    }));
});

describe("pictures for social networks", () => {
  test("home, songs, people, albums and pages without their own picture have one of 1200 by 630", () =>
    visit(notYetAPage, {}, async (page) => {
      const maps = ["songs", "singers", "albums", "lyricists", "music-directors"];
      const paths = ["/", "/about-us"];
      for (const map of maps) {
        const [first = ""] = await addressesOf(page, `/sitemaps/${map}-1.xml`, ["urlset", "url"]);
        paths.push(pathOf(first));
      }
      const pictures = new Set<string>();
      for (const path of paths) {
        const { html } = await fetchPage(path);
        const tag = (name: string) =>
          new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
        const address = tag("og:image") ?? "";
        pictures.add(address);
        expect(tag("twitter:card")).toBe("summary_large_image");
        expect(tag("twitter:image")).toBe(address);
        expect([tag("og:image:width"), tag("og:image:height")]).toEqual(["1200", "630"]);
        expect(tag("og:image:alt")).toBeTruthy();
        const answer = await page.request.get(address, { maxRedirects: 0 });
        expect(answer.status(), address).toBe(200);
        expect(answer.headers()["content-type"]).toBe("image/png");
        expect(answer.headers()["cache-control"]).toContain("immutable");
        const bytes = await answer.body();
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      }
      // About Us has the picture of the site.
      expect(pictures.size).toBe(paths.length - 1);
    }));
});

describe("search engines", () => {
  test("may index lists, but not searches and later pages", () =>
    visit("/search", { javaScriptEnabled: false }, async (page) => {
      expect(await robots(page)).toBe("none");
      expect(await canonical(page)).toBe("/search");
      const expected = {
        "/search?type=songs": ["none", "/search"],
        "/search?type=artists": ["none", "/search?type=artists"],
        "/search?page=2": ["noindex, follow", "/search?page=2"],
        "/search?q=dil": ["noindex, follow", "/search?q=dil"],
        "/search?type=albums&q=x&utm=1": ["noindex, follow", "/search?q=x&type=albums"],
      };
      for (const [path, [robotsThere, address]] of Object.entries(expected)) {
        const read = await readPage(page, path);
        expect(read.robots ?? "none", path).toBe(robotsThere);
        expect(read.canonical, path).toBe(site + address);
      }
    }));
});
