/** When suggestions are requested, and which response is shown. */
import { describe, expect, inject, test } from "vitest";
import { visit } from "../visit.ts";
import {
  active,
  answerWith,
  headerSearchBox,
  heading,
  list,
  longTimeout,
  options,
  recordQueries,
} from "./search-boxes.ts";

describe("the request for suggestions", () => {
  test("needs two letters, or one of Devanagari", () =>
    visit("/about-us", {}, async (page) => {
      const requested = recordQueries(page);
      const box = await headerSearchBox(page, "desktop");
      for (const typed of ["d", " d ", "%", "🎵"]) {
        await box.fill(typed);
        await page.waitForTimeout(250);
      }
      expect(requested).toEqual([]);
      await box.fill("द");
      await expect.poll(() => requested, longTimeout).toEqual(["द"]);
      await box.fill("di");
      await expect.poll(() => requested, longTimeout).toEqual(["द", "di"]);
    }));

  test("is sent after a pause, not at each key, and not again for the same query", () =>
    visit("/about-us", {}, async (page) => {
      const requested = recordQueries(page);
      const box = await headerSearchBox(page, "desktop");
      // In one task, so that a busy machine makes no pause between the letters.
      await box.evaluate((field: HTMLInputElement, text) => {
        for (let letters = 1; letters <= text.length; letters += 1) {
          field.value = text.slice(0, letters);
          field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
        }
      }, "lagta na");
      await list(page).waitFor();
      expect(requested).toEqual(["lagta na"]);
      const before = requested.length;
      await box.fill("suraiya");
      await expect.poll(() => options(page).allTextContents(), longTimeout).toContain("Suraiya Singer");
      await box.fill(" LAGTA  na");
      await expect
        .poll(() => options(page).first().textContent(), longTimeout)
        .toBe("Lagta Nahin Hai Dil Mera Song · Mohammed Rafi");
      expect(requested.slice(before)).toEqual(["suraiya"]);
    }));

  test("never replaces newer suggestions when it is answered late", () =>
    visit("/about-us", {}, async (page) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/search/suggestions?q=old", async (route) => {
        await held.promise;
        await answerWith(page, ["older"])(route).catch(() => undefined);
      });
      await page.route("**/search/suggestions?q=new", (route) => answerWith(page, ["newer"])(route));
      const requested = recordQueries(page);
      const box = await headerSearchBox(page, "desktop");
      await box.fill("old");
      await expect.poll(() => requested, longTimeout).toEqual(["old"]);
      await box.fill("new");
      await expect.poll(() => options(page).allTextContents(), longTimeout).toEqual(["newer Song"]);
      held.resolve();
      await page.waitForTimeout(300);
      expect(await options(page).allTextContents()).toEqual(["newer Song"]);
    }));

  test("shows nothing when it is answered after the box has lost the focus", () =>
    visit("/about-us", {}, async (page) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/search/suggestions?*", async (route) => {
        await held.promise;
        await answerWith(page, ["late"])(route).catch(() => undefined);
      });
      const box = await headerSearchBox(page, "desktop");
      await box.fill("late");
      await page.waitForTimeout(250);
      await box.press("Tab");
      held.resolve();
      await page.waitForTimeout(300);
      expect(await list(page).count()).toBe(0);
    }));

  test("shows no message when it fails, and the search still works", () =>
    visit("/about-us", { allowErrors: /suggestions/ }, async (page) => {
      await page.route("**/search/suggestions?*", (route) => route.fulfill({ status: 503, body: "" }));
      const requested = recordQueries(page);
      const box = await headerSearchBox(page, "desktop");
      await box.fill("dil");
      await expect.poll(() => requested, longTimeout).toEqual(["dil"]);
      await page.waitForTimeout(100);
      expect(await list(page).count()).toBe(0);
      expect(await page.locator(".notice").count()).toBe(0);
      await box.press("Enter");
      await heading(page).getByText('Search Results for "dil"').waitFor();
    }));

  test("is not sent when data saving is on", () =>
    visit(
      "/about-us",
      {
        before: async (page) => {
          await page.addInitScript(() =>
            Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
          );
        },
      },
      async (page) => {
        const requested = recordQueries(page);
        await page.getByRole("banner").getByRole("searchbox").filter({ visible: true }).fill("dil");
        await page.waitForTimeout(500);
        expect(requested).toEqual([]);
      },
    ));

  test("is sent while a word is composed, whose keys stay with the input method", () =>
    visit("/about-us", {}, async (page) => {
      const requested = recordQueries(page);
      const box = await headerSearchBox(page, "desktop");
      const keyboard = await page.context().newCDPSession(page);
      for (const text of ["ह", "हज़", "हज़ारों"])
        await keyboard.send("Input.imeSetComposition", {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await options(page).first().waitFor();
      expect(await box.inputValue()).toBe("हज़ारों");
      // During composition, Enter and the arrow keys belong to the input method.
      for (const key of ["ArrowDown", "Enter"])
        await box.evaluate((field, name) => {
          field.dispatchEvent(new KeyboardEvent("keydown", { key: name, isComposing: true, bubbles: true }));
        }, key);
      expect(await active(page).count()).toBe(0);
      await keyboard.send("Input.insertText", { text: "हज़ारों" });
      expect(await box.inputValue()).toBe("हज़ारों");
      expect(requested.at(-1)).toBe("हज़ारों".normalize("NFC"));
      await box.press("ArrowDown");
      expect(await active(page).textContent()).toContain("Hazaaron Khwahishen Aisi");
    }));

  test("is sent for what was typed before the script had loaded", () =>
    visit("/about-us", {}, async (page) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/assets/suggestions-*.js", async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.reload();
      const box = page
        .getByRole("banner")
        .getByPlaceholder("Song, singer, album or a line")
        .filter({ visible: true });
      await box.fill("suraiya");
      held.resolve();
      await expect.poll(() => options(page).allTextContents(), longTimeout).toContain("Suraiya Singer");
    }));
});

describe("the address of the suggestions", () => {
  test.each(["", "?q=", "?q=d", "?q=%00", "?q=%25%25", "?other=1", `?q=${"%F0%9F%8E%B5".repeat(500)}`])(
    "/search/suggestions%s returns none without an error",
    async (query) => {
      const answer = await fetch(`${inject("siteAddress")}/search/suggestions${query}`);
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    },
  );

  test("may be cached for a minute, and is not indexed", async () => {
    const { headers } = await fetch(`${inject("siteAddress")}/search/suggestions?q=meera`);
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  });
});
