/** Searches without results, from the visitor's search to the administrator's list. */
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import {
  accessibilityFindings,
  expectAccessibleByTurns,
  expectAccessibleInBothThemes,
} from "../accessibility.ts";
import type { VisitorOptions } from "../visit.ts";
import { widths } from "../widths.ts";
import { focusedName } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, signIn, visit, visitAsStranger } = openSharedAdministration();

beforeAll(async () => {
  const lyrics_hindi = "ला";
  await saveSong(sql(), {
    title: "Lagta Nahin Hai Dil Mera",
    lyricistNames: "Bahadur Shah Zafar",
    lyrics_hindi,
  });
  await saveSong(sql(), { title: "Dil-e-Nadaan", lyricistNames: "Mirza Ghalib", lyrics_hindi });
});

beforeEach(async () => {
  await sql()`delete from private.missed_searches`;
});

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
let visitors = 0;

/** The machine may be busy. */
const longTimeout = { timeout: 10_000 };

/**
 * Options for a new visitor, who has a network of their own, as behind a proxy. The browser of the tests names itself
 * as a robot's.
 */
const asVisitor = (options: VisitorOptions = {}): VisitorOptions => {
  visitors += 1;
  const headers = { "User-Agent": firefox, "X-Forwarded-For": `198.${visitors}.100.7` };
  return { ...options, before: (page) => page.setExtraHTTPHeaders(headers) };
};
const stored = () => sql()<{ words: string; searches: number }[]>`
  select words, searches from private.missed_searches order by searches desc, words`;
const storedAre = (expected: readonly (readonly [string, number])[]) =>
  expect
    .poll(async () => (await stored()).map(({ words, searches }) => [words, searches]), longTimeout)
    .toEqual(expected);
const missed = (words: string, searches: number, daysAgo: number) => sql()`
  insert into private.missed_searches (key, words, searches, last_searched_at)
  values (private.name_key(${words}), ${words}, ${searches}, now() - ${daysAgo}::int * interval '1 day')`;

const list = (page: Page) => page.getByRole("region", { name: "Searches That Found Nothing" });
const rows = (page: Page) =>
  list(page)
    .locator("tbody tr")
    .evaluateAll((found) =>
      found.map((row) => [...row.children].slice(0, 2).map((cell) => cell.textContent)),
    );

async function searchFor(page: Page, words: string): Promise<void> {
  const box = page.getByRole("search", { name: "Songs, singers and albums" });
  await box.locator("input[name=q]").fill(words);
  await box.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: `Search Results for "${words.trim()}"` }).waitFor();
}

test("a search without results by two visitors is listed with the number 2 until it is forgotten", async () => {
  await visitAsStranger("/search", asVisitor(), async (page) => {
    await searchFor(page, "Zzyzx Qwrtp");
    await page.getByRole("heading", { name: "No songs found" }).waitFor();
  });
  await visitAsStranger("/search?q=zzyzx++QWRTP", asVisitor({ javaScriptEnabled: false }), async () => {});
  await storedAre([["zzyzx QWRTP", 2]]);
  const [row] = await sql()`select m::text as everything from private.missed_searches as m`;
  expect(row?.everything).not.toMatch(/198\.|127\.0/);
  await visit("/admin/analytics", {}, async (page) => {
    expect(await rows(page)).toEqual([["zzyzx QWRTP", "2"]]);
    expect(await page.content()).not.toMatch(/198\.\d+\.100/);
    const link = list(page).getByRole("link", { name: "zzyzx QWRTP", exact: true });
    expect(await link.getAttribute("href")).toBe("/search?q=zzyzx+QWRTP");
    expect(await list(page).locator("time").textContent()).toMatch(/^\d+ \w+ \d{4}, \d+:\d\d [ap]m$/);
    await list(page).getByRole("button", { name: "Forget zzyzx QWRTP" }).click();
    await page.locator(".notice").getByText("Search Forgotten").waitFor();
    await list(page)
      .getByText(/^No such searches/)
      .waitFor();
    expect(
      await list(page)
        .getByRole("heading")
        .evaluate((heading) => heading === document.activeElement),
    ).toBe(true);
    expect(await stored()).toEqual([]);
  });
});

