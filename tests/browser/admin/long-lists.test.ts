/** Lists of people that are far longer than a screen, or than what a browser is sent. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { accessibilityFindings } from "../accessibility.ts";
import { openAdministration } from "./administrator.ts";
import { expectNoSidewaysScroll } from "./form-page.ts";

const { sql, visit } = openAdministration({ STARTER_CATALOGUE: "off" });

const rows = (page: Page) => page.locator("tbody tr[aria-rowindex]");
const names = (page: Page) => page.locator("tbody td.name").allTextContents();
const search = (page: Page) => page.getByRole("searchbox");

describe("a list of thousands", () => {
  beforeAll(async () => {
    await sql()`insert into singers (name) values ('Asha Bhosle'), ('क़मर')`;
    await sql()`insert into singers (name) select 'Crowd ' || lpad(i::text, 5, '0') from generate_series(1, 5000) as i`;
  });
  const drawn = 60;
  const placeOf = (page: Page, name: string) =>
    rows(page).filter({ hasText: name }).first().getAttribute("aria-rowindex");

  for (const width of ["phone", "desktop"] as const)
    test(`draws only the rows in sight, and tells assistive technology of all of them, ${width}`, () =>
      visit("/admin/singers", { width }, async (page) => {
        await page.getByText("5,002 singers").waitFor();
        expect(await page.getByRole("table").getAttribute("aria-rowcount")).toBe("5003");
        await expect.poll(() => rows(page).count()).toBeLessThan(drawn);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
        await expect
          .poll(async () => Number(await rows(page).first().getAttribute("aria-rowindex")))
          .toBeGreaterThan(2_000);
        expect(await rows(page).count()).toBeLessThan(drawn);
        const seen = await rows(page).evaluateAll(
          (all) =>
            all.filter(
              (row) =>
                row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight,
            ).length,
        );
        expect(seen).toBeGreaterThan(5);
        await page.keyboard.press("End");
        await page.getByText("क़मर").waitFor();
        expect(await placeOf(page, "क़मर")).toBe("5003");
        await expectNoSidewaysScroll(page);
        expect(await accessibilityFindings(page)).toEqual([]);
      }));

  test("the whole list is filtered, also what is not drawn", () =>
    visit("/admin/singers", {}, async (page) => {
      await search(page).fill("04242");
      expect(await names(page)).toEqual(["Crowd 04242"]);
      await page.getByText("1 of 5,002 singers").waitFor();
      await search(page).fill("");
      await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
      expect(await rows(page).count()).toBeLessThan(drawn);
    }));

  test("the tab key goes from row to row beyond those that were drawn, and scrolling away does not take the focus", () =>
    visit("/admin/singers", {}, async (page) => {
      await page.getByRole("link", { name: "0 songs of Asha Bhosle" }).focus();
      for (let i = 0; i < 3 * 60; i += 1) await page.keyboard.press("Tab");
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      await expect.poll(() => focused()).toBe("0 songs of Crowd 00060");
      await page.evaluate(() => scrollTo(0, 100_000));
      await page.getByText("Crowd 02090").waitFor();
      await expect.poll(() => focused()).toBe("0 songs of Crowd 00060");
      expect(await rows(page).count()).toBeLessThan(drawn);
      await page.keyboard.press("Tab");
      await expect.poll(() => focused()).toBe("Edit Crowd 00060");
      await page.getByText("Crowd 00061").waitFor();
    }));

  test("whoever comes back from a form finds its row in sight, however far down it is", () =>
    visit("/admin/singers", {}, async (page) => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      await expect
        .poll(async () => Number(await rows(page).first().getAttribute("aria-rowindex")))
        .toBeGreaterThan(2_000);
      await page.getByRole("link", { name: "Edit Crowd 02500" }).click();
      await page.getByRole("link", { name: "Back to Singers" }).click();
      const marked = page.locator("tr[aria-current=true]");
      await expect.poll(() => marked.locator(".name").textContent()).toBe("Crowd 02500");
      await expect.poll(async () => (await marked.boundingBox())?.y).toBeGreaterThan(0);
      expect((await marked.boundingBox())?.y).toBeLessThan(700);
      await page.getByText("Crowd 02501").waitFor();
    }));

  test("the song count is written as in India", async () => {
    await sql()`insert into lyricists (name) values ('Gulzar')`;
    await sql()`insert into lyrics (title, lyrics_english) select 'Crowd ' || i, 'la' from generate_series(1, 1200) as i`;
    await sql()`insert into lyrics_lyricists (lyric_id, lyricist_id, position)
      select l.id, p.id, 1 from lyrics as l, lyricists as p where l.title like 'Crowd%' and p.name = 'Gulzar'`;
    await visit("/admin/lyricists", {}, async (page) => {
      expect(await page.getByRole("link", { name: "1,200 songs of Gulzar" }).textContent()).toBe("1,200");
    });
  });
});

test("beyond fifty thousand the filter asks the server, and says how many fit", async () => {
  await sql()`insert into music_directors (name) values ('Lata Mangeshkar')`;
  // What the spellings of names take has nothing to do with this list.
  await sql().begin(async (sql) => {
    await sql`alter table music_directors disable trigger names_added`;
    await sql`insert into music_directors (name) select 'Crowd ' || i from generate_series(1, 50000) as i`;
    await sql`alter table music_directors enable trigger names_added`;
  });
  await visit("/admin/music-directors", {}, async (page) => {
    await page.getByText("The first 200 of 50,001 music directors").waitFor();
    await search(page).fill("lATA");
    await expect.poll(() => names(page)).toEqual(["Lata Mangeshkar"]);
    await search(page).fill("crowd 4999");
    await page.getByText("11 of 50,001 music directors").waitFor();
    expect(await names(page)).toContain("Crowd 49999");
    await search(page).fill("no such name");
    await page.getByText("No music directors found.").waitFor();
    await search(page).fill("");
    await page.getByText("The first 200 of 50,001 music directors").waitFor();
  });
});
