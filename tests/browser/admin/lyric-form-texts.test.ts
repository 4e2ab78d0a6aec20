import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openAdministration } from "./administrator.ts";
import { button, expectToast, field, fill } from "./lyric-form-page.ts";

const { sql, visit } = openAdministration({ STARTER_CATALOGUE: "off" });
const add = "/admin/lyrics/add";

const box = async (page: Page, label: string) => {
  const found = await field(page, label).boundingBox();
  if (!found) throw new Error(`${label} is not drawn.`);
  return found;
};
const lines = (count: number, word: string) =>
  Array.from({ length: count }, (_, n) => `${word} ${n}`).join("\n");

describe("the two lyric fields", () => {
  test("stand side by side, each in its language", () =>
    visit(add, {}, async (page) => {
      const [hindi, english] = [await box(page, "Hindi Lyrics"), await box(page, "English Lyrics")];
      expect(hindi.y).toBe(english.y);
      expect(hindi.height).toBe(english.height);
      expect(english.x).toBeGreaterThan(hindi.x + hindi.width);
      expect(await field(page, "Hindi Lyrics").getAttribute("lang")).toBe("hi");
      expect(await field(page, "English Lyrics").getAttribute("lang")).toBe("hi-Latn");
    }));

  test("stand one below the other on a phone", () =>
    visit(add, { width: "phone" }, async (page) => {
      const [hindi, english] = [await box(page, "Hindi Lyrics"), await box(page, "English Lyrics")];
      expect(english.x).toBe(hindi.x);
      expect(english.y).toBeGreaterThan(hindi.y + hindi.height);
    }));

  test("tell in words, and mark, which stanzas differ in their number of lines", () =>
    visit(add, {}, async (page) => {
      await fill(page, {
        "Hindi Lyrics": "क\nख\n\nग\n\nघ\nङ\nच\nछ",
        "English Lyrics": "ka\nkha\n\nga\n\ngha\nnga\ncha",
      });
      await page.getByText("Stanza 3: 4 lines in Hindi, 3 in English", { exact: true }).waitFor();
      expect(await page.locator(".lyric-marks mark").allTextContents()).toEqual([
        "घ\nङ\nच\nछ",
        "gha\nnga\ncha",
      ]);
      const described = (await field(page, "English Lyrics").getAttribute("aria-describedby")) ?? "";
      expect(await page.locator(`[id="${described}"]`).textContent()).toContain("Stanza 3");
      await field(page, "English Lyrics").press("Control+End");
      await page.keyboard.type("\nchha");
      await page.getByText("Both have 3 stanzas and 7 lines.").waitFor();
      expect(await page.locator(".lyric-marks").count()).toBe(0);
    }));

  test("mark exactly the lines: the marks lie behind the same letters", () =>
    visit(add, {}, async (page) => {
      const long = `${"lambi pankti ".repeat(12)}\n\ndo\nteen`;
      await fill(page, { "English Lyrics": long, "Hindi Lyrics": "एक\n\nदो" });
      await page.locator(".lyric-marks mark").first().waitFor();
      const [marked, typed] = await page.evaluate(() => {
        const area = document.querySelector<HTMLTextAreaElement>("textarea[name=lyrics_english]");
        const marks = area?.parentElement?.querySelector<HTMLElement>(".lyric-marks");
        return [marks?.scrollHeight, area?.scrollHeight];
      });
      expect(Math.abs((marked ?? 0) - (typed ?? 0))).toBeLessThanOrEqual(1);
    }));

  test("scroll together, and the longer one to its end", () =>
    visit(add, {}, async (page) => {
      await fill(page, { "Hindi Lyrics": lines(80, "पंक्ति"), "English Lyrics": lines(60, "line") });
      const scrollOf = (label: string) => field(page, label).evaluate((area) => area.scrollTop);
      const scroll = (label: string, top: number) =>
        field(page, label).evaluate((area, value) => {
          area.scrollTop = value;
        }, top);
      await scroll("Hindi Lyrics", 300);
      await expect.poll(() => scrollOf("English Lyrics")).toBe(300);
      await scroll("English Lyrics", 120);
      await expect.poll(() => scrollOf("Hindi Lyrics")).toBe(120);
      await scroll("Hindi Lyrics", 100_000);
      await expect.poll(() => scrollOf("English Lyrics")).toBeGreaterThan(500);
      expect(await scrollOf("Hindi Lyrics")).toBeGreaterThan(await scrollOf("English Lyrics"));
    }));

  test("keep the lines of pasted text; what is stored has its line ends, blanks and letters put right", () =>
    visit(add, { permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
      await page.evaluate(() => navigator.clipboard.writeText("पढ़  \r\nलिख\t\r\n\r\nसोच"));
      await field(page, "Hindi Lyrics").click();
      await page.keyboard.press("Control+v");
      expect(await field(page, "Hindi Lyrics").inputValue()).toBe("पढ़  \nलिख\t\n\nसोच");
      await fill(page, { "Song Title": "Pasted" });
      await button(page, "Save").click();
      await expectToast(page, "Lyric Added");
      const [song] = await sql()`select lyrics_hindi from lyrics where title = 'Pasted'`;
      expect(song?.lyrics_hindi).toBe("पढ़\nलिख\n\nसोच".normalize("NFC"));
    }));
});

describe("the video", () => {
  test("any address of YouTube shows the 11 characters that will be stored, and nobody else is asked", () =>
    visit(add, {}, async (page) => {
      await field(page, "YouTube Video ID").fill("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s");
      await page.getByText("Will be stored as dQw4w9WgXcQ", { exact: true }).waitFor();
      await field(page, "YouTube Video ID").fill(
        '<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa?si=x">',
      );
      await page.getByText("Will be stored as aaaaaaaaaaa", { exact: true }).waitFor();
      await fill(page, { "Cover Image URL": "https://pictures.example/a.jpg" });
      await page.waitForLoadState("networkidle");
    }));

  test("what is no video is told while it is typed", () =>
    visit(add, {}, async (page) => {
      await field(page, "YouTube Video ID").fill("https://vimeo.com/76979871");
      await page.getByText("This is not a video on YouTube yet: paste its address").waitFor();
      await field(page, "YouTube Video ID").fill("");
      await page
        .getByText("Any address of the video on YouTube, its embed code, or its 11 characters")
        .waitFor();
    }));
});