describe("one visit", () => {
  test("counts once, however often it is reloaded and whichever tab is opened", () =>
    visitAsStranger("/search?q=zzyzx", asVisitor(), async (page) => {
      await page.getByRole("link", { name: "Singers (0)" }).click();
      await page.getByRole("heading", { name: "No artists found" }).waitFor();
      await page.reload();
      await searchFor(page, "qwrtp");
      await storedAre([
        ["qwrtp", 1],
        ["zzyzx", 1],
      ]);
    }));

  test("does not record searches with results, later pages, robots, HEAD requests or the administrator", async () => {
    const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
      fetch(address() + path, {
        method,
        headers: { "User-Agent": firefox, ...headers },
        redirect: "manual",
      });
    await ask("/search?q=ghalib");
    await ask("/search");
    await ask("/search?q=zzyzxa&page=2");
    await ask("/search?q=zzyzxb", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await ask("/search?q=zzyzxc", {}, "HEAD");
    await ask("/search?q=zzyzxd", { Cookie: await signIn() });
    await ask("/search?q=kishore%40example.com");
    await ask("/search?q=zzyzx");
    await storedAre([["zzyzx", 1]]);
  });

  test("removes a search from the list that has results now", async () => {
    await missed("Mirza  GHALIB", 7, 1);
    await missed("mirza zzyzx", 3, 1);
    await visitAsStranger("/search?q=mirza+ghalib", asVisitor(), () => storedAre([["mirza zzyzx", 3]]));
  });
});

describe("why nothing was found", () => {
  test("is shown beside the query, and the search can be tried, without JavaScript too", async () => {
    await missed("lagta zzyzx", 2, 1);
    for (const javaScriptEnabled of [true, false])
      await visit("/admin/analytics", { width: "phone", javaScriptEnabled }, async (page) => {
        await list(page).getByText("Nothing has zzyzx.").waitFor();
        await list(page).getByRole("link", { name: "Try it" }).click();
        const trial = page.getByRole("region", { name: "Try a Search" });
        expect(await trial.getByRole("searchbox").inputValue()).toBe("lagta zzyzx");
        expect(await trial.locator("tbody tr").nth(1).textContent()).toMatch(/^zzyzx.*No/);
        await trial.getByRole("searchbox").fill("lagta nahin zafar");
        await trial.getByRole("button", { name: "Try" }).click();
        await trial.getByRole("listitem").first().getByText("Lyricists: Bahadur Shah Zafar").waitFor();
        expect(await trial.locator("mark").allTextContents()).toEqual(["Lagta Nahin", "Zafar"]);
        if (!javaScriptEnabled) return;
        for (const width of [widths.phone, widths.desktop]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await accessibilityFindings(page), `at ${width} px`).toEqual([]);
        }
      });
    expect(await stored()).toHaveLength(1);
  });
});

