import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSong, visit } from "./visit.ts";

const toast = (page: Page) => page.locator(".notice");

/** From now on only `page.clock` moves the time. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function searchForNothing(page: Page): Promise<void> {
  const field = page.getByRole("searchbox").first();
  await field.fill("   ");
  await field.press("Enter");
}

describe("the search of the header", () => {
  test("a blank query is refused with a toast, and nothing is navigated", () =>
    visit("/", {}, async (page) => {
      await searchForNothing(page);
      expect(await toast(page).locator("strong").textContent()).toBe("Search query empty");
      expect(await toast(page).textContent()).toContain(
        "Please enter a song, artist, or album name to search.",
      );
      expect(new URL(page.url()).pathname).toBe("/");
    }));

  test("a valid query is trimmed, leads to the search page and closes the menu of phones", () =>
    visit("/", { width: "phone" }, async (page) => {
      await page.getByLabel("Menu", { exact: true }).first().click();
      const field = page.locator(".site-menu").getByRole("searchbox");
      await field.fill("  dil ke  ");
      await field.press("Enter");
      await page.waitForURL("**/search?q=dil+ke**");
      expect(await page.locator(".site-menu").getAttribute("open")).toBeNull();
    }));
});

describe("toasts", () => {
  test("one shows at a time and goes after 5 s", () =>
    visit("/", {}, async (page) => {
      await stopTheClock(page);
      await searchForNothing(page);
      await searchForNothing(page);
      expect(await toast(page).count()).toBe(1);
      await page.clock.runFor(4_900);
      expect(await toast(page).count()).toBe(1);
      await page.clock.runFor(200);
      await expect.poll(() => toast(page).count()).toBe(0);
    }));

  test("one that is hovered or focused waits", () =>
    visit("/", {}, async (page) => {
      await stopTheClock(page);
      await searchForNothing(page);
      await toast(page).hover();
      await page.clock.runFor(20_000);
      expect(await toast(page).count()).toBe(1);
      await page.mouse.move(0, 0);
      await toast(page).getByRole("button", { name: "Close" }).focus();
      await page.clock.runFor(20_000);
      expect(await toast(page).count()).toBe(1);
      await page.keyboard.press("Enter");
      await expect.poll(() => toast(page).count()).toBe(0);
    }));

  test("they are announced: the live region stands in the page before they come", () =>
    visit("/", {}, async (page) => {
      expect(await page.locator('.notices[role="status"]').count()).toBe(1);
    }));
});

describe("copy and share on the song page", () => {
  const permissions = ["clipboard-read", "clipboard-write"];

  test("Copy Lyrics copies both scripts, says so, and shows 'Copied!' for 2 s", () =>
    visit("/", { permissions }, async (page) => {
      await openSong(page);
      await stopTheClock(page);
      await page.getByRole("button", { name: "Copy Lyrics" }).click();
      await page.getByRole("button", { name: "Copied!" }).waitFor();
      expect(await toast(page).textContent()).toContain("Lyrics Copied!");
      expect(await toast(page).textContent()).toContain("Both English and Hindi lyrics copied.");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain("Dil-e-nadaan tujhe hua kya hai");
      expect(copied).toContain("दिल-ए-नादाँ तुझे हुआ क्या है");
      await page.clock.runFor(1_900);
      expect(await page.getByRole("button", { name: "Copied!" }).count()).toBe(1);
      await page.clock.runFor(200);
      await page.getByRole("button", { name: "Copy Lyrics" }).waitFor();
    }));

  test("where sharing is not supported the link is copied", () =>
    visit("/", { permissions }, async (page) => {
      await openSong(page);
      await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
      await page.getByRole("button", { name: "Share" }).click();
      await toast(page).waitFor();
      expect(await toast(page).textContent()).toContain("Link Copied!");
      expect(await toast(page).textContent()).toContain("Song page URL copied to clipboard.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    }));

  test.each([
    ["a finished share is told", "resolve", "Shared successfully!"],
    ["a failed share is told with its reason", "fail", "Share failed"],
  ])("%s", (_name, outcome, words) =>
    visit("/", {}, async (page) => {
      await openSong(page);
      await page.evaluate((how) => {
        const share = () => (how === "resolve" ? Promise.resolve() : Promise.reject(new Error("no app")));
        Object.defineProperty(navigator, "share", { value: share });
      }, outcome);
      await page.getByRole("button", { name: "Share" }).click();
      await toast(page).waitFor();
      expect(await toast(page).textContent()).toContain(words);
    }),
  );

  test("a cancelled share is no error", () =>
    visit("/", {}, async (page) => {
      await openSong(page);
      await page.evaluate(() => {
        const share = () => Promise.reject(new DOMException("cancelled", "AbortError"));
        Object.defineProperty(navigator, "share", { value: share });
      });
      await page.getByRole("button", { name: "Share" }).click();
      await page.waitForTimeout(300);
      expect(await toast(page).count()).toBe(0);
    }));

  test("without a clipboard, as without https, the text is offered in a selected field", () =>
    visit("/", {}, async (page) => {
      await openSong(page);
      await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      await page.getByRole("button", { name: "Copy Lyrics" }).click();
      const offered = page.locator(".offered-text textarea");
      await offered.waitFor();
      expect(await offered.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBeGreaterThan(100);
    }));
});
