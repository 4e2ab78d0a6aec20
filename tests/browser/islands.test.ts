/** A page that is a document: what comes alive in it, when, and what the page holds for it. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { visit } from "./visit.ts";

const song = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";
const permissions = ["clipboard-read", "clipboard-write"];

test("nobody's press on a button is lost: it has the code fetched at once, and is carried out when that is there", () =>
  visit("/", { permissions }, async (page) => {
    await openWithoutIdleTime(page);
    const copy = page.getByRole("button", { name: "Copy Lyrics" });
    expect(await aliveIn(page)).toBe(0);
    await copy.click();
    await page.getByText("Both English and Hindi lyrics copied.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("दिल-ए-नादाँ तुझे हुआ क्या है");
    await expect.poll(() => page.locator("[data-facts]:not([data-alive])").count()).toBe(0);
  }));

test("no file of scripts is asked for before the page is idle or touched", () =>
  visit("/", {}, async (page) => {
    // What the first page asks for late is not the song's.
    await page.goto("about:blank");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith(".js")) asked.push(request.url());
    });
    await openWithoutIdleTime(page);
    await page.locator(":root[data-finished]").waitFor({ state: "attached" });
    expect(asked).toEqual([]);
    await page.locator(".site-header input").first().focus();
    await expect.poll(() => aliveIn(page)).toBeGreaterThan(5);
  }));

test("the words of a song stand in its page as it is read, and for no script a second time", async () => {
  const html = await (await fetch(`${inject("siteAddress")}${song}`)).text();
  const shown = html.replace(/<script type="application\/ld\+json">.*?<\/script>/s, "");
  // In columns and line by line.
  expect(shown.split("Hum hain mushtaaq aur wo bezaar").length - 1).toBe(2);
});

test("'Copy Lyrics' copies both scripts from a page that holds but one", () =>
  visit(`${song}?script=hindi`, { permissions }, async (page) => {
    await page.getByRole("button", { name: "Copy Lyrics" }).click();
    await page.getByText("Both English and Hindi lyrics copied.").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Hum hain mushtaaq aur wo bezaar");
    expect(copied).toContain("दिल-ए-नादाँ तुझे हुआ क्या है");
  }));

/** Opens a song as a page that always has something else to do than to bring its islands alive. */
async function openWithoutIdleTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback;
    window.requestIdleCallback = (then, options) => (options?.timeout === 3_000 ? 0 : idle(then, options));
  });
  await page.goto(song);
}

function aliveIn(page: Page): Promise<number> {
  return page.locator("[data-alive]").count();
}
