/** The lists from A to Z: albums, singers, lyricists and music directors, short and long. */
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { accessibilityFindings } from "./accessibility.ts";
import { openSharedAdministration } from "./admin/shared-administration.ts";
import { readAtBothWidths } from "./both-widths.ts";
import { fetchPage } from "./fetched-page.ts";
import { visit } from "./visit.ts";
import { widths } from "./widths.ts";

const letters = (page: Page) => page.getByRole("navigation", { name: "Letters" }).getByRole("link");
/** The letters above the groups of a list. */
const groupsIn = (html: string) =>
  Array.from(html.matchAll(/<h2 id="letter-[^"]*">([^<]*)<\/h2>/g), ([, letter]) => letter);
const canonical = async (page: Page) =>
  (await page.locator("link[rel=canonical]").getAttribute("href"))?.replace(/^https?:\/\/[^/]+/, "");
/** The machine may be busy. */
const longTimeout = { timeout: 10_000 };
const scrollsHorizontally = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const lists = [
  {
    path: "/singers",
    heading: "Singers",
    first: "Abida Parveen",
    facts: "4 Songs",
    entry: "/singer/",
  },
  {
    path: "/lyricists",
    heading: "Lyricists",
    first: "Akbar Allahabadi",
    facts: "1 Song",
    entry: "/lyricist/",
  },
  {
    path: "/music-directors",
    heading: "Music Directors",
    first: "Bulo C. Rani",
    facts: "4 Songs",
    entry: "/music-director/",
  },
] as const;

test.each(lists)(
  "$heading are cards sorted by name under letters, with facts and links to their pages",
  async ({ path, heading, first, facts, entry }) => {
    const page = await fetchPage(path);
    // Followed by the same in Hindi.
    expect(page.heading).toMatch(new RegExp(`^${heading} [^a-z]+$`, "i"));
    expect(page.textsOf("title")).toEqual([`${heading} - Antara`]);
    const shown = groupsIn(page.html);
    expect(shown).toEqual([...shown].sort());
    expect(shown.join("")).toMatch(/^[A-Z]{2,}$/);
    const names = page.textsOf("h3");
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    const [, address, card] =
      new RegExp(`<a (?=[^>]*href="([^"]*)")((?:(?!</a>).)*<h3[^>]*>${first}</h3>.*?)</a>`, "s").exec(
        page.html,
      ) ?? [];
    expect(card).toContain("<img ");
    expect(card?.replaceAll(/<[^>]*>/g, "")).toContain(facts);
    const entered = await fetchPage(address ?? "");
    expect(entered.address.pathname.startsWith(entry)).toBe(true);
    expect(entered.heading).toContain(first);
  },
);

test("a letter jumps to its group, and nothing is wider than the screen", () =>
  readAtBothWidths("/albums", {}, async (page) => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await letters(page).getByText("M", { exact: true }).click();
    const group = page.locator("main h2", { hasText: /^M$/ });
    await expect.poll(async () => (await group.boundingBox())?.y ?? 9999, longTimeout).toBeLessThan(400);
    expect((await group.boundingBox())?.y).toBeGreaterThan(0);
    expect(await scrollsHorizontally(page)).toBe(false);
  }));

