import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { button, expectAccessible, expectToast, field, fill } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { address, sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";

/** No test saves these words, since songs teach the machine. */
const hindi = "वादा न तोड़\nतू चंदा मैं चाँदनी\n\nवादा रहा सनम\nहोंगे जुदा न हम";
const english = "Vaada na tod\nTu chanda main chaandni\n\nVaada raha sanam\nHonge juda na hum";

const draft = (page: Page) => button(page, "Write the other script").click();
const undo = (page: Page) => button(page, "Undo").click();
const said = (page: Page, words: string) =>
  page.locator(".draft-bar [role=status]").getByText(words, { exact: true }).waitFor();
const expectTexts = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts))
    await expect.poll(() => field(page, label).inputValue(), { message: label }).toBe(text);
};
const dialog = (page: Page, name: string) => page.getByRole("alertdialog", { name });

/** Selects characters of a text area, as a mouse would. */
const select = (page: Page, label: string, start: number, end: number) =>
  field(page, label).evaluate(
    (area, [from, to]) => {
      area.focus();
      (area as HTMLTextAreaElement).setSelectionRange(from ?? 0, to ?? 0);
    },
    [start, end],
  );

describe("'Write the other script'", () => {
  test("says what to do where there is no text, no stanza, or no answer", () =>
    visit(add, { allowErrors: /503|Failed to load/ }, async (page) => {
      await draft(page);
      await said(page, "Type or paste the lyrics in one script first.");
      await page.route("**/admin/lyrics/draft", (route) => route.fulfill({ status: 503 }));
      await fill(page, { "Hindi Lyrics": "दिल" });
      await draft(page);
      await said(
        page,
        "Nothing was written: the site did not answer. Your text is as it was. Try again in a moment.",
      );
      await expectTexts(page, { "English Lyrics": "" });
    }));

  test("fills the empty English lyrics and the empty title, and Undo empties them again", () =>
    visit(add, {}, async (page) => {
      await fill(page, { "Hindi Lyrics": hindi });
      await draft(page);
      await said(page, "Wrote 4 lines and the title. 3 words to look at.");
      await expectTexts(page, {
        "English Lyrics": english,
        "Song Title": "Vaada Na Tod",
        "Hindi Lyrics": hindi,
      });
      await undo(page);
      await expectTexts(page, { "English Lyrics": "", "Song Title": "", "Hindi Lyrics": hindi });
      expect(await button(page, "Undo").count()).toBe(0);
      expect(await page.locator(".unsure-words").count()).toBe(0);
    }));

  test("fills only the missing lines of lyrics that are there, in their spelling", () =>
    visit(add, {}, async (page) => {
      await fill(page, { "Hindi Lyrics": hindi, "English Lyrics": "Waada naa tod" });
      await draft(page);
      await expectTexts(page, {
        "English Lyrics": "Waada naa tod\nTu chanda main chaandni\n\nWaada raha sanam\nHonge juda naa hum",
      });
    }));

  test("is offered for one song only: the next one has no Undo", () =>
    visit(add, {}, async (page) => {
      await fill(page, { "Hindi Lyrics": "जुदा", "Song Title": "Pehla" });
      await page.keyboard.press("F2");
      await expectTexts(page, { "English Lyrics": "Juda" });
      await button(page, "Save and add another").click();
      await expectToast(page, "Lyric Added");
      await expectTexts(page, { "Hindi Lyrics": "", "English Lyrics": "" });
      expect(await button(page, "Undo").count()).toBe(0);
    }));

  test("fills the empty Hindi lyrics, keeps a typed title, and is saved with the song", () =>
    visit(add, {}, async (page) => {
      await fill(page, { "English Lyrics": "Ek din bik jaayega\n\nkathputli ke mol", "Song Title": "Mol" });
      await draft(page);
      await said(page, "Wrote 2 lines. 2 words to look at.");
      await expectTexts(page, { "Hindi Lyrics": "एक दिन बिक जाएगा\n\nकथपुतली के मोल", "Song Title": "Mol" });
      await button(page, "Save").click();
      await expectToast(page, "Lyric Added", '"Mol" has been successfully added.');
      const [song] = await sql()`select lyrics_hindi from lyrics where title = 'Mol'`;
      expect(song?.lyrics_hindi).toBe("एक दिन बिक जाएगा\n\nकथपुतली के मोल");
    }));

  test("does not put a draft over what is typed while it is on its way", () =>
    visit(add, {}, async (page) => {
      const isAsked = Promise.withResolvers<() => Promise<void>>();
      await page.route("**/admin/lyrics/draft", (route) => isAsked.resolve(() => route.continue()));
      await fill(page, { "Hindi Lyrics": "दिल" });
      await draft(page);
      const goOn = await isAsked.promise;
      await fill(page, { "English Lyrics": "Mine" });
      await goOn();
      await said(page, "The text was changed meanwhile, so nothing was written. Try again.");
      await expectTexts(page, { "English Lyrics": "Mine" });
    }));

  test("asks before it replaces typed text, and replaces the script that was chosen", () =>
    visit(add, {}, async (page) => {
      await fill(page, { "Hindi Lyrics": "दिल", "English Lyrics": "Typed" });
      await draft(page);
      await dialog(page, "Replace which lyrics?").waitFor();
      await expectAccessible(page);
      await button(page, "Cancel").click();
      await expectTexts(page, { "Hindi Lyrics": "दिल", "English Lyrics": "Typed" });
      await draft(page);
      await button(page, "English").click();
      await expectTexts(page, { "Hindi Lyrics": "दिल", "English Lyrics": "Dil" });
      await undo(page);
      await expectTexts(page, { "Hindi Lyrics": "दिल", "English Lyrics": "Typed" });
    }));

  test("asks before Undo loses what was typed after the draft", () =>
    visit(add, {}, async (page) => {
      await fill(page, { "Hindi Lyrics": "दिल" });
      await draft(page);
      await expectTexts(page, { "English Lyrics": "Dil" });
      await fill(page, { "English Lyrics": "Dil mera" });
      await undo(page);
      await dialog(page, "Undo all the same?").waitFor();
      await button(page, "Cancel").click();
      await expectTexts(page, { "English Lyrics": "Dil mera" });
      await undo(page);
      await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
      await expectTexts(page, { "English Lyrics": "", "Hindi Lyrics": "दिल" });
    }));

  test("drafts no more than the lyrics of a song may have, and only into a script that exists", () =>
    visit(add, {}, async (page) => {
      // Set at once, and in Roman letters: Chromium would take seconds to paste or draw so much Devanagari.
      await page.getByLabel("English Lyrics").evaluate((area: HTMLTextAreaElement) => {
        area.setRangeText("dil ".repeat(25_001));
        area.dispatchEvent(new InputEvent("input", { bubbles: true }));
      });
      await draft(page);
      await said(page, "Nothing was written: lyrics may have at most 1,00,000 characters.");
      const answerTo = (form: Record<string, string>) =>
        page.request.post("/admin/lyrics/draft", { form, headers: { Origin: address() } });
      expect((await answerTo({ to: "english", source: "x".repeat(100_001) })).status()).toBe(413);
      expect((await answerTo({ to: "english", source: "x", roman: "x".repeat(100_001) })).status()).toBe(413);
      expect((await answerTo({ to: "urdu", source: "x" })).status()).toBe(400);
      const form = { intent: "draft", lyrics_hindi: "x".repeat(100_001) };
      const withoutScripts = await page.request.post(add, { form, headers: { Origin: address() } });
      expect(withoutScripts.status()).toBe(413);
      const answer = await answerTo({ to: "english", source: "दिल" });
      expect(await answer.json()).toMatchObject({ text: "Dil" });
    }));
});

