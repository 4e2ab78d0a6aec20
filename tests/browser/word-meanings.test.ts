import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { expectAccessibleInBothThemes } from "./accessibility.ts";
import { atBothWidths } from "./both-widths.ts";
import { withDelayedScripts } from "./delayed-scripts.ts";
import { notYetAPage } from "./open-page.ts";
import { resizeWindow } from "./resize-window.ts";
import { type VisitorOptions, visit } from "./visit.ts";

const path = "/lyrics/dil-e-nadaan-tujhe-hua-kya-hai-52";

/** Milliseconds; a cached page is made anew about a minute later. */
const longestWait = { timeout: 100_000, interval: 500 };

const meaning = (page: Page) => page.locator(".word-meaning");
const numberOfMarks = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("explained") ?? [])].length);

/** Its island marks words once it is hydrated. */
const visitMarked = (options: VisitorOptions, steps: (page: Page) => Promise<void>) =>
  visit(path, options, async (page) => {
    await expect.poll(() => numberOfMarks(page)).toBeGreaterThan(30);
    await steps(page);
  });

/**
 * @param top of its line in the window, in pixels; by default it is in the middle
 * @returns the middle of the first visible place of the word
 */
async function placeOfWord(page: Page, word: string, top?: number): Promise<{ x: number; y: number }> {
  const line = page.locator(".stanza span").filter({ hasText: word, visible: true }).first();
  await line.evaluate((node, top) => {
    if (top === undefined) node.scrollIntoView({ block: "center" });
    else scrollBy(0, node.getBoundingClientRect().top - top);
  }, top);
  return line.evaluate((line, word) => {
    const range = document.createRange();
    const start = line.textContent.indexOf(word);
    range.setStart(line.firstChild as Text, start);
    range.setEnd(line.firstChild as Text, start + word.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, word);
}

// Words are found in the background after the start of the site, and a page that was made before is cached.
beforeAll(async () => {
  const html = async () => (await fetch(inject("siteAddress") + path)).text();
  await vi.waitFor(async () => expect(await html()).toContain("Words of this song"), longestWait);
}, longestWait.timeout);

test("without JavaScript a link below the lyrics leads to the words, with meanings and songs", () =>
  visit(path, { javaScriptEnabled: false }, async (page) => {
    expect(await page.getByText("innocent, foolish").count()).toBe(0);
    const count = await page.locator(".meanings h2 span").textContent();
    expect(await page.getByRole("button", { name: "Hide marks" }).count()).toBe(0);
    await page.getByRole("link", { name: "Words of this song" }).click();
    expect(page.url()).toBe(`${inject("siteAddress")}${path}/words`);
    const listed = page.locator(".word-list > div");
    const [first] = await listed.allInnerTexts();
    expect(first?.split(/\s*\n\s*/)).toEqual([
      "नादान naadaan",
      expect.stringContaining("innocent, foolish Persian"),
      "नासमझ, भोला",
      "Songs with this word",
    ]);
    expect(await listed.count()).toBe(Number(count));
    await page.getByRole("link", { name: "Songs with this word" }).first().click();
    await page
      .getByRole("link", { name: /Dil-e-Nadaan Tujhe/ })
      .first()
      .click();
    expect(page.url()).toContain(path);
  }));

test("the page of the words has one address, is not indexed, and is there only for songs that have some", async () => {
  const fetched = (address: string) => fetch(inject("siteAddress") + address, { redirect: "manual" });
  const leadsTo = async (address: string) => (await fetched(address)).headers.get("location");
  expect(await leadsTo("/lyrics/x-52/words")).toBe(`${path}/words`);
  expect((await fetched("/lyrics/x-999999/words")).status).toBe(404);
  const html = await (await fetched(`${path}/words`)).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*-52\/words"/);
});

test("a tap on a word before any script has run shows its meaning when they have come", () =>
  visit(notYetAPage, { width: "phone" }, async (page) => {
    await withDelayedScripts(page, path, async () => {
      await page.locator(".meanings h2").waitFor({ state: "attached" });
      const { x, y } = await placeOfWord(page, "mushtaaq");
      await page.mouse.click(x, y);
    });
    await meaning(page).getByText("eager, longing").waitFor();
  }));

test("visitors who save data get the words at their first tap on a line", () => {
  const asked: string[] = [];
  const before = async (page: Page) => {
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
    );
  };
  return visit(path, { before }, async (page) => {
    await page.getByRole("button", { name: "Hide marks" }).waitFor();
    expect(asked).not.toContain(`${path}/words`);
    const { x, y } = await placeOfWord(page, "mushtaaq");
    await page.mouse.click(x, y);
    await meaning(page).getByText("eager, longing").waitFor();
  });
});

/** Puts the line of a word to a place of the window, taps it, and measures. In pixels. */
async function boxBeside(page: Page, word: string, top: number) {
  const line = page.locator(".stanza span").filter({ hasText: word, visible: true }).first();
  const { x, y } = await placeOfWord(page, word, top);
  await page.mouse.click(x, y);
  await meaning(page).waitFor();
  const [box, own, bar] = await Promise.all(
    [meaning(page), line, page.locator(".lyrics-tools")].map((each) => each.boundingBox()),
  );
  if (!box || !own || !bar) throw new Error("Something has no box.");
  return { box, own, bar };
}

/** Runs in the browser, whose policy allows no other style sheet. */
function lengthenMeanings(): void {
  document.styleSheets[0]?.insertRule(".word-meaning dd:first-of-type { min-height: 30rem !important }");
}

test("a meaning covers neither its line nor the bar, and is whole on each screen, at its edges too", () =>
  visitMarked({ width: "phone" }, async (page) => {
    for (const [width, height, isLong] of [
      [360, 640, false],
      [320, 480, false],
      [360, 640, true],
      [740, 340, true],
    ] as const) {
      await resizeWindow(page, { width, height });
      for (const word of ["nadaan", "mushtaaq", "bezaar"])
        for (const top of [110, height / 2, height - 90]) {
          if (isLong) await page.evaluate(lengthenMeanings);
          const { box, own, bar } = await boxBeside(page, word, top);
          const about = `${word} at ${top} of ${width} by ${height}, long: ${isLong}`;
          expect(box.x, about).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, about).toBeLessThanOrEqual(width);
          // At the top of the page the bar is just above the first line.
          const isStuck = bar.y < 100;
          expect(box.y, about).toBeGreaterThanOrEqual(isStuck ? bar.y + bar.height : 0);
          expect(box.y + box.height, about).toBeLessThanOrEqual(height);
          expect(box.y >= own.y + own.height || box.y + box.height <= own.y, about).toBe(true);
          await page.keyboard.press("Escape");
          await meaning(page).waitFor({ state: "hidden" });
        }
    }
  }));

