import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { widths } from "../widths.ts";
import { button, expectAccessible, expectToast, field, fill } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";

const box = async (page: Page, label: string) => {
  const found = await field(page, label).boundingBox();
  if (!found) throw new Error(`${label} is not displayed.`);
  return found;
};
const lines = (count: number, word: string) =>
  Array.from({ length: count }, (_, n) => `${word} ${n}`).join("\n");

describe("the two lyric fields", () => {
  test("are side by side, or one below the other on a phone, and keep the lines of pasted text", () =>
    visit(add, { permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
      const [hindi, english] = [await box(page, "Hindi Lyrics"), await box(page, "English Lyrics")];
      expect(hindi.y).toBe(english.y);
      expect(hindi.height).toBe(english.height);
      expect(english.x).toBeGreaterThan(hindi.x + hindi.width);
      expect(await field(page, "Hindi Lyrics").getAttribute("lang")).toBe("hi");
      expect(await field(page, "English Lyrics").getAttribute("lang")).toBe("hi-Latn");
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await expect
        .poll(async () => (await box(page, "English Lyrics")).x - (await box(page, "Hindi Lyrics")).x)
        .toBe(0);
      const [upper, lower] = [await box(page, "Hindi Lyrics"), await box(page, "English Lyrics")];
      expect(lower.x).toBe(upper.x);
      expect(lower.y).toBeGreaterThan(upper.y + upper.height);

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

  test("highlight stanzas with different numbers of lines, and scroll together to the end", () =>
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

      const long = `${"lambi pankti ".repeat(12)}\n\ndo\nteen`;
      await fill(page, { "English Lyrics": long, "Hindi Lyrics": "एक\n\nदो" });
      await page.locator(".lyric-marks mark").filter({ hasText: "teen" }).waitFor();
      const [marked, typed] = await page.evaluate(() => {
        const area = document.querySelector<HTMLTextAreaElement>("textarea[name=lyrics_english]");
        const marks = area?.parentElement?.querySelector<HTMLElement>(".lyric-marks");
        return [marks?.scrollHeight, area?.scrollHeight];
      });
      expect(Math.abs((marked ?? 0) - (typed ?? 0))).toBeLessThanOrEqual(1);

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
});

describe("addresses of other sites", () => {
  const options = { allowErrors: /pictures\.example|status of 404|ERR_/ };
  const warning = (page: Page) => page.getByText("This address does not answer with a picture.");
  const answerAs = (
    page: Page,
    path: string,
    answer: { status: number; contentType: string; body: string },
  ) => page.route(`https://pictures.example/${path}`, (route) => route.fulfill(answer));

  test("any address of a video on YouTube shows the 11 characters that will be stored", () =>
    visit(add, options, async (page) => {
      const video = field(page, "YouTube Video ID");
      await video.fill("https://vimeo.com/76979871");
      await page.getByText("This is not a video on YouTube yet").waitFor();
      await video.fill("");
      await page
        .getByText("Any address of the video on YouTube, its embed code, or its 11 characters")
        .waitFor();
      await video.fill("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s");
      await page.getByText("Will be stored as dQw4w9WgXcQ", { exact: true }).waitFor();
      await video.fill('<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa?si=x">');
      await page.getByText("Will be stored as aaaaaaaaaaa", { exact: true }).waitFor();
    }));

  test("a cover that is no picture causes a warning at its field, and can still be saved", () =>
    visit(add, options, async (page) => {
      await answerAs(page, "page", { status: 200, contentType: "text/html", body: "<p>No picture" });
      await answerAs(page, "gone.jpg", { status: 404, contentType: "text/plain", body: "gone" });
      await page.route("https://pictures.example/dead.jpg", (route) => route.abort());
      await answerAs(page, "*.svg", {
        status: 200,
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
      });
      const cover = field(page, "Cover Image URL");
      for (const name of ["page", "gone.jpg", "dead.jpg"]) {
        await cover.fill(`https://pictures.example/${name}`);
        await warning(page).waitFor();
        const described = await cover.getAttribute("aria-describedby");
        expect(await page.locator(`[id="${described}"]`).textContent()).toContain("saved all the same");
        // A new address each time, since the browser does not request the same one again.
        const isShown = page.waitForResponse(`https://pictures.example/${name}.svg`);
        await cover.fill(`https://pictures.example/${name}.svg`);
        await isShown;
        expect(await warning(page).count()).toBe(0);
      }
      await cover.fill("https://pictures.example/gone.jpg");
      await warning(page).waitFor();
      await expectAccessible(page);
      await fill(page, { "Song Title": "Covered", "Hindi Lyrics": "ला" });
      await button(page, "Save").click();
      await expectToast(page, "Lyric Added");
      const [song] = await sql()`select cover_image_url from lyrics where title = 'Covered'`;
      expect(song?.cover_image_url).toBe("https://pictures.example/gone.jpg");
    }));
});

describe("Urdu and emoji", () => {
  const urdu = "یہ نہ تھی ہماری قسمت 🎵";
  const lyrics = `${urdu}\nke visal-e-yaar hota 😀\nاگر اور جیتے رہتے`;

  /** @returns the letters without a glyph in the fonts of a field, which are all drawn alike */
  const findMissingGlyphs = (page: Page, selector: string) =>
    page.evaluate(async (found) => {
      const { fontFamily } = getComputedStyle(document.querySelector(found) as Element);
      await document.fonts.ready;
      const drawn = (letter: string) => {
        const canvas = document.createElement("canvas");
        const context = canvas.getContext("2d") as CanvasRenderingContext2D;
        context.font = `40px ${fontFamily}`;
        context.fillText(letter, 40, 100);
        return canvas.toDataURL();
      };
      const missing = drawn("\u{10ffff}");
      return [..."یہےٹڈڑںگچپ", "🎵", "😀", "🎬"].filter((letter) => drawn(letter) === missing);
    }, selector);

  test("are displayed in every text field and on the song's page, with Urdu from right to left", () =>
    visit(add, {}, async (page) => {
      const names = ["Song Title", "Album", "Genre", "Singers", "Lyricists", "Music Directors"];
      for (const label of names) {
        await field(page, label).fill(urdu);
        expect([label, await field(page, label).evaluate((input) => input.matches(":dir(rtl)"))]).toEqual([
          label,
          true,
        ]);
      }
      await fill(page, { "Hindi Lyrics": lyrics, "English Lyrics": "Ye na thi hamari qismat 🎵\n\n😀" });
      expect(await field(page, "English Lyrics").evaluate((area) => area.matches(":dir(ltr)"))).toBe(true);
      await page.waitForLoadState("networkidle");
      expect(await findMissingGlyphs(page, "input[name=title]")).toEqual([]);
      expect(await findMissingGlyphs(page, "textarea")).toEqual([]);
      await button(page, "Save").click();
      await expectToast(page, "Lyric Added", `"${urdu}" has been successfully added.`);
      const [song] = await sql()`select id, lyrics_hindi from lyrics where title = ${urdu}`;
      expect(song?.lyrics_hindi).toBe(lyrics);
      await page.goto(`/lyrics/x-${song?.id}?script=hindi`);
      const heading = page.getByRole("heading", { level: 1 });
      expect([await heading.textContent(), await heading.getAttribute("lang")]).toEqual([urdu, "ur"]);
      const sides = await page.locator(".stanza span").evaluateAll((all) =>
        all.map((line) => {
          const words = document.createRange();
          words.selectNodeContents(line);
          const [whole, written] = [line.getBoundingClientRect(), words.getBoundingClientRect()];
          return written.left - whole.left > whole.right - written.right ? "right" : "left";
        }),
      );
      expect(sides).toEqual(["right", "left", "right"]);
      const languages = page
        .locator(".stanza span")
        .evaluateAll((all) => all.map((line) => line.closest("[lang]")?.getAttribute("lang")));
      expect(await languages).toEqual(["ur", "hi", "ur"]);
      await page.waitForLoadState("networkidle");
      expect(await findMissingGlyphs(page, ".stanza span")).toEqual([]);
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await expectAccessible(page);
    }));
});
