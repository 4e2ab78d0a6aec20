import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findSongToEdit } from "#catalogue";
import {
  button,
  expectAccessible,
  expectToast,
  field,
  fill,
  focused,
  labels,
  refusals,
  title,
} from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";
const atList = /\/admin\/lyrics(?:#row-\d+)?$/;

async function closeToast(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator(".notice").waitFor({ state: "detached" });
}

async function songsNamed(name: string) {
  const rows = await sql()<{ id: number }[]>`select id from lyrics where title = ${name} order by id`;
  return Promise.all(rows.map(async ({ id }) => await findSongToEdit(sql(), id)));
}

const fullSong = {
  "Song Title": "  Dil Dhoondta Hai ",
  Album: "Mausam (1975)",
  Genre: " Romantic ",
  "Track Number": " 4 ",
  Singers: "Lata Mangeshkar, , Bhupinder Singh ",
  Lyricists: "Gulzar",
  "Music Directors": "Madan Mohan",
  "Hindi Lyrics": "दिल ढूँढता है\n",
  "English Lyrics": "Dil dhoondta hai",
  "YouTube Video ID": "https://youtu.be/dQw4w9WgXcQ?t=3",
  "Cover Image URL": "https://pictures.example/mausam.jpg",
  Year: "1974",
};

describe("the form of a new song", () => {
  test("has the fields of a song with their labels, and Cancel leads back to the list", () =>
    // The browser tries to load the cover.
    visit(add, { allowErrors: /pictures\.example/ }, async (page) => {
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Add New Lyric");
      for (const [label, name] of labels) expect(await field(page, label).getAttribute("name")).toBe(name);
      expect(await field(page, "Cover Image URL").getAttribute("type")).toBe("url");
      expect(await page.locator("form.lyric-form").getAttribute("novalidate")).not.toBeNull();
      await expect.poll(() => focused(page)).toBe("title");
      await page.getByRole("link", { name: "Cancel" }).click();
      await page.waitForURL(atList);
    }));

  test("saves every field, trimmed, with a year in the digits of a Hindi keyboard", () =>
    visit(add, { allowErrors: /pictures\.example/ }, async (page) => {
      await fill(page, { ...fullSong, Year: "१९७४" });
      await button(page, "Save").click();
      await page.waitForURL(atList);
      await expectToast(page, "Lyric Added", '"Dil Dhoondta Hai" has been successfully added.');
      expect(await songsNamed("Dil Dhoondta Hai")).toMatchObject([
        {
          title: "Dil Dhoondta Hai",
          albumName: "Mausam",
          genre: "Romantic",
          singerNames: "Lata Mangeshkar, Bhupinder Singh",
          lyricistNames: "Gulzar",
          musicDirectorNames: "Madan Mohan",
          year: 1974,
          track_number: 4,
          lyrics_hindi: "दिल ढूँढता है".normalize("NFC"),
          lyrics_english: "Dil dhoondta hai",
          youtube_video_id: "dQw4w9WgXcQ",
          cover_image_url: "https://pictures.example/mausam.jpg",
        },
      ]);
    }));

  test("needs only a title and lyrics in one language", () =>
    visit(add, {}, async (page) => {
      await fill(page, { "Song Title": "Bare", "Hindi Lyrics": "ला" });
      await page.keyboard.press("Control+s");
      await page.waitForURL(atList);
      expect(await songsNamed("Bare")).toMatchObject([{ albumName: "", singerNames: "", year: null }]);
    }));

  test("'Save and add another' keeps what songs of an album share, and clears the rest", () =>
    visit(add, { allowErrors: /pictures\.example/ }, async (page) => {
      await fill(page, { ...fullSong, "Song Title": "Chhadi Re" });
      await button(page, "Save and add another").click();
      await expectToast(page, "Lyric Added", '"Chhadi Re" has been successfully added.');
      const left = Object.fromEntries(
        await Promise.all(
          labels.map(async ([label]) => [label, await field(page, label).inputValue()] as const),
        ),
      );
      expect(left).toEqual({
        "Song Title": "",
        Album: "Mausam (1975)",
        Genre: " Romantic ",
        "Track Number": "5",
        Singers: "Lata Mangeshkar, , Bhupinder Singh",
        Lyricists: "Gulzar",
        "Music Directors": "Madan Mohan",
        "Hindi Lyrics": "",
        "English Lyrics": "",
        "YouTube Video ID": "",
        "Cover Image URL": "",
        Year: "",
      });
      await expect.poll(() => focused(page)).toBe("title");
      expect(new URL(page.url()).pathname).toBe(add);
      await fill(page, { "Song Title": "Ruke Ruke Se", "Hindi Lyrics": "रुके" });
      await page.keyboard.press("Control+Enter");
      await expect.poll(() => title(page).inputValue()).toBe("");
      expect(await songsNamed("Ruke Ruke Se")).toMatchObject([{ albumName: "Mausam", lyrics_english: "" }]);
      expect(await songsNamed("Chhadi Re")).toHaveLength(1);
    }));

  test("refuses a song without a title or lyrics, with the error and the focus at the field", () =>
    visit(add, refusals, async (page) => {
      const errors = page.locator(".field-error");
      await button(page, "Save").click();
      await expectToast(page, "Required Field Missing");
      expect(await errors.count(), "both are missing, the title first").toBe(3);
      await expect.poll(() => focused(page)).toBe("title");
      await closeToast(page);

      await fill(page, { "Song Title": "Mute", "Hindi Lyrics": " \n " });
      await button(page, "Save").click();
      await expectToast(page, "Lyrics Missing", "Please provide lyrics in at least one language.");
      await expect.poll(() => focused(page)).toBe("lyrics_hindi");
      for (const label of ["Hindi Lyrics", "English Lyrics"])
        expect(await field(page, label).getAttribute("aria-invalid")).toBe("true");
      await field(page, "English Lyrics").fill("la");
      await expect.poll(() => errors.count()).toBe(0);
      await closeToast(page);

      await fill(page, { "Song Title": "   " });
      await button(page, "Save").click();
      await expectToast(page, "Required Field Missing", "Please fill out the Song Title.");
      expect(await title(page).getAttribute("aria-invalid")).toBe("true");
      expect(await errors.allTextContents()).toEqual(["Please fill out the Song Title."]);
      await expect.poll(() => focused(page)).toBe("title");
      await title(page).fill("Geet");
      await expect.poll(() => errors.count()).toBe(0);
      await closeToast(page);
    }));

  test("reports once what is refused, at its field, and loses nothing", () =>
    visit(add, refusals, async (page) => {
      await fill(page, {
        "Song Title": "Geet",
        "Hindi Lyrics": "ला",
        "YouTube Video ID": "https://vimeo.com/1",
      });
      const said = page
        .locator(".lyric-form")
        .getByText(/not a video on YouTube/)
        .filter({ visible: true });
      await button(page, "Save").click();
      await expectToast(page, "Error Adding Lyric");
      expect(await said.count()).toBe(1);
      for (const [width, height] of [
        [1440, 900],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        await button(page, "Save").click();
        // With its message the focused field is above the buttons that stay in view.
        await expect.poll(() => focused(page)).toBe("youtube_video_id");
        const message = await page.locator(".lyric-form .field-error").boundingBox();
        const bar = await page.locator(".form-buttons").boundingBox();
        expect((message?.y ?? 0) + (message?.height ?? 0), String(width)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      await page.setViewportSize({ width: 1440, height: 800 });
      await field(page, "YouTube Video ID").fill("https://vimeo.com/2");
      await expect.poll(() => said.allTextContents()).toEqual(["This is not a video on YouTube yet"]);
      await closeToast(page);

      for (const [label, refused, words, corrected] of [
        ["YouTube Video ID", "https://vimeo.com/1", "This is not a video on YouTube.", "dQw4w9WgXcQ"],
        ["Cover Image URL", "pictures.example/a.jpg", "This is not the address of a picture.", ""],
        ["Year", "1899", "Please give a year from 1900 to", "1999"],
        ["Year", "last year", "Please give a year from 1900 to", ""],
        ["Song Title", "g".repeat(301), "The title may have at most 300 characters.", "Geet"],
      ] as const) {
        await field(page, label).fill(refused);
        await button(page, "Save").click();
        await expectToast(page, "Error Adding Lyric");
        const described = (await field(page, label).getAttribute("aria-describedby"))?.split(" ")[0];
        expect(await page.locator(`[id="${described}"]`).textContent()).toContain(words);
        await expect.poll(() => focused(page)).toBe(await field(page, label).getAttribute("name"));
        expect(await field(page, label).inputValue()).toBe(refused);
        expect(await field(page, "Hindi Lyrics").inputValue()).toBe("ला");
        await closeToast(page);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const place = async () => (await button(page, "Save").boundingBox())?.y ?? 0;
        const before = await place();
        await field(page, label).fill(corrected);
        await expect.poll(() => page.locator(".field-error").count()).toBe(0);
        // Only where the corrected text needs no other hint.
        if (corrected.length > 4 || corrected === "1999") expect(await place()).toBeCloseTo(before, 0);
      }
    }));

  test("marks all wrong fields at once, with the focus on the first, also in a draft without lyrics", () =>
    visit(add, refusals, async (page) => {
      const wrong = { "Track Number": "zero", "Cover Image URL": "abc", Year: "19777" };
      const messages = [
        "Please give a track number from 1 to 999, or none.",
        "This is not the address of a picture. It begins with https:// or http:// and has no blanks.",
        expect.stringMatching(/^Please give a year from 1900 to/),
      ];
      const errors = page.locator(".field-error");
      await fill(page, { "Song Title": "Geet", "Hindi Lyrics": "ला", ...wrong });
      await button(page, "Save").click();
      await expect.poll(() => errors.allTextContents()).toEqual(messages);
      await expect.poll(() => focused(page)).toBe("track_number");
      await expectToast(page, "Error Adding Lyric", messages[0]);
      await expectAccessible(page);
      await fill(page, { "Hindi Lyrics": "" });
      await button(page, "Save as draft").click();
      await expect.poll(() => focused(page)).toBe("track_number");
      await expect.poll(() => errors.allTextContents()).toEqual(messages);
      await fill(page, { "Song Title": "" });
      await button(page, "Save").click();
      await expect.poll(() => focused(page)).toBe("title");
      expect(await errors.allTextContents()).toEqual([
        "Please fill out the Song Title.",
        ...messages.slice(0, 1),
        "Please provide lyrics in at least one language.",
        "Please provide lyrics in at least one language.",
        ...messages.slice(1),
      ]);
    }));

  test("works without JavaScript, and keeps the typed text when it is refused", () =>
    visit(add, { javaScriptEnabled: false, ...refusals }, async (page) => {
      await fill(page, { "Hindi Lyrics": "एक\nदो", Singers: "Lata Mangeshkar" });
      await button(page, "Save").click();
      const refused = page.locator(".field-error");
      await expect.poll(() => refused.allTextContents()).toEqual(["Please fill out the Song Title."]);
      expect(await field(page, "Hindi Lyrics").inputValue()).toBe("एक\nदो");
      await expectToast(page, "Required Field Missing", "Please fill out the Song Title.");
      await title(page).fill("Without Scripts");
      // With scripts Enter moves to the next field, so it must not save here.
      await title(page).press("Enter");
      await button(page, "Save and add another").click();
      await expectToast(page, "Lyric Added", '"Without Scripts" has been successfully added.');
      expect(await songsNamed("Without Scripts")).toMatchObject([{ singerNames: "Lata Mangeshkar" }]);
      expect(await field(page, "Singers").inputValue()).toBe("Lata Mangeshkar");
      expect(await title(page).inputValue()).toBe("");
      await page.reload();
      expect(await songsNamed("Without Scripts")).toHaveLength(1);
      expect(await page.locator(".notice").count()).toBe(0);
    }));
});

describe("a form that is sent without JavaScript while the database fails", () => {
  test("is answered with 503 and a page that keeps the typed text, which can be sent again", () =>
    visit(add, { javaScriptEnabled: false, allowErrors: true }, async (page) => {
      await fill(page, { ...fullSong, "Song Title": "Typed In Vain" });
      await sql()`alter table private.sessions rename to sessions_away`;
      try {
        const answered = page.waitForResponse((response) => response.request().method() === "POST");
        await button(page, "Save").click();
        expect((await answered).status()).toBe(503);
        await page.getByRole("heading", { name: "Not Saved" }).waitFor();
      } finally {
        await sql()`alter table private.sessions_away rename to sessions`;
      }
      await button(page, "Send again").click();
      await expect.poll(() => songsNamed("Typed In Vain")).toHaveLength(1);
    }));
});