describe("a stanza or a selection", () => {
  test("is drafted alone, and stands in the same lines of the other script", () =>
    visit(add, { width: "phone" }, async (page) => {
      await fill(page, { "Hindi Lyrics": hindi });
      await select(page, "Hindi Lyrics", hindi.indexOf("वादा रहा"), hindi.length);
      await button(page, "Write its other script").click();
      await expectTexts(page, {
        "English Lyrics": "\n\n\nVaada raha sanam\nHonge juda na hum",
        "Song Title": "",
      });
      await select(page, "Hindi Lyrics", 2, 6);
      await button(page, "Write its other script").click();
      await expectTexts(page, { "English Lyrics": "Vaada na tod\n\n\nVaada raha sanam\nHonge juda na hum" });
      await expectAccessible(page);
    }));

  test("asks before it replaces typed lines, and follows what the other lines correct", () =>
    visit(add, {}, async (page) => {
      await fill(page, {
        "Hindi Lyrics": hindi,
        "English Lyrics": english.replace("Vaada na tod", "Waada naa tod"),
      });
      await select(page, "Hindi Lyrics", hindi.length, hindi.length);
      await draft(page);
      await dialog(page, "Replace which lyrics?").waitFor();
      await button(page, "This stanza in English").click();
      await expectTexts(page, {
        "English Lyrics": "Waada naa tod\nTu chanda main chaandni\n\nWaada raha sanam\nHonge juda naa hum",
      });
    }));
});

