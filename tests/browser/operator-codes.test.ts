import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinDatabase } from "#postgres";
import { startSite, stopProgram, temporaryFolder } from "../process/running-program.ts";
import { openSong, visit } from "./visit.ts";

const folder = temporaryFolder();
let site: Awaited<ReturnType<typeof startSite>>;
let database: Awaited<ReturnType<typeof joinDatabase>>;
beforeAll(async () => {
  site = await startSite(folder.path);
  database = await joinDatabase({ dataDir: folder.path, log: console });
});
afterAll(async () => {
  await database.close();
  await stopProgram(site);
  folder.remove();
});

const visitSite = (story: (page: Page) => Promise<void>) => visit("/", { site: site.address }, story);

/** Saves the codes and waits until the site has heard of it. */
async function setCodes(codes: Record<string, string>): Promise<void> {
  const rows = Object.entries(codes).map(([key, value]) => ({ key, value }));
  await database.sql.begin(async (sql) => {
    await sql`delete from settings`;
    if (rows.length > 0) await sql`insert into settings ${sql(rows)}`;
  });
  await new Promise((heard) => setTimeout(heard, 300));
}

const ran = (page: Page, name: string) =>
  page.evaluate((key) => (window as unknown as Record<string, number | undefined>)[key], name);

const counting = (name: string) => `<script>window.${name}=(window.${name}||0)+1</script>`;

describe("ad codes", () => {
  test("spot 1 stands above the lyrics, spot 2 below, and their scripts run", async () => {
    await setCodes({
      adCode1: `<ins id="first">one</ins>${counting("firstRuns")}`,
      adCode2: `<ins id="second">two</ins>${counting("secondRuns")}`,
    });
    await visitSite(async (page) => {
      await openSong(page);
      await expect.poll(() => ran(page, "firstRuns")).toBe(1);
      await expect.poll(() => ran(page, "secondRuns")).toBe(1);
      const top = (selector: string) =>
        page.locator(selector).evaluate((node) => node.getBoundingClientRect().top);
      const lyrics = await top(".lyrics");
      expect(await top("#first")).toBeLessThan(lyrics);
      expect(await top("#second")).toBeGreaterThan(lyrics);
    });
  });

  test("a code that begins with an HTML comment is ignored, and keeps no room", async () => {
    await setCodes({ adCode1: ` <!-- off -->${counting("firstRuns")}` });
    await visitSite(async (page) => {
      await openSong(page);
      expect(await page.locator(".ad-spot").count()).toBe(0);
      expect(await ran(page, "firstRuns")).toBeUndefined();
    });
  });

  test("its room is kept from the start, so that the text does not move", async () => {
    await setCodes({ adCode1: '<div style="height:1000px">tall</div>' });
    await visitSite(async (page) => {
      await openSong(page);
      expect(await page.locator(".ad-spot").evaluate((spot) => spot.getBoundingClientRect().height)).toBe(
        280,
      );
    });
  });
});

describe("analytics code", () => {
  test("its scripts stand in the head and are put in again on every change of page", async () => {
    await setCodes({ analyticsCode: `<!-- vendor -->${counting("visits")}` });
    await visitSite(async (page) => {
      await expect.poll(() => ran(page, "visits")).toBe(1);
      await openSong(page);
      await expect.poll(() => ran(page, "visits")).toBe(2);
      expect(await page.locator("head script[src^='blob:']").count()).toBe(1);
    });
  });
});
