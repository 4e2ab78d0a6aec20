/** Messages to visitors, and to the operator in the log. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ownSite } from "../../process/own-site.ts";
import { fetchPage } from "../fetched-page.ts";
import { breakConnection } from "../page-requests.ts";
import { type VisitorOptions, visit } from "../visit.ts";

const fixture = { site: inject("fixtureSite") };
const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
const song = "/lyrics/vande-mataram-48";

const toast = (page: Page) => page.locator(".notice");
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function expectToast(page: Page, title: string, text = ""): Promise<void> {
  await toast(page).waitFor();
  // The previous toast may still be shown.
  await expect.poll(() => toast(page).locator("p").textContent()).toBe(title + text);
  expect(await toast(page).locator("strong").textContent()).toBe(title);
}

/** Opens a song, presses a button and checks the result. On a phone, where a message has least room. */
const press = (
  name: "Copy Lyrics" | "Share",
  path: string,
  options: Omit<VisitorOptions, "width">,
  prepare: (page: Page) => Promise<unknown>,
  expectation: (page: Page) => Promise<void>,
) =>
  visit(path, { ...options, width: "phone" }, async (page) => {
    await prepare(page);
    await page.getByRole("button", { name, exact: true }).click();
    await expectation(page);
  });

const noPreparation = async () => {};

describe("after a search", () => {
  test.each(["offline", "failing"] as const)(
    "that fails because the server is %s, the message is 'Search Failed'",
    (how) =>
      visit("/search", { allowErrors: true }, async (page) => {
        await breakConnection(page, how);
        const box = page.getByRole("search", { name: "Songs, singers and albums" });
        await box.getByPlaceholder("Song, singer, album or a line").fill("dil");
        await page.keyboard.press("Enter");
        // Read by a script, since Playwright would wait for the response to the form.
        const textOf = (selector: string) =>
          page.evaluate((found) => document.querySelector(found)?.textContent, selector);
        await expect
          .poll(() => textOf(".notice p"))
          .toBe("Search FailedCould not fetch results. Please try again later.");
        expect(await textOf("h1")).toBe("Explore Music");
      }),
  );
});

describe("after sharing", () => {
  const answer = (page: Page, outcome: "done" | "no app" | "cancelled") =>
    page.evaluate((how) => {
      const reasons = {
        "no app": new Error("no app"),
        cancelled: new DOMException("cancelled", "AbortError"),
      };
      const share = (what: ShareData) => {
        Object.assign(window, { shared: what });
        return how === "done" ? Promise.resolve() : Promise.reject(reasons[how]);
      };
      Object.defineProperty(navigator, "share", { value: share, configurable: true });
    }, outcome);

  test("the message says whether it worked or failed and why, and there is none if it was cancelled", () =>
    visit(song, { width: "phone" }, async (page) => {
      const share = async (outcome: Parameters<typeof answer>[1]) => {
        await answer(page, outcome);
        await page.getByRole("button", { name: "Share", exact: true }).click();
      };
      await share("done");
      await expectToast(page, "Shared successfully!");
      expect(await page.evaluate("window.shared")).toEqual({ title: "Vande Mataram", url: page.url() });
      await share("no app");
      await expectToast(page, "Share failed", "no app");
      await toast(page).getByRole("button", { name: "Close" }).click();
      await expect.poll(() => toast(page).count()).toBe(0);
      await page.evaluate("delete window.shared");
      await share("cancelled");
      await expect.poll(() => page.evaluate("window.shared !== undefined")).toBe(true);
      // By then a toast would have been drawn.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(await toast(page).count()).toBe(0);
    }));

  test("in a browser without sharing, the address is copied and the message is 'Link Copied!'", () =>
    press(
      "Share",
      song,
      clipboard,
      (page) => page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined })),
      async (page) => {
        await expectToast(page, "Link Copied!", "Song page URL copied to clipboard.");
        expect(await copied(page)).toBe(page.url());
      },
    ));
});