describe("the list", () => {
  test("is sorted by newest or by most wanted, and forgets one search or all after a question", async () => {
    for (const javaScriptEnabled of [false, true]) {
      await sql()`delete from private.missed_searches`;
      await missed("old", 9, 3);
      await missed("new", 2, 1);
      await missed("oldest", 1, 4);
      await visit("/admin/analytics", { javaScriptEnabled }, async (page) => {
        const order = list(page).getByRole("navigation", { name: "Order of the searches" });
        const words = async () => (await rows(page)).map(([typed]) => typed);
        expect(await words()).toEqual(["new", "old", "oldest"]);
        await order.getByRole("link", { name: "Most Wanted" }).click();
        await expect
          .poll(() => rows(page), longTimeout)
          .toEqual([
            ["old", "9"],
            ["new", "2"],
            ["oldest", "1"],
          ]);
        expect(await order.locator("[aria-current]").textContent()).toBe("Most Wanted");
        await order.getByRole("link", { name: "Newest" }).click();
        await expect.poll(words, longTimeout).toEqual(["new", "old", "oldest"]);

        await list(page).getByRole("button", { name: "Forget new" }).focus();
        await page.keyboard.press("Enter");
        await expect.poll(words, longTimeout).toEqual(["old", "oldest"]);
        if (!javaScriptEnabled) return;
        // With JavaScript the focus moves to the next one.
        await expect.poll(() => focusedName(page), longTimeout).toBe("Forget old");

        await list(page).getByRole("button", { name: "Forget All" }).click();
        const dialog = page.getByRole("alertdialog", { name: "Forget All Searches" });
        await dialog.getByText("All 2 searches that found nothing will be forgotten.").waitFor();
        await page.keyboard.press("Enter");
        await dialog.waitFor({ state: "hidden" });
        expect(await stored()).toHaveLength(2);
        await list(page).getByRole("button", { name: "Forget All" }).click();
        await dialog.getByRole("button", { name: "Forget All" }).click();
        await page.locator(".notice").getByText("2 Searches Forgotten").waitFor();
        await list(page)
          .getByText(/^No such searches/)
          .waitFor();
        await expect.poll(() => focusedName(page), longTimeout).toBe("Searches That Found Nothing");
        expect(await stored()).toEqual([]);
      });
    }
  });

  test("has pages of fifty, and the next page begins at its heading", async () => {
    await sql()`
      insert into private.missed_searches (key, words, searches, last_searched_at)
      select private.name_key('song ' || number), 'song ' || number, 1, now() - number * interval '1 day'
      from generate_series(1, 60) as number`;
    await visit("/admin/analytics?order=most-wanted", {}, async (page) => {
      await page.getByText("Page 1 of 2").waitFor();
      await page.getByRole("link", { name: "Next" }).click();
      await page.getByText("Page 2 of 2").waitFor();
      expect((await rows(page)).length).toBe(10);
      expect(page.url()).toContain("order=most-wanted&page=2");
      await expect.poll(() => focusedName(page), longTimeout).toBe("Searches That Found Nothing");
      await expect.poll(async () => (await list(page).boundingBox())?.y, longTimeout).toBeLessThan(400);
    });
  });

  test("says when it cannot be loaded, and the numbers above stay", async () => {
    await sql()`alter table private.missed_searches rename to missed_searches_away`;
    try {
      await visit("/admin/analytics", { allowErrors: true }, async (page) => {
        await list(page).getByText("This list could not be loaded").waitFor();
        expect(await page.locator(".figure").first().textContent()).toBe("Total Lyrics2");
        expect(await page.getByText("These numbers are not current").count()).toBe(0);
        expect(await accessibilityFindings(page)).toEqual([]);
      });
    } finally {
      await sql()`alter table private.missed_searches_away rename to missed_searches`;
    }
  });

  test("cannot be cleared by a form of another site", async () => {
    await missed("kept", 1, 1);
    const answer = await fetch(`${address()}/admin/analytics.data`, {
      method: "POST",
      headers: { Cookie: await signIn(), Origin: "https://evil.example" },
      body: new URLSearchParams({ intent: "forget-all" }),
    });
    expect([400, 403]).toContain(answer.status);
    expect(await stored()).toHaveLength(1);
  });

  test("fits long and foreign words, and axe reports nothing", async () => {
    const words = ["w".repeat(80), "دل ناداں تجھے ہوا کیا ہے", "दिल-ए-नादाँ तुझे हुआ क्या है", "<b>\"Tum\" & 'ho'"];
    for (const [place, typed] of words.entries()) await missed(typed, 10 ** place, place);
    await visit("/admin/analytics", {}, async (page) => {
      expect((await rows(page)).map(([typed]) => typed)).toEqual(words);
      await expectAccessibleByTurns(page);
      await list(page).getByRole("button", { name: "Forget All" }).click();
      await page.getByRole("alertdialog").waitFor();
      await expectAccessibleInBothThemes(page);
    });
  });
});
