/** The search page, sentence by sentence. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinDatabase } from "#postgres";
import { startSite, stopProgram, temporaryFolder } from "../process/running-program.ts";
import { accessibilityFindings } from "./accessibility.ts";
import { visit } from "./visit.ts";

const tabs = (page: Page) =>
  page.getByRole("navigation", { name: "Type" }).getByRole("link").allTextContents();
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();
const box = (page: Page) => page.getByRole("search", { name: "Songs, singers and albums" });
const hits = (page: Page) => page.locator("main h3").allTextContents();
const robots = (page: Page) => page.locator("meta[name=robots]").getAttribute("content", { timeout: 500 });
const canonical = async (page: Page) =>
  (await page.locator("link[rel=canonical]").getAttribute("href"))?.replace(/^https?:\/\/[^/]+/, "");
/** A busy machine takes its time. */
const patient = { timeout: 10_000 };
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of ["phone", "desktop"] as const) {
  describe(`on a ${width}`, () => {
    test("a search from the box with its Search button shows tabs with numbers and the heading with the query", () =>
      visit("/search", { width }, async (page) => {
        await box(page).getByRole("searchbox").fill("  dil ");
        await box(page).getByRole("button", { name: "Search" }).click();
        await page.getByRole("heading", { level: 1, name: 'Search Results for "dil"' }).waitFor();
        expect(await tabs(page)).toEqual(["Songs (12)", "Singers (0)", "Albums (0)"]);
        expect(await page.title()).toBe('Search Results for "dil" - Antara');
        expect(await box(page).getByRole("searchbox").inputValue()).toBe("dil");
        expect(await scrollsSideways(page)).toBe(false);
      }));

    test("a hit shows cover, title, credits and the line that matched, marked in both scripts, and leads to the song", () =>
      visit("/search?q=dil", { width }, async (page) => {
        const hit = page.getByRole("link", { name: /Lagta Nahin Hai Dil Mera/ });
        expect(await hit.textContent()).toContain("Mohammed Rafi · Lal Qila · Ghazal");
        expect(await hit.locator("[lang=hi-Latn] mark").textContent()).toBe("dil");
        expect(await hit.locator("p[lang=hi]").textContent()).toBe("लगता नहीं है दिल मेरा उजड़े दयार में");
        expect(await hit.locator("[lang=hi] mark").textContent()).toBe("दिल");
        expect(await hit.locator("img").first().isVisible()).toBe(true);
        await hit.click();
        await page.getByRole("heading", { level: 1, name: "Lagta Nahin Hai Dil Mera" }).waitFor();
      }));

    test("a search that finds nothing says so for the type of the address, with a hint", () =>
      visit("/search?q=zzyzx", { width }, async (page) => {
        await page.getByRole("heading", { level: 2, name: "No songs found" }).waitFor();
        expect(await page.getByText(/Try a shorter word/).isVisible()).toBe(true);
        await page.getByRole("link", { name: "Singers (0)" }).click();
        await page.getByRole("heading", { level: 2, name: "No artists found" }).waitFor();
        await page.getByRole("link", { name: "Albums (0)" }).click();
        await page.getByRole("heading", { level: 2, name: "No albums found" }).waitFor();
        await page.getByRole("link", { name: "Explore Music" }).click();
        await page.getByRole("heading", { level: 1, name: "Explore Music" }).waitFor();
        expect(await box(page).getByRole("searchbox").inputValue()).toBe("");
      }));

    test("searching works without JavaScript and keeps the type", () =>
      visit("/search?type=albums", { width, javaScriptEnabled: false }, async (page) => {
        await box(page).getByRole("searchbox").fill("ghalib");
        await box(page).getByRole("button", { name: "Search" }).click();
        expect(await heading(page)).toBe('Search Results for "ghalib"');
        expect(await hits(page)).toEqual(["Mirza Ghalib", "Mirza Ghalib (1954 Film)"]);
        await page.getByRole("link", { name: "Songs (10)" }).click();
        expect(await hits(page)).toHaveLength(10);
      }));

    const states = {
      songs: "/search?q=ghalib",
      singers: "/search?type=artists",
      albums: "/search?type=albums&q=ghalib",
      everything: "/search",
      nothing: "/search?q=zzyzx",
      "a long query": `/search?q=${"दिल ".repeat(80)}`,
    };
    for (const [state, path] of Object.entries(states))
      test(`axe finds nothing on ${state}, light and dark, and nothing is wider than the screen`, () =>
        visit(path, { width, colorScheme: "light", reducedMotion: "reduce" }, async (page) => {
          expect(await accessibilityFindings(page)).toEqual([]);
          await page.emulateMedia({ colorScheme: "dark" });
          expect(await accessibilityFindings(page)).toEqual([]);
          expect(await scrollsSideways(page)).toBe(false);
        }));
  });
}

