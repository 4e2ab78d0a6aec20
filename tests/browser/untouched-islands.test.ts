/**
 * A page that nobody touches: what its scripts leave alone, what acts all the same, and how the first touch is
 * answered.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { chooseView } from "./choose-view.ts";
import { follow, open } from "./open-page.ts";
import { breakConnection } from "./page-requests.ts";
import { visit } from "./visit.ts";

/** Without words of its own to mark. */
const song = "/lyrics/vande-mataram-48";

/** A page is idle, and what it loads late has begun. */
const followsCatalogue = (page: Page) => page.waitForEvent("websocket", { timeout: 20_000 });

test.each(["/", song, "/search?q=dil"])(
  "%s: before the first touch neither React nor an island runs",
  (path) =>
    visit("/about-us", {}, async (page) => {
      await page.addInitScript(noteReact);
      const isIdle = followsCatalogue(page);
      await page.goto(path);
      await isIdle;
      expect(await page.evaluate(hydrated)).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, "ranReact"))).toBeUndefined();
      await page.locator(".theme-switch").focus();
      await expect.poll(() => page.evaluate(hydrated)).toEqual(["island-theme"]);
      expect(await page.evaluate(() => Reflect.get(window, "ranReact"))).toBe(true);
    }),
);

test("the first touch of each kind of island takes effect, and keeps focus and typed text", () =>
  visit(song, { width: "phone" }, async (page) => {
    await page.locator(".site-menu summary").click();
    await page.locator("island-menu[data-alive]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".site-menu:not([open])").waitFor({ state: "attached" });
    await page.locator(".theme-switch").click();
    await page.locator(":root[data-theme=dark]").waitFor();
    await page.locator("[aria-label^='A+']").click();
    await page.locator(":root[data-text-size='3']").waitFor();
    await page.locator(".site-menu summary").click();
    const field = page.locator("#search-in-menu");
    await field.pressSequentially("dil");
    await page.locator(".suggestions a").first().waitFor();
    expect(await field.inputValue()).toBe("dil");
    expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  }));

test("a blank search whose button is the first touch of a page is refused with a message", () =>
  visit("/", {}, async (page) => {
    await page.locator("#search-in-hero ~ button").click();
    await page.getByText("Search query empty").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  }));

test("controls of a song that nobody has touched show what the visitor chose before", () =>
  visit("/about-us", {}, async (page) => {
    await page.evaluate(() => {
      localStorage.setItem("text-size", "6");
      localStorage.setItem("lyrics-script", "hindi");
    });
    await open(page, song);
    expect(await page.evaluate(hydrated)).toEqual([]);
    const shown = () =>
      page.evaluate(() => [
        document.querySelector(".lyrics-script-switch [aria-current]")?.className,
        document.querySelector("[aria-label$='back to normal text']")?.textContent,
        document.querySelector("[aria-label^='A+']")?.getAttribute("aria-disabled"),
      ]);
    expect(await shown()).toEqual(["to-hindi", "200 %", "true"]);
    await page.locator("[aria-label^='A−']").click();
    await page.locator(":root[data-text-size='5']").waitFor();
    await page.locator(".to-roman").click();
    await expect.poll(shown).toEqual(["to-roman", "175 %", "false"]);
  }));

test("a song from memory shows the view that was chosen on another one, and no other", () =>
  visit(song, { width: "phone", allowErrors: true }, async (page) => {
    const marked = () =>
      page
        .locator(".lyrics-script-switch [aria-current]")
        .evaluateAll((links) => links.map((link) => link.className));
    await expect.poll(marked).toEqual(["to-lines"]);
    await page.locator(".more-songs a").first().dispatchEvent("click");
    await page.waitForURL((url) => url.pathname !== song);
    await chooseView(page, "Roman");
    await page.waitForURL("**?script=roman");
    // A page that is renewed has the server's marks again.
    await breakConnection(page, "offline");
    await page.goBack();
    await page.waitForURL(`**${song}`);
    await expect.poll(marked).toEqual(["to-roman"]);
  }));

test("a view is counted once for each load and link, and not for a step back or forward", () =>
  visit("/about-us", {}, async (page) => {
    const views: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && pathname.endsWith("/views")) views.push(pathname);
    });
    const first = ["/lyrics/48/views"];
    await follow(page, song);
    await expect.poll(() => views).toEqual(first);
    await follow(page, "/about-us");
    await page.goBack();
    await page.locator("acting-views[data-alive]").waitFor();
    // A page that the browser itself loads again, for a step back from another document.
    await page.goto("/robots.txt");
    await page.goBack();
    await page.locator("acting-views[data-alive]").waitFor();
    await open(page, "/lyrics/vaishnav-jan-to-9");
    await expect.poll(() => views.length).toBeGreaterThan(1);
    expect(views).toEqual([...first, "/lyrics/9/views"]);
  }));

/** Runs in the browser. @returns the names of the islands that are hydrated */
function hydrated(): string[] {
  return Array.from(document.querySelectorAll("[data-alive]"), ({ localName }) => localName).filter((name) =>
    name.startsWith("island-"),
  );
}

/** Runs in the browser. React tells developers' tools when it begins to run. */
function noteReact(): void {
  const inject = () => Reflect.set(window, "ranReact", true);
  Reflect.set(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", { supportsFiber: true, inject });
}