describe("a site whose albums have 68 first letters, three of them more than two pages of albums", () => {
  const { address, sql } = openSharedAdministration();
  beforeAll(async () => {
    const initials = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZअआइईउऊऋएऐओऔकखगघचछजझटठडढतथदधनपफबभमयरलवशषसह9"];
    // A saved name costs a millisecond, and no other letter needs more than a page.
    const withThreePages = ["A", "क", "9"];
    await sql()`
      insert into albums (name, year)
      select letter || ' album ' || lpad(n::text, 5, '0'), case when n % 3 > 0 then 1950 + n % 70 end
      from unnest(${initials}::text[]) as letter,
        generate_series(1, case when letter = any(${withThreePages}) then 121 else 1 end) as n`;
    await sql()`insert into lyricists (name) select 'Kavi ' || n from generate_series(1, 201) as n`;
    await sql()`insert into music_directors (name) select 'Sangeet ' || n from generate_series(1, 200) as n`;
    for (const [path, name] of [
      ["/albums", "A album 00001"],
      ["/lyricists", "Kavi 1"],
      ["/music-directors", "Sangeet 1"],
    ] as const)
      await vi.waitFor(
        async () => expect((await fetchPage(path, address())).html).toContain(name),
        longTimeout,
      );
  });

  test("opens at its first letter, and links to Latin letters, then Devanagari ones in their order, then '#'", async () => {
    const { textsOf, html } = await fetchPage("/albums", address());
    const [links = ""] = /<nav[^>]* aria-label="Letters".*?<\/nav>/s.exec(html) ?? [];
    const shown = Array.from(links.matchAll(/<a [^>]*>([^<]+)<\/a>/g), ([, letter]) => letter);
    expect(shown.slice(0, 26).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    expect(shown.slice(26, 29)).toEqual(["अ", "आ", "इ"]);
    expect(shown.slice(-3)).toEqual(["स", "ह", "#"]);
    expect(groupsIn(html)).toEqual(["A"]);
    expect(textsOf("h3")).toHaveLength(50);
    expect(textsOf("p")).not.toContain("1 track");
    expect(textsOf("p")).toContain("0 tracks");
  });

  test("each letter has accessible pages of 50, and a number beyond the last leads to the last", () =>
    visit("/albums", { site: address() }, async (page) => {
      await letters(page).getByText("क", { exact: true }).click();
      await page.getByRole("heading", { level: 2, name: "क" }).waitFor();
      expect(await canonical(page)).toBe("/albums?letter=%E0%A4%95");
      await page.getByRole("link", { name: "Next" }).click();
      await page.getByText(/^Page 2 of 3$/).waitFor();
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex, follow");
      for (const width of [widths.desktop, widths.phone]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await scrollsHorizontally(page), String(width)).toBe(false);
      }
      expect(await accessibilityFindings(page)).toEqual([]);
      const beyond = await page.request.get("/albums?letter=%23&page=99", { maxRedirects: 0 });
      expect([beyond.status(), beyond.headers().location]).toEqual([302, "/albums?letter=%23&page=3"]);
    }));

  test("a letter without albums redirects to the list, and a lowercase letter means the uppercase one", async () => {
    const lowercase = await fetchPage("/albums?letter=b", address());
    expect(groupsIn(lowercase.html)).toEqual(["B"]);
    const canonicalOf = (html: string) =>
      /<link rel="canonical" href="[^"]*?(\/albums[^"]*)"/.exec(html)?.[1];
    expect(canonicalOf(lowercase.html)).toBe("/albums?letter=B");
    expect(canonicalOf((await fetchPage("/albums?letter=A", address())).html)).toBe("/albums");
    for (const letter of ["%E0%A4%99", "%25", "%F0%9F%8E%B5"]) {
      const answer = await fetch(`${address()}/albums?letter=${letter}`, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")], letter).toEqual([302, "/albums"]);
    }
    expect(groupsIn((await fetchPage("/albums?letter=%00", address())).html)).toEqual(["A"]);
  });

  test("no page is larger than 20 KB or 50 entries", async () => {
    for (const path of ["/albums", "/albums?letter=%E0%A4%95&page=3", "/albums?letter=%23", "/lyricists"]) {
      const { html, textsOf } = await fetchPage(path, address());
      expect(brotliCompressSync(html).length, path).toBeLessThan(20_000);
      expect(textsOf("h3").length, path).toBeLessThanOrEqual(50);
    }
  });

  test("200 entries are on one page, 201 are paged", async () => {
    const whole = await fetchPage("/music-directors", address());
    expect(whole.textsOf("h3")).toHaveLength(200);
    expect(brotliCompressSync(whole.html).length).toBeLessThan(20_000);
    const paged = await fetchPage("/lyricists", address());
    expect(paged.textsOf("h3")).toHaveLength(50);
    expect(paged.textsOf("p")).toContain("Page 1 of 5");
  });
});