describe("without a query", () => {
  test("the heading is 'Explore Music' over all songs, the newest first, and the numbers are totals", () =>
    visit("/search", {}, async (page) => {
      expect(await heading(page)).toBe("Explore Music");
      expect(await tabs(page)).toEqual(["Songs (52)", "Singers (23)", "Albums (14)"]);
      expect((await hits(page)).slice(0, 2)).toEqual([
        "Dil-e-Nadaan Tujhe Hua Kya Hai",
        "Hazaaron Khwahishen Aisi",
      ]);
      expect(await hits(page)).toHaveLength(50);
      await page.getByRole("link", { name: "Next" }).click();
      await page.getByText("Page 2 of 2", { exact: true }).waitFor();
      expect(await hits(page)).toHaveLength(2);
    }));

  test("singers and albums with most songs come first", () =>
    visit("/search?type=artists", {}, async (page) => {
      expect((await hits(page))[0]).toBe("Jagjit Singh");
      expect(await page.getByText("6 Songs").isVisible()).toBe(true);
      await page.getByRole("link", { name: "Albums (14)" }).click();
      await page.getByText("1988 • 6 tracks").waitFor();
      expect((await hits(page))[0]).toBe("Mirza Ghalib");
    }));
});

describe("the parameters of the address", () => {
  test("the type is songs by default and where it is unknown; the first of repeated ones counts", () =>
    visit("/search?q=ghalib&type=nonsense&q=zzyzx&type=albums", {}, async (page) => {
      expect(await heading(page)).toBe('Search Results for "ghalib"');
      const current = page.locator("[aria-label=Type] [aria-current=page]");
      expect(await current.textContent()).toBe("Songs (10)");
      await page.goto("/search?type=artists&type=albums&q=");
      expect(await current.textContent()).toBe("Singers (23)");
    }));

  test("a query of 201 characters is cut at 200, and the page says so", () =>
    visit(`/search?q=${"a".repeat(201)}`, {}, async (page) => {
      expect(await heading(page)).toBe(`Search Results for "${"a".repeat(200)}"`);
      expect(await page.getByText(/longer than 200 characters and was cut/).isVisible()).toBe(true);
      await page.goto(`/search?q=${"a".repeat(200)}`);
      expect(await page.getByText(/was cut/).count()).toBe(0);
    }));

  test.each(["%", "_", "'", '"', ",", "<script>alert(1)</script>", "\\", "%00", "🎵", "')) or 1=1 --"])(
    "%s is plain text to a search",
    (q) =>
      visit(`/search?q=${q === "%00" ? q : encodeURIComponent(q)}`, {}, async (page) => {
        if (q !== "%00") expect(await heading(page)).toBe(`Search Results for "${q}"`);
        expect(await page.locator("main").count()).toBe(1);
      }),
  );
});