describe("after copying", () => {
  test("both scripts, the message is 'Lyrics Copied!' and both are in the clipboard", () =>
    press("Copy Lyrics", song, clipboard, noPreparation, async (page) => {
      await expectToast(page, "Lyrics Copied!", "Both English and Hindi lyrics copied.");
      const text = await copied(page);
      for (const language of ["hi-Latn", "hi"]) {
        const line = page.locator(`.lyrics > [lang="${language}"] .stanza span`).first();
        expect(text).toContain(await line.textContent());
      }
    }));

  test.each([
    ["English", "/lyrics/vaishnav-jan-to-9", "English lyrics copied."],
    ["Hindi", "/lyrics/raghupati-raghav-raja-ram-11", "Hindi lyrics copied."],
  ])("lyrics in %s only, the message says so", (_which, path, words) =>
    press("Copy Lyrics", path, clipboard, noPreparation, (page) =>
      expectToast(page, "Lyrics Copied!", words),
    ),
  );

  test("a song without lyrics, the message is 'No Lyrics to Copy'", () =>
    press("Copy Lyrics", "/lyrics/khamoshi-133", fixture, noPreparation, (page) =>
      expectToast(page, "No Lyrics to Copy"),
    ));

  test("without access to the clipboard, the text is offered in a selected field", () =>
    press(
      "Copy Lyrics",
      song,
      {},
      (page) => page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined })),
      async (page) => {
        const offered = page.locator(".offered-text textarea");
        await offered.waitFor();
        const selected = await offered.evaluate((field: HTMLTextAreaElement) => field.selectionEnd);
        expect(selected).toBeGreaterThan(100);
        expect(await toast(page).count()).toBe(0);
      },
    ));
});

describe("toasts", () => {
  test("are announced by a live region that is in the page from the start", async () => {
    const { html } = await fetchPage("/about-us");
    expect(html.match(/<div class="notices" role="status"/g)).toHaveLength(1);
  });

  test("of failures have another colour than those of successes", () =>
    visit("/lyrics/khamoshi-133", { ...fixture, ...clipboard }, async (page) => {
      const colour = () => toast(page).evaluate((shown) => getComputedStyle(shown).backgroundColor);
      await page.getByRole("button", { name: "Copy Lyrics" }).click();
      const failed = await colour();
      await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
      await page.getByRole("button", { name: "Share" }).click();
      await expectToast(page, "Link Copied!", "Song page URL copied to clipboard.");
      expect(await colour()).not.toBe(failed);
    }));
});

describe("the operator", () => {
  const site = ownSite({ STARTER_CATALOGUE: "on" });

  describe("while the database fails", () => {
    beforeAll(() => site.sql`alter table lyrics rename to lyrics_away`.then());
    afterAll(() => site.sql`alter table lyrics_away rename to lyrics`.then());

    test.each([
      ["/", /^.*Failed to fetch homepage data: .*lyrics.*$/m],
      [song, /^.*Error fetching song: .*lyrics.*$/m],
      ["/singer/jagjit-singh-1", /^.*Error fetching singer: .*lyrics.*$/m],
      ["/album/bazaar-10", /^.*Error fetching album: .*lyrics.*$/m],
    ])("sees in the log why %s could not be fetched, and the visitor does not", async (path, line) => {
      const { status, html } = await fetchPage(path, site.address);
      await site.printed(line);
      expect(status).toBe(503);
      expect(html).not.toMatch(/Failed to fetch|Error fetching|lyrics_away/);
    });
  });

  test("sees in the log that settings cannot be read, and pages are served without ads", async () => {
    await site.sql`insert into settings (key, value) values ('adCode1', '<ins>ad</ins>')`;
    await site.sql`alter table settings rename to settings_away`;
    await site.restart();
    await site.printed(/^.*Error fetching settings: .*settings.*$/m);
    const { heading, html } = await fetchPage(song, site.address);
    expect(heading).toBe("Vande Mataram");
    expect(html).not.toContain("ad-spot");
  });
});
