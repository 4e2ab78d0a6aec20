/** Lists of people with as many entries as fit on one page, and with more. */
import type { Page, Request } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { widths } from "../widths.ts";
import { expectNoHorizontalScroll, goTo } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, signIn, sql, visit } = openSharedAdministration();

const read = async (path: string) =>
  (await fetch(address() + path, { headers: { Cookie: await signIn() } })).text();
const names = (page: Page) => page.locator("tbody td.name").allTextContents();
const search = (page: Page) => page.getByRole("searchbox");

describe("a list of up to 300 entries", () => {
  beforeAll(async () => {
    await sql()`insert into singers (name) values ('Asha Bhosle'), ('क़मर')`;
    await sql()`insert into singers (name) select 'Crowd ' || lpad(i::text, 5, '0')
      from generate_series(1, 298) as i`;
  });

  test("is on one page of at most 256 KB", async () => {
    const html = await read("/admin/singers");
    expect(html.match(/<td class="name/g)).toHaveLength(300);
    expect(html).toContain("300 singers");
    expect(html).not.toContain('aria-label="Pages"');
    expect(Buffer.byteLength(html)).toBeLessThan(256_000);
  });

  test("on one page shows the row of a form that is left, and is filtered without requests", async () => {
    await sql()`delete from singers where name > 'Crowd 00198' and name < 'D'`;
    const [singer] = await sql()`select id from singers where name = 'Crowd 00120'`;
    await visit(`/admin/singers/edit/${singer?.id}`, {}, async (page) => {
      await page.getByRole("link", { name: "Back to Singers" }).click();
      const marked = page.locator("tr[aria-current=true]");
      await expect.poll(() => marked.locator(".name").textContent()).toBe("Crowd 00120");
      const top = async () => (await marked.boundingBox())?.y;
      await expect.poll(top).toBeGreaterThan(0);
      await expect.poll(top).toBeLessThan(700);

      await page.getByText("200 singers", { exact: true }).waitFor();
      expect(await names(page)).toHaveLength(200);
      await page.keyboard.press("End");
      await page.getByText("क़मर").waitFor();
      for (const width of ["phone", "desktop"] as const) {
        await page.setViewportSize({ width: widths[width], height: 800 });
        await expectNoHorizontalScroll(page);
      }
      let requests = 0;
      const count = (request: Request) => {
        requests += request.url().includes(".data") ? 1 : 0;
      };
      page.on("request", count);
      await search(page).fill("0012");
      expect(await names(page)).toEqual([
        "Crowd 00012",
        ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Crowd 0012${n}`),
      ]);
      await page.getByText("11 of 200 singers").waitFor();
      // axe takes seconds for many rows, which have the same markup.
      await search(page).fill("00120");
      await page.getByText("1 of 200 singers", { exact: true }).waitFor();
      await expectAccessibleByTurns(page);
      await search(page).fill("");
      await expect.poll(() => names(page)).toHaveLength(200);
      expect(requests).toBe(0);
    });
  });

  test("has song counts in Indian digit grouping", async () => {
    await saveSong(sql(), { title: "Geet", lyrics_english: "la", lyricistNames: "Gulzar" });
    // The list shows stored counts, and saving so many songs takes as many seconds as all else here.
    await sql()`
      update private.song_counts set songs = 123456
      where entries = 'lyricists' and entry_id = (select id from lyricists where name = 'Gulzar')`;
    expect(await read("/admin/lyricists")).toMatch(
      /<a [^>]*aria-label="1,23,456 songs of Gulzar"[^>]*>1,23,456<\/a>/,
    );
  });
});

describe("a list of more than 300 entries", () => {
  beforeAll(async () => {
    await sql()`insert into music_directors (name) values ('Lata Mangeshkar')`;
    await sql()`insert into music_directors (name) select 'Crowd ' || lpad(i::text, 5, '0')
      from generate_series(1, 1200) as i`;
  });

  test("has pages of at most 120 KB", async () => {
    expect(Buffer.byteLength(await read("/admin/music-directors?page=2"))).toBeLessThan(120_000);
  });

  test("counts beside its filters up to 1,000", async () => {
    expect(await read("/admin/music-directors")).toMatch(/No image(<!-- -->)? <span>1,000\+<\/span>/);
  });

  test("has pages of fifty, and is filtered by the server while typing", () =>
    visit("/admin/music-directors", {}, async (page) => {
      await page.getByText("1,201 music directors", { exact: true }).waitFor();
      await page.getByText("Page 1 of 25").waitFor();
      expect(await names(page)).toHaveLength(50);
      await page.getByRole("link", { name: "Next" }).click();
      await page.getByText("Page 2 of 25").waitFor();
      expect((await names(page))[0]).toBe("Crowd 00051");
      await page.getByRole("link", { name: "Next" }).click();

      await page.getByText("Page 3 of 25").waitFor();
      await page.getByRole("link", { name: "Edit Crowd 00120" }).click();
      await page.getByRole("link", { name: "Back to Music Directors" }).click();
      await page.getByText("Page 3 of 25").waitFor();
      const marked = page.locator("tr[aria-current=true]");
      await expect.poll(() => marked.locator(".name").textContent()).toBe("Crowd 00120");

      await search(page).fill("lATA");
      await expect.poll(() => names(page)).toEqual(["Lata Mangeshkar"]);
      await page.getByText("1 of 1,201 music directors").waitFor();
      expect(await page.getByRole("navigation", { name: "Pages" }).count()).toBe(0);
      await search(page).fill("crowd 0119");
      await page.getByText("10 of 1,201 music directors").waitFor();
      expect(await names(page)).toContain("Crowd 01199");
      await search(page).fill("crowd 00");
      await page.getByText("The first 200 of 999 music directors").waitFor();
      await search(page).fill("crowd");
      await page.getByText("The first 200 of 1000+ music directors").waitFor();
      await search(page).fill("no such name");
      await page.getByText("No music directors found.").waitFor();
      await page.getByText("Try adjusting your search term or").waitFor();
      await search(page).fill("");
      await page.getByText("Page 1 of 25").waitFor();

      await goTo(page, "/admin/music-directors?page=99");
      await page.getByText("Page 25 of 25").waitFor();
      expect(await names(page)).toEqual(["Lata Mangeshkar"]);
      await expectAccessibleByTurns(page);
    }));
});
