/**
 * What search engines and networks read of each kind of page, by the rules that they publish: breadcrumbs and
 * localized versions (developers.google.com/search), Open Graph (ogp.me), and the vocabulary of schema.org.
 */
import { expect, inject, test } from "vitest";
import { addressIn, languagePaths } from "../../site/addresses.ts";
import { examplePages } from "../../site/example-pages.ts";
import { fetchPage } from "./fetched-page.ts";

const site = inject("siteAddress");

const pages = examplePages
  .filter(({ address, path }) => address.frame === "visitor" && path !== "/*")
  .flatMap(({ path }) => Object.values(languagePaths).map((language) => addressIn(language, path)));

/** Of `article` and `video` there are no pages. */
const openGraphTypes = ["website", "music.song", "music.album", "profile"];

interface Node {
  readonly "@type"?: string;
  readonly [property: string]: unknown;
}

test.each(pages)("%s", async (path) => {
  const { html } = await fetchPage(path);
  const attributes = (tag: string) =>
    Object.fromEntries(Array.from(tag.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value]) => [name, value]));
  const tags = (name: string) => (html.match(new RegExp(`<${name} [^>]*>`, "g")) ?? []).map(attributes);
  const metas = Object.fromEntries(tags("meta").map((tag) => [tag.property ?? tag.name, tag.content]));
  const links = tags("link");
  const canonical = links.find(({ rel }) => rel === "canonical")?.href;
  const isIndexed = !metas.robots?.includes("noindex");
  if (canonical) {
    expect(new URL(canonical).origin).toBe(site);
    expect(metas).toMatchObject({
      "og:title": expect.stringMatching(/\S/),
      "og:type": expect.toBeOneOf(openGraphTypes),
      "og:url": canonical,
      "og:image": expect.stringMatching(`^${site}/.*\\.png$`),
      "og:image:alt": expect.stringMatching(/\S/),
      "twitter:card": "summary_large_image",
      description: expect.stringMatching(/^.{20,}$/s),
    });
    const picture = await fetch(metas["og:image"] ?? "", { method: "HEAD" });
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  }
  const versions = links.filter(({ hrefLang }) => hrefLang).map(({ hrefLang, href }) => [hrefLang, href]);
  expect(versions.map(([language]) => language)).toEqual(
    canonical && isIndexed ? ["en-IN", "hi", "x-default"] : [],
  );
  if (versions.length > 0) expect(versions.map(([, href]) => href)).toContain(canonical);
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (json) checkStructured(JSON.parse(json));
});

function checkStructured(data: Node): void {
  expect(data["@context"]).toBe("https://schema.org");
  const nodes = nodesIn(data);
  for (const node of nodes) {
    for (const name of ["url", "item", "@id", "image"])
      if (typeof node[name] === "string") expect(node[name]).toMatch(/^https?:\/\/[^\s]+$/);
    if (/Recording|Composition|Album|Person|Page|TermSet|Term$/.test(node["@type"] ?? ""))
      expect(node).toMatchObject({ name: expect.stringMatching(/\S/) });
    for (const name of ["datePublished", "birthDate", "deathDate"])
      if (node[name] !== undefined) expect(node[name]).toMatch(/^\d{4}(-\d\d){0,2}$/);
  }
  for (const { itemListElement } of nodes.filter((node) => node["@type"] === "BreadcrumbList")) {
    const items = itemListElement as Node[];
    expect(items.length).toBeGreaterThanOrEqual(2);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, place) => place + 1));
    for (const { name, item } of items)
      expect([name, item]).toEqual([expect.stringMatching(/\S/), expect.any(String)]);
  }
}

/** @returns every object with a type, at any depth */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "@type" in value ? [value as Node] : [];
  return [...own, ...Object.values(value).flatMap(nodesIn)];
}