test("a meaning has a close mark of a finger's size and leads to the songs with its word", () =>
  visitMarked({ width: "phone" }, async (page) => {
    const { x, y } = await placeOfWord(page, "mushtaaq");
    await page.mouse.click(x, y);
    const close = meaning(page).getByRole("button", { name: "Close" });
    const size = await close.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await close.click();
    await meaning(page).waitFor({ state: "hidden" });
    await page.mouse.click(x, (await placeOfWord(page, "mushtaaq")).y);
    await meaning(page).getByRole("link", { name: "Songs with this word" }).click();
    await page.waitForURL((url) => url.pathname === "/search");
    await page
      .getByRole("link", { name: /Dil-e-Nadaan Tujhe/ })
      .first()
      .waitFor();
  }));

test("a tap on a marked word shows its meaning beside it, until Escape or a tap elsewhere", () =>
  atBothWidths((width) =>
    visitMarked({ width }, async (page) => {
      const word = await placeOfWord(page, "mushtaaq");
      await page.mouse.click(word.x, word.y);
      await meaning(page).getByText("eager, longing").waitFor();
      const box = await meaning(page).boundingBox();
      expect(Math.abs((box?.y ?? 0) - word.y)).toBeLessThan(110);
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

test("a word that readers know is not marked, and a tap still shows what it means", () =>
  visitMarked({ width: "phone" }, async (page) => {
    const marked = await page.evaluate(() =>
      Array.from(CSS.highlights.get("explained") ?? [], ({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent?.slice(startOffset, endOffset),
      ),
    );
    expect(marked).toContain("mushtaaq");
    expect(marked).not.toContain("maujood");
    const { x, y } = await placeOfWord(page, "maujood");
    await page.mouse.click(x, y);
    await meaning(page).getByText("मौजूद").first().waitFor();
  }));

test("the poet's name is one where the song ends", () =>
  visitMarked({}, async (page) => {
    const { x, y } = await placeOfWord(page, "ग़ालिब");
    await page.mouse.move(x, y);
    await meaning(page).getByText("the poet's name").waitFor();
    await meaning(page).getByText("कवि का नाम").waitFor();
  }));

test("a mouse that rests on a word shows its meaning, until it leaves both", () =>
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
      expect(await page.locator(".meanings > * > button, .lyrics :is(button, [tabindex])").count()).toBe(2);
      await stop.focus();
      const steps = ["ArrowRight", "ArrowDown", "ArrowLeft"];
      const heard: string[] = [];
      for (const key of steps) {
        await page.keyboard.press(key);
        await meaning(page).waitFor();
        heard.push((await page.locator(".meanings [role=status]").textContent())?.split(",")[0] ?? "");
      }
      expect(heard).toEqual(["नादान naadaan", "आख़िर aakhir", "नादान naadaan"]);
      await page.keyboard.press("Escape");
      await meaning(page).waitFor({ state: "hidden" });
      await page.keyboard.press("Enter");
      await meaning(page).waitFor();
      // Into the meaning, and out of it.
      for (const name of ["Songs with this word", "Close"]) {
        await page.keyboard.press("Tab");
        expect(
          await meaning(page)
            .getByText(name)
            .or(meaning(page).getByLabel(name))
            .evaluate((node) => node === document.activeElement),
        ).toBe(true);
      }
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
    await expect.poll(() => numberOfMarks(page)).toBeGreaterThan(30);
    expect(await page.getByRole("button", { name: /^Meanings in/ }).count()).toBe(1);
  }));

test("axe reports nothing for an open meaning, light and dark", () =>
  atBothWidths((width) =>
    visitMarked({ width }, async (page) => {
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
      await page.getByRole("link", { name: "All words" }).first().click();
      await page.getByRole("link", { name: "श", exact: true }).click();
      await page.getByRole("link", { name: "Next" }).click();
      expect(page.url()).toMatch(/\/words\/all\/%E0%A4%B6\?page=2$/);
    }));

  test("shows the words of this site's songs from अ on, and is searched without JavaScript", () =>
    visit("/words", { javaScriptEnabled: false, width: "phone" }, async (page) => {
      const entries = page.locator(".word-list > div");
      expect(await entries.count()).toBe(await entries.filter({ has: page.locator(".in-songs") }).count());
      expect(await entries.first().innerText()).toMatch(/^अ/);
      expect(await page.locator(".letter-links a").first().textContent()).toBe("अ");
      for (const typed of ["ग़म", "gam", "grief"]) {
        await page.getByRole("searchbox", { name: /English meaning/ }).fill(typed);
        await page.keyboard.press("Enter");
        await entries.filter({ hasText: "gham" }).first().waitFor();
      }
      expect(page.url()).toMatch(/\/words\?q=grief$/);
      await page.getByRole("link", { name: "All words" }).click();
      expect(page.url()).toMatch(/\/words\/all\?q=grief$/);
    }));

  test("has one address for each letter and page, and leads to it", async () => {
    expect(await leadsTo("/words/M")).toBe("301 /words/m");
    expect(await leadsTo("/words/all/m?page=999")).toMatch(/^302 \/words\/all\/m\?page=\d+$/);
    expect(await leadsTo(`/words/${encodeURIComponent("ङ")}`)).toBe("302 /words");
    expect(await leadsTo(`/words/all/${encodeURIComponent("ङ")}`)).toBe("302 /words/all");
    expect((await fetched("/words/12")).status).toBe(404);
    const html = await (await fetched("/words/m")).text();
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/words\/m"/);
    expect(html).toContain('"DefinedTermSet"');
    const sitemap = await (await fetched("/sitemaps/pages-1.xml")).text();
    expect(sitemap).toMatch(/\/words<.*\/words\/all<.*\/words\/m<.*\/words\/%E0%A4%B6<.*\/words\/all\/m</s);
    expect(await (await fetched("/words?q=gham")).text()).toContain('content="noindex, follow"');
  });
});
