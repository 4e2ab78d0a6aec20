import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { deleteEntry, saveSong, withdrawSong } from "#catalogue";
import {
  accessibilityFindings,
  expectAccessibleByTurns,
  expectAccessibleEverywhere,
} from "../accessibility.ts";
import { widths } from "../widths.ts";
import { expectNoHorizontalScroll, goTo } from "./form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, visit } = openSharedAdministration();

beforeAll(async () => {
  await sql()`delete from private.view_counts`;
  for (let number = 1; number <= 12; number += 1) {
    const { id } = await saveSong(sql(), {
      title: `Geet ${number}`,
      lyrics_hindi: "ला",
      singerNames: number > 6 ? "Lata" : "Asha",
      albumName: `Album ${number % 3}`,
      lyricistNames: "Gulzar",
    });
    for (let view = 0; view < number; view += 1)
      await fetch(`${address()}/lyrics/${id}/views`, { method: "POST", headers: { Origin: address() } });
  }
});

const figures = (page: Page) =>
  page
    .locator(".figure")
    .evaluateAll((figures) => figures.map((figure) => [...figure.children].map((part) => part.textContent)));
test("the dashboard has a card for each number, quick actions, and three lyrics with their views", () =>
  visit("/admin/dashboard", {}, async (page) => {
    expect(await page.title()).toBe("Dashboard - Antara");
    expect(await figures(page)).toEqual([
      ["Total Lyrics", "12"],
      ["Singers", "2"],
      ["Albums", "3"],
      ["Lyricists", "1"],
      ["Music Directors", "0"],
    ]);
    const actions = page.locator(".quick-actions a");
    expect(await actions.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "/admin/lyrics/add",
      "/admin/lyrics",
      "/admin/analytics",
    ]);
    const recent = page.locator(".recent-activity li");
    expect(await recent.count()).toBe(3);
    expect(await recent.first().textContent()).toMatch(/\d+ views?/);
    // The only look at the menu and the sidebar in both themes.
    await expectAccessibleEverywhere(page);
  }));

test("what is to be done stands below, has the numbers of its lists, and leads there by keyboard", () =>
  visit("/admin/dashboard", {}, async (page) => {
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(headings.slice(0, 3)).toEqual(["Quick Actions", "Recent Activity", "To do"]);
    const texts = await page.locator(".to-do li > a").allTextContents();
    expect(texts).toContain("12 songs lack a script");
    expect(texts.filter((text) => /reports|drafts/.test(text))).toEqual([]);
    await page.getByRole("link", { name: "12 songs lack a script" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("12 songs have only one script.").waitFor();
    await goTo(page, "/admin/lyrics");
    await page.getByRole("link", { name: "12 songs lack a script" }).waitFor();
    expect(
      await page
        .getByText(/^No English/)
        .first()
        .textContent(),
    ).toContain("12");
  }));

test("the sidebar links to all pages and marks the current one, on a phone and on a desktop", () =>
  visit("/admin/dashboard", {}, async (page) => {
    for (const width of ["phone", "desktop"] as const) {
      await page.setViewportSize({ width: widths[width], height: 800 });
      if (width === "phone") await page.getByLabel("Admin menu").first().click();
      else expect(await page.getByText("Welcome, Admin!").isVisible()).toBe(true);
      const nav = page.getByRole("navigation", { name: width === "phone" ? "Admin menu" : "Admin" });
      expect(await nav.getByRole("link").allTextContents()).toEqual([
        ...["Dashboard", "Analytics", "Manage Lyrics", "Add New Lyric", "Singers", "Lyricists"],
        ...["Music Directors", "Albums", "Site Settings"],
        ...["Import and Export", "Drafts", "Genres", "Glossary", "Likely Twins", "Bulk Actions", "Trash"],
        "Password and Passkeys",
      ]);
      expect(await nav.locator("[aria-current=page]").textContent()).toBe("Dashboard");
      expect(await page.getByRole("button", { name: "Logout" }).isVisible()).toBe(true);
      await nav.getByRole("link", { name: "Analytics" }).click();
      await page.getByRole("heading", { level: 1, name: "Analytics" }).waitFor();
      expect(await nav.isVisible()).toBe(width === "desktop");
      await goTo(page, "/admin/lyrics/import");
      const marked = page.locator("nav [aria-current]").first();
      expect(await marked.textContent()).toBe("Import and Export");
      await goTo(page, "/admin/dashboard");
    }
  }));

test("analytics has three cards, a table of the ten most viewed songs, and a chart of thirty days", () =>
  visit("/admin/analytics", {}, async (page) => {
    const [lyrics, views, most] = await figures(page);
    expect(lyrics).toEqual(["Total Lyrics", "12"]);
    expect(views).toEqual(["Total Views", "78"]);
    expect(most?.slice(0, 1)).toEqual(["Most Viewed Song"]);
    expect(most?.[2]).toBe("12 views");
    const table = page.locator(".top-songs");
    expect(await table.locator("th").allTextContents()).toEqual(["Rank", "Title", "Artist", "Views"]);
    const rows = await table
      .locator("tbody tr")
      .evaluateAll((found) =>
        found.map((row) => [row.children[0]?.textContent, row.children[3]?.textContent]),
      );
    expect(rows).toEqual(Array.from({ length: 10 }, (_, place) => [`${place + 1}`, `${12 - place}`]));
    const bars = await table
      .locator(".bar rect")
      .evaluateAll((found) => found.map((bar) => Number(bar.getAttribute("width"))));
    expect(bars[0]).toBe(100);
    expect(bars[9]).toBeCloseTo(25);
    await expectAccessibleByTurns(page);
    await page.getByText("As a table").click();
    const days = page.locator(".daily-views tbody tr");
    expect(await days.count()).toBe(30);
    expect(await days.last().locator("td").last().textContent()).toBe("78");
    expect(await page.locator("figcaption").textContent()).toMatch(
      /^78 views, most of them on \d+ \w+ \(78\)\.$/,
    );
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await expectNoHorizontalScroll(page);
  }));

test("the chart says how many of its views are of songs that are no longer there", () =>
  visit("/admin/analytics", {}, async (page) => {
    const idOf = async (title: string) =>
      (await sql()<{ id: number }[]>`select id from lyrics where title = ${title}`)[0]?.id ?? 0;
    const caption = async () => {
      await page.reload();
      return (await page.locator("figcaption").textContent())?.split(").")[1]?.trim();
    };
    expect(await caption()).toBe("");
    await deleteEntry(sql(), "songs", await idOf("Geet 12"));
    await withdrawSong(sql(), await idOf("Geet 11"));
    expect(await caption()).toBe(
      "Songs that are no longer there had 23 of them, which Total Views does not count.",
    );
    expect((await figures(page))[1]).toEqual(["Total Views", "55"]);
    // Views of other times, such as imported ones.
    await sql()`update lyrics set views = 1000 where title = 'Geet 1'`;
    expect(await caption()).toContain(" had up to 23 of them,");
  }));

test("when analytics cannot be loaded, the page says so and shows zeros as not current", async () => {
  await sql()`alter table private.view_counts rename to view_counts_away`;
  try {
    await visit("/admin/analytics", { allowErrors: true }, async (page) => {
      await page.locator(".notice").getByText("Error fetching analytics").waitFor();
      await page.locator(".notice").getByText("Could not load site analytics data.").waitFor();
      expect((await figures(page)).map(([, value]) => value)).toEqual(["0", "0", "N/A"]);
      await page.getByText("These numbers are not current").waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
    });
  } finally {
    await sql()`alter table private.view_counts_away rename to view_counts`;
  }
});
