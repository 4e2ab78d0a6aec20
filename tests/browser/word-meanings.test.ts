import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { expectAccessibleInBothThemes } from "./accessibility.ts";
import { atBothWidths } from "./both-widths.ts";
import { type VisitorOptions, visit } from "./visit.ts";

const path = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";

/** Milliseconds; a cached page is made anew about a minute later. */
const longestWait = { timeout: 100_000, interval: 500 };

const listed = (page: Page) => page.locator(".meanings details dl > div");
const meaning = (page: Page) => page.locator("dl.word-meaning");
const numberOfMarks = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("explained") ?? [])].length);

/** Its island marks words once it is hydrated. */
const visitMarked = (options: VisitorOptions, steps: (page: Page) => Promise<void>) =>
  visit(path, options, async (page) => {
    await expect.poll(() => numberOfMarks(page)).toBeGreaterThan(60);
    await steps(page);
  });

/** @returns the middle of the first visible place of the word */
async function placeOfWord(page: Page, word: string): Promise<{ x: number; y: number }> {
  return page.evaluate((word) => {
    const lines = [...document.querySelectorAll<HTMLElement>(".stanza span, .stanza p > span")];
    const line = lines.find((each) => each.checkVisibility() && each.textContent.includes(word));
    line?.scrollIntoView({ block: "center" });
    const range = document.createRange();
    const start = line?.textContent.indexOf(word) ?? 0;
    range.setStart(line?.firstChild as Text, start);
    range.setEnd(line?.firstChild as Text, start + word.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, word);
}

// Words are found in the background after the start of the site, and a page that was made before is cached.
beforeAll(async () => {
  const html = async () => (await fetch(inject("siteAddress") + path)).text();
  await vi.waitFor(async () => expect(await html()).toContain("Words of this song"), longestWait);
}, longestWait.timeout);

test("without JavaScript the words of the song are listed below the lyrics in both scripts, with meanings", () =>
  visit(path, { javaScriptEnabled: false }, async (page) => {
    await page.getByRole("heading", { name: "Words of this song" }).click();
    const [first] = await listed(page).allInnerTexts();
    expect(first?.split(/\s*\n\s*/)).toEqual([
      "नादान naadaan",
      expect.stringContaining("innocent, foolish Persian"),
      "नासमझ, भोला",
    ]);
    expect(await listed(page).count()).toBeGreaterThan(25);
    expect(await page.getByRole("button", { name: "Hide marks" }).count()).toBe(0);
  }));

test("a tap on a marked word shows its meaning beside it, on others nothing; Escape and a tap elsewhere hide it", () =>
  atBothWidths((width) =>
    visitMarked({ width }, async (page) => {
      const word = await placeOfWord(page, "mushtaaq");
      await page.mouse.click(word.x, word.y);
      await meaning(page).getByText("eager, longing").waitFor();
      const box = await meaning(page).boundingBox();
      expect(Math.abs((box?.y ?? 0) - word.y)).toBeLessThan(40);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.keyboard.press("Escape");
      await meaning(page).waitFor({ state: "hidden" });
      // Longer than the mouse has to rest on a word: it still does.
      await new Promise((settle) => setTimeout(settle, 400));
      expect(await meaning(page).isVisible()).toBe(false);
      const common = await placeOfWord(page, "tujhe");
      await page.mouse.click(common.x, common.y);
      expect(await meaning(page).isVisible()).toBe(false);
      await page.mouse.click(word.x, (await placeOfWord(page, "mushtaaq")).y);
      await meaning(page).waitFor();
      await page.mouse.click(5, 400);
      await meaning(page).waitFor({ state: "hidden" });
    }),
  ));

test("a mouse that rests on a word shows its meaning, which goes when the mouse leaves, but not onto the meaning", () =>
  visitMarked({}, async (page) => {
    const { x, y } = await placeOfWord(page, "नादाँ");
    await page.mouse.move(x, y);
    await meaning(page).getByText("innocent, foolish").waitFor();
    await meaning(page).hover();
    await new Promise((settle) => setTimeout(settle, 400));
    expect(await meaning(page).isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 300);
    await meaning(page).waitFor({ state: "hidden" });
  }));

describe("by keyboard", () => {
  test("one stop leads through the words with the arrow keys, each is read aloud, and Escape ends it", () =>
    visitMarked({}, async (page) => {
      const stop = page.getByRole("button", { name: /^Meanings in the lyrics/ });
      expect(await page.locator(".meanings button, .lyrics :is(button, [tabindex])").count()).toBe(2);
      await stop.focus();
      const steps = ["ArrowRight", "ArrowDown", "ArrowLeft"];
      const heard: string[] = [];
      for (const key of steps) {
        await page.keyboard.press(key);
        heard.push((await page.locator(".meanings [role=status]").textContent())?.split(",")[0] ?? "");
      }
      expect(heard).toEqual(["नादान naadaan", "आख़िर aakhir", "नादान naadaan"]);
      await page.keyboard.press("Escape");
      await meaning(page).waitFor({ state: "hidden" });
      await page.keyboard.press("Enter");
      await meaning(page).waitFor();
      await page.keyboard.press("Tab");
      await meaning(page).waitFor({ state: "hidden" });
    }));
});

test("marks change no element of the lyrics, and what is selected or copied is the text", () =>
  visitMarked({}, async (page) => {
    expect(await page.locator(".stanza span *").count()).toBe(0);
    const selected = await page.evaluate(() => {
      const line = document.querySelector(".lyrics .stanza span");
      getSelection()?.selectAllChildren(line as Element);
      return String(getSelection());
    });
    expect(selected).toBe("Dil-e-nadaan tujhe hua kya hai");
    const { x, y } = await placeOfWord(page, "nadaan");
    await page.mouse.move(x - 30, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y);
    await page.mouse.up();
    expect(await meaning(page).isVisible()).toBe(false);
  }));

test("marks can be switched off, which is remembered, and on again", () =>
  visitMarked({ width: "phone" }, async (page) => {
    await page.getByRole("button", { name: "Hide marks" }).click();
    expect(await numberOfMarks(page)).toBe(0);
    await page.reload();
    await page.getByRole("button", { name: "Mark in lyrics" }).click();
    expect(await numberOfMarks(page)).toBeGreaterThan(60);
    expect(await page.getByRole("button", { name: /^Meanings in/ }).count()).toBe(1);
  }));

test("axe reports nothing for an open meaning and the open list, light and dark", () =>
  atBothWidths((width) =>
    visitMarked({ width }, async (page) => {
      await page.getByRole("heading", { name: "Words of this song" }).click();
      const { x, y } = await placeOfWord(page, "mushtaaq");
      await page.mouse.click(x, y);
      await meaning(page).waitFor();
      await expectAccessibleInBothThemes(page, ".meanings, .word-meaning");
    }),
  ));

describe("the glossary", () => {
  const fetched = (address: string) => fetch(inject("siteAddress") + address, { redirect: "manual" });
  const leadsTo = async (address: string) => {
    const { status, headers } = await fetched(address);
    return `${status} ${headers.get("location")}`;
  };

  test("has the words of a letter with links to songs that have them, and without JavaScript", () =>
    visit("/words/z", { javaScriptEnabled: false }, async (page) => {
      const entry = page.locator(".word-list > div").filter({ hasText: "ज़माँ" });
      await entry.getByRole("link", { name: "Sare Jahan Se Achha" }).click();
      await page.getByRole("heading", { name: "Sare Jahan Se Achha", level: 1 }).waitFor();
      await page.goto(`${inject("siteAddress")}/words`);
      await page.getByRole("link", { name: "श", exact: true }).click();
      await page.getByRole("link", { name: "Next" }).click();
      expect(page.url()).toMatch(/\/words\/%E0%A4%B6\?page=2$/);
    }));

  test("has one address for each letter and page, and leads to it", async () => {
    expect(await leadsTo("/words/M")).toBe("301 /words/m");
    expect(await leadsTo("/words/m?page=999")).toMatch(/^302 \/words\/m\?page=\d+$/);
    expect(await leadsTo(`/words/${encodeURIComponent("ङ")}`)).toBe("302 /words");
    expect((await fetched("/words/12")).status).toBe(404);
    const html = await (await fetched("/words/m")).text();
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/words\/m"/);
    expect(html).toContain('"DefinedTermSet"');
    const sitemap = await (await fetched("/sitemaps/pages-1.xml")).text();
    expect(sitemap).toMatch(/\/words<.*\/words\/m<.*\/words\/%E0%A4%B6</s);
  });
});
