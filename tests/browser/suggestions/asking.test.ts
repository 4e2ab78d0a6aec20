/** When suggestions are asked for, which answer counts, and what is asked of the server. */
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

describe("the question", () => {
  test("nothing is asked before two letters, and one of Devanagari is enough", () =>
    visit("/about-us", {}, async (page) => {
      const asked = recordQueries(page);
      const box = await headerSearchBox(page, "desktop");
      for (const typed of ["d", " d ", "%", "🎵"]) {
        await box.fill(typed);
        await page.waitForTimeout(250);
      }
      expect(asked).toEqual([]);
      await box.fill("द");
      await expect.poll(() => asked, longTimeout).toEqual(["द"]);
      await box.fill("di");
      await expect.poll(() => asked, longTimeout).toEqual(["द", "di"]);
    }));

  test("a pause asks, not each key, and what has been answered is not asked again", () =>
    visit("/about-us", {}, async (page) => {
      const asked = recordQueries(page);
      const box = await headerSearchBox(page, "desktop");
      // All in one moment of the page, however busy the machine is.
      await box.evaluate((field: HTMLInputElement, text) => {
        for (let letters = 1; letters <= text.length; letters += 1) {
          field.value = text.slice(0, letters);
          field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
        }
      }, "lagta na");
      await list(page).waitFor();
      expect(asked).toEqual(["lagta na"]);
      const before = asked.length;
      await box.fill("suraiya");
      await expect.poll(() => options(page).allTextContents(), longTimeout).toContain("Suraiya Singer");
      await box.fill(" LAGTA  na");
      await expect
        .poll(() => options(page).first().textContent(), longTimeout)
        .toBe("Lagta Nahin Hai Dil Mera Song · Mohammed Rafi");
      expect(asked.slice(before)).toEqual(["suraiya"]);
    }));

  test("an older answer never replaces a newer one", () =>
    visit("/about-us", {}, async (page) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/search/suggestions?q=old", async (route) => {
        await held.promise;
        await answerWith(page, ["older"])(route).catch(() => undefined);
      });
      await page.route("**/search/suggestions?q=new", (route) => answerWith(page, ["newer"])(route));
      const asked = recordQueries(page);
      const box = await headerSearchBox(page, "desktop");
      await box.fill("old");
      await expect.poll(() => asked, longTimeout).toEqual(["old"]);
      await box.fill("new");
      await expect.poll(() => options(page).allTextContents(), longTimeout).toEqual(["newer Song"]);
      held.resolve();
      await page.waitForTimeout(300);
      expect(await options(page).allTextContents()).toEqual(["newer Song"]);
    }));

  test("an answer that comes after the box has been left opens nothing", () =>
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

  test("a server that fails is met with silence, and the search goes on", () =>
    visit("/about-us", { allowErrors: /suggestions/ }, async (page) => {
      await page.route("**/search/suggestions?*", (route) => route.fulfill({ status: 503, body: "" }));
      const asked = recordQueries(page);
      const box = await headerSearchBox(page, "desktop");
      await box.fill("dil");
      await expect.poll(() => asked, longTimeout).toEqual(["dil"]);
      await page.waitForTimeout(100);
      expect(await list(page).count()).toBe(0);
      expect(await page.locator(".notice").count()).toBe(0);
      await box.press("Enter");
      await heading(page).getByText('Search Results for "dil"').waitFor();
    }));

  test("those who save data get none", () =>
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
        const asked = recordQueries(page);
        await page.getByRole("banner").getByRole("searchbox").filter({ visible: true }).fill("dil");
        await page.waitForTimeout(500);
        expect(asked).toEqual([]);
      },
    ));

  test("a word that a Hindi keyboard composes is asked for, and its keys are the keyboard's", () =>
    visit("/about-us", {}, async (page) => {
      const asked = recordQueries(page);
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
      // Amid a composition, Enter and the arrows choose what the keyboard offers.
      for (const key of ["ArrowDown", "Enter"])
        await box.evaluate((field, name) => {
          field.dispatchEvent(new KeyboardEvent("keydown", { key: name, isComposing: true, bubbles: true }));
        }, key);
      expect(await active(page).count()).toBe(0);
      await keyboard.send("Input.insertText", { text: "हज़ारों" });
      expect(await box.inputValue()).toBe("हज़ारों");
      expect(asked.at(-1)).toBe("हज़ारों".normalize("NFC"));
      await box.press("ArrowDown");
      expect(await active(page).textContent()).toContain("Hazaaron Khwahishen Aisi");
    }));

  test("what was typed before the suggestions were there is asked for when they are", () =>
    visit("/about-us", {}, async (page) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/assets/suggesting-*.js", async (route) => {
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
    "/search/suggestions%s has none, and is no error",
    async (query) => {
      const answer = await fetch(`${inject("siteAddress")}/search/suggestions${query}`);
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    },
  );

  test("may be kept for a minute, and is nothing for search engines", async () => {
    const { headers } = await fetch(`${inject("siteAddress")}/search/suggestions?q=meera`);
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  });
});
