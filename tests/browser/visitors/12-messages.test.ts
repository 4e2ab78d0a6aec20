/** What visitors are told, and what the operator reads in the log, sentence by sentence. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ownSite } from "../../process/own-site.ts";
import { atBothWidths, readAtBothWidths } from "../both-widths.ts";
import { breakConnection } from "../page-requests.ts";
import { type VisitorOptions, visit } from "../visit.ts";

const fixture = { site: inject("fixtureSite") };
const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
const song = "/lyrics/vande-mataram-48";

const toast = (page: Page) => page.locator(".notice");
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function expectToast(page: Page, title: string, text = ""): Promise<void> {
  await toast(page).waitFor();
  // The message before may still be there.
  await expect.poll(() => toast(page).locator("p").textContent()).toBe(title + text);
  expect(await toast(page).locator("strong").textContent()).toBe(title);
}

/** A song's page on which one button has been pressed. */
const press = (
  name: "Copy Lyrics" | "Share",
  path: string,
  options: Omit<VisitorOptions, "width">,
  prepare: (page: Page) => Promise<unknown>,
  expectation: (page: Page) => Promise<void>,
) =>
  atBothWidths((width) =>
    visit(path, { ...options, width }, async (page) => {
      await prepare(page);
      await page.getByRole("button", { name, exact: true }).click();
      await expectation(page);
    }),
  );

const asItIs = async () => {};

describe("of a search", () => {
  test.each(["offline", "failing"] as const)(
    "that the browser cannot fetch, the server being %s, a visitor is told 'Search Failed'",
    (how) =>
      atBothWidths((width) =>
        visit("/search", { width, allowErrors: true }, async (page) => {
          await breakConnection(page, how);
          const box = page.getByRole("search", { name: "Songs, singers and albums" });
          await box.getByPlaceholder("Song, singer, album or a line").fill("dil");
          await page.keyboard.press("Enter");
          // Read in the page: the driver of the browser waits for the answer to a form, and there is none.
          const textOf = (selector: string) =>
            page.evaluate((found) => document.querySelector(found)?.textContent, selector);
          await expect
            .poll(() => textOf(".notice p"))
            .toBe("Search FailedCould not fetch results. Please try again later.");
          expect(await textOf("h1")).toBe("Explore Music");
        }),
      ),
  );
});

describe("of sharing", () => {
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
      Object.defineProperty(navigator, "share", { value: share });
    }, outcome);

  test("that worked, a visitor is told 'Shared successfully!'", () =>
    press(
      "Share",
      song,
      {},
      (page) => answer(page, "done"),
      async (page) => {
        await expectToast(page, "Shared successfully!");
        const shared = await page.evaluate("window.shared");
        expect(shared).toEqual({ title: "Vande Mataram", url: page.url() });
      },
    ));

  test("that did not work, a visitor is told 'Share failed' with the reason", () =>
    press(
      "Share",
      song,
      {},
      (page) => answer(page, "no app"),
      (page) => expectToast(page, "Share failed", "no app"),
    ));

  test("that was cancelled, a visitor is told nothing", () =>
    press(
      "Share",
      song,
      {},
      (page) => answer(page, "cancelled"),
      async (page) => {
        await expect.poll(() => page.evaluate("window.shared !== undefined")).toBe(true);
        // By then a toast would have been drawn.
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        expect(await toast(page).count()).toBe(0);
      },
    ));

  test("where the browser cannot, the address is copied: 'Link Copied!'", () =>
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

describe("of copying", () => {
  test("both scripts, a visitor is told 'Lyrics Copied!' and has both", () =>
    press("Copy Lyrics", song, clipboard, asItIs, async (page) => {
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
  ])("what exists in %s only, a visitor is told so", (_which, path, words) =>
    press("Copy Lyrics", path, clipboard, asItIs, (page) => expectToast(page, "Lyrics Copied!", words)),
  );

  test("nothing, since there is nothing, a visitor is told 'No Lyrics to Copy'", () =>
    press("Copy Lyrics", "/lyrics/khamoshi-133", fixture, asItIs, (page) =>
      expectToast(page, "No Lyrics to Copy"),
    ));

  test("without a clipboard, as without https, the text is offered in a selected field", () =>
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
  test("are announced: the live region stands in the page before they come", () =>
    readAtBothWidths("/about-us", {}, async (page) => {
      expect(await page.locator('.notices[role="status"]').count()).toBe(1);
    }));

  test("of what failed look otherwise than those of what worked", () =>
    atBothWidths((width) =>
      visit("/lyrics/khamoshi-133", { ...fixture, ...clipboard, width }, async (page) => {
        const colour = () => toast(page).evaluate((shown) => getComputedStyle(shown).backgroundColor);
        await page.getByRole("button", { name: "Copy Lyrics" }).click();
        const failed = await colour();
        await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
        await page.getByRole("button", { name: "Share" }).click();
        await expectToast(page, "Link Copied!", "Song page URL copied to clipboard.");
        expect(await colour()).not.toBe(failed);
      }),
    ));
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
    ])("reads in the log why %s could not be fetched, and the visitor does not", (path, line) =>
      readAtBothWidths(path, { site: site.address, allowErrors: /status of 503/ }, async (page) => {
        await site.printed(line);
        const told = await page.locator("body").innerText();
        expect(told).not.toMatch(/Failed to fetch|Error fetching|lyrics_away/);
      }),
    );
  });

  test("reads 'Error fetching settings:' in the log when they cannot be read, and pages are served without ads", async () => {
    await site.sql`insert into settings (key, value) values ('adCode1', '<ins>ad</ins>')`;
    await site.sql`alter table settings rename to settings_away`;
    await site.restart();
    await site.printed(/^.*Error fetching settings: .*settings.*$/m);
    await readAtBothWidths(song, { site: site.address }, async (page) => {
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Vande Mataram");
      expect(await page.locator(".ad-spot").count()).toBe(0);
    });
  });
});