describe("a lyricist or a music director who is hit", () => {
  test("stands as a link above the tabs, and the songs stand in Songs", () =>
    visit("/search?q=MIRZA", {}, async (page) => {
      const person = page.getByRole("list", { name: "Lyricists and music directors" }).getByRole("link");
      expect(await person.allTextContents()).toEqual(["Mirza Ghalib Lyricist"]);
      expect(await tabs(page)).toHaveLength(3);
      expect(await page.getByRole("link", { name: /Nuktacheen/ }).textContent()).toContain(
        "Lyrics: Mirza Ghalib",
      );
      await person.click();
      await page.getByRole("heading", { level: 1, name: "Mirza Ghalib" }).waitFor();
    }));

  test("marks no line where only the name matched", () =>
    visit("/search?q=khayyam", {}, async (page) => {
      expect((await hits(page)).length).toBeGreaterThan(0);
      expect(await page.locator("mark").count()).toBe(0);
      expect(await page.locator("main p.line").count()).toBe(0);
    }));
});

describe("blind visitors", () => {
  test("hear politely how many were found, after each search", () =>
    visit("/search?q=dil", {}, async (page) => {
      const status = page.locator("main [role=status]");
      await expect.poll(() => status.textContent(), patient).toBe("12 songs found");
      await box(page).getByRole("searchbox").fill("zzyzx");
      await box(page).getByRole("searchbox").press("Enter");
      await expect.poll(() => status.textContent(), patient).toBe("No songs found");
    }));
});

describe("search engines", () => {
  test("may list everything, and neither searches nor later pages", () =>
    visit("/search", {}, async (page) => {
      expect(await robots(page).catch(() => "none")).toBe("none");
      expect(await canonical(page)).toBe("/search");
      const expected = {
        "/search?type=songs": ["none", "/search"],
        "/search?type=artists": ["none", "/search?type=artists"],
        "/search?page=2": ["noindex, follow", "/search?page=2"],
        "/search?q=dil": ["noindex, follow", "/search?q=dil"],
        "/search?type=albums&q=x&utm=1": ["noindex, follow", "/search?q=x&type=albums"],
      };
      for (const [path, [robotsThere, address]] of Object.entries(expected)) {
        await page.goto(path);
        expect(await robots(page).catch(() => "none"), path).toBe(robotsThere);
        expect(await canonical(page), path).toBe(address);
      }
    }));
});

describe("with 1,300 songs", () => {
  const folder = temporaryFolder();
  let running: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    running = await startSite(folder.path, { STARTER_CATALOGUE: "off" });
    const database = await joinDatabase({ dataDir: folder.path, log: console });
    await database.sql`
      insert into lyrics (title, lyrics_english)
      select 'Geet ' || n, case when n <= 120 then 'sunehra geet' else 'geet' end from generate_series(1, 1300) as n`;
    await database.close();
  });
  afterAll(async () => {
    await stopProgram(running);
    folder.remove();
  });
  const visitSite = (path: string, story: (page: Page) => Promise<void>) =>
    visit(path, { site: running.address }, story);

  test("the number is exact up to 1,000, then '1000+'", () =>
    visitSite("/search?q=geet", async (page) => {
      expect(await tabs(page)).toEqual(["Songs (1000+)", "Singers (0)", "Albums (0)"]);
      await page.goto("/search");
      expect((await tabs(page))[0]).toBe("Songs (1000+)");
      await page.goto("/search?q=sunehra");
      expect((await tabs(page))[0]).toBe("Songs (120)");
    }));

  test("hits stand on pages of 50 with real links; beyond the last page one is led to it", () =>
    visitSite("/search?q=sunehra", async (page) => {
      expect(await hits(page)).toHaveLength(50);
      expect(await page.getByRole("link", { name: "Next" }).getAttribute("href")).toBe(
        "/search?q=sunehra&page=2",
      );
      await page.getByRole("link", { name: "Next" }).click();
      await page.getByText("Page 2 of 3", { exact: true }).waitFor();
      const beyond = await page.request.get("/search?q=sunehra&page=9", { maxRedirects: 0 });
      expect(beyond.status()).toBe(302);
      expect(beyond.headers().location).toBe("/search?q=sunehra&page=3");
      await page.goto("/search?q=sunehra&page=9");
      expect(await hits(page)).toHaveLength(20);
      await page.goto("/search?page=999999999999999999999");
      await page.getByText("Page 20 of 20", { exact: true }).waitFor();
      expect(await page.getByText(/the first 1,000/).isVisible()).toBe(true);
    }));
});