describe("without JavaScript", () => {
  const options = { javaScriptEnabled: false, allowErrors: /409/ };

  test("the button answers with the draft in the form and the words to look at, and saves nothing", () =>
    visit(add, options, async (page) => {
      await fill(page, { "Hindi Lyrics": hindi, Singers: "Mukesh" });
      await draft(page);
      await said(page, "Wrote 4 lines and the title. 3 words to look at.");
      await expectTexts(page, { "English Lyrics": english, "Song Title": "Vaada Na Tod", Singers: "Mukesh" });
      expect(await page.locator(".unsure-words li").first().textContent()).toContain("Vaada, Waada");
      expect(await sql()`select from lyrics where title = 'Vaada Na Tod'`).toHaveLength(0);
    }));

  test("nothing is replaced where both scripts have text, and an edited song is drafted like a new one", async () => {
    const [song] = await sql()<{ id: number }[]>`
      insert into lyrics (title, lyrics_hindi) values ('Adhoora', 'दिल') returning id`;
    await visit(`/admin/lyrics/edit/${song?.id}`, options, async (page) => {
      await draft(page);
      await expectTexts(page, { "English Lyrics": "Dil", "Song Title": "Adhoora" });
      await fill(page, { "English Lyrics": "Mera dil" });
      await draft(page);
      await expectToast(
        page,
        "Nothing Written",
        "Both scripts have text. Empty the one that is to be written.",
      );
      await expectTexts(page, { "English Lyrics": "Mera dil", "Hindi Lyrics": "दिल" });
      await button(page, "Save").click();
      await expectToast(page, "Lyric Updated");
    });
  });
});

test("a draft that was asked for before the page was alive can be corrected and undone", () =>
  visit("/admin/dashboard", {}, async (page) => {
    const isHeld = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await isHeld.promise;
      await route.continue();
    });
    await page.goto(add, { waitUntil: "commit" });
    await fill(page, { "Hindi Lyrics": hindi });
    // While the page is still parsed, the key waits for its end, and that for its scripts.
    await button(page, "Write the other script").waitFor();
    await page.keyboard.press("F2");
    await said(page, "Wrote 4 lines and the title. 3 words to look at.");
    isHeld.resolve();
    await page.locator(".unsure-words").getByRole("button", { name: "Write Waada", exact: true }).click();
    await expectTexts(page, { "English Lyrics": english.replaceAll("Vaada", "Waada") });
    await undo(page);
    await undo(page);
    await expectTexts(page, { "English Lyrics": "", "Song Title": "", "Hindi Lyrics": hindi });
  }));
