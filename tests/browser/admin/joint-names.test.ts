/** Names that may be several people, in the song form, in the import and in a bulk action. */
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { accessibilityFindings, expectAccessibleByTurns } from "../accessibility.ts";
import { press, tabTo } from "./keyboard.ts";
import { button, expectToast, field, fill, refusals, typedSong } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";

beforeEach(async () => {
  for (const table of ["lyrics", "private.bulk_actions", "singers", "lyricists"])
    await sql()`delete from ${sql()(table)}`;
  await saveSong(sql(), { title: "Purana", lyrics_hindi: "ला", singerNames: "Lata" });
});

const singersOf = async (title: string) =>
  (
    await sql()<{ name: string }[]>`
      select s.name from singers as s join lyrics_singers as c on c.singer_id = s.id
      join lyrics as l on l.id = c.lyric_id where l.title = ${title} order by c.position`
  ).map(({ name }) => name);

test("below the field a name is offered as two people, by one key, and is not turned round then", () =>
  visit(add, { width: "phone" }, async (page) => {
    await fill(page, { ...typedSong, Singers: "Asha & Rafi, Mukesh & Chorus", Lyricists: "Tarana, Mona" });
    await page.getByText('"Asha & Rafi" may be two people:').waitFor();
    await page.getByText('"Mukesh & Chorus" may be one person:').waitFor();
    await page.getByText('"Tarana, Mona" may be one person:').waitFor();
    await expectAccessibleByTurns(page);
    await press(page, "Write Asha, Rafi");
    await press(page, "Write Mukesh");
    expect(await field(page, "Singers").inputValue()).toBe("Asha, Rafi, Mukesh");
    await press(page, "Write Mona Tarana");
    expect(await field(page, "Lyricists").inputValue()).toBe("Mona Tarana");
    await fill(page, { Singers: "Vishal & Shekhar" });
    await page.getByText('"Vishal & Shekhar" may be two people:').waitFor();
    await press(page, "Write Vishal, Shekhar");
    await page.getByText("2 singers will be created: Vishal, Shekhar").waitFor();
    expect(await page.getByText("may be one person").count()).toBe(0);
  }));

async function typeJoint(page: Page, title: string): Promise<void> {
  await fill(page, { ...typedSong, "Song Title": title, Singers: "Lata & Rafi" });
  await press(page, "Save");
}

test("a name with a part who exists is asked about before saving, and is two people or one", () =>
  visit(add, refusals, async (page) => {
    await typeJoint(page, "Do");
    await page.getByRole("alertdialog", { name: "Who is this?" }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await press(page, "Back");
    expect(await singersOf("Do")).toEqual([]);
    await press(page, "Save");
    await press(page, "Save as 2 people");
    await expectToast(page, "Lyric Added");
    expect(await singersOf("Do")).toEqual(["Lata", "Rafi"]);
    await page.goto(new URL(add, page.url()).href);
    await typeJoint(page, "Ek");
    await press(page, "Save as one");
    await expectToast(page, "Lyric Added");
    expect(await singersOf("Ek")).toEqual(["Lata & Rafi"]);
  }));

test("the answer holds while a twin is asked about, and a name that nobody has is not asked about", () =>
  visit(add, refusals, async (page) => {
    await typeJoint(page, "Purana");
    await press(page, "Save as 2 people");
    await press(page, "Save anyway");
    await expectToast(page, "Lyric Added");
    const singers = await sql()`select name from singers order by name`;
    expect(singers.map(({ name }) => name)).toEqual(["Lata", "Rafi"]);
    await page.goto(new URL(add, page.url()).href);
    await fill(page, { ...typedSong, "Song Title": "Naya", Singers: "Salim & Sulaiman" });
    await press(page, "Save");
    await expectToast(page, "Lyric Added");
    expect(await singersOf("Naya")).toEqual(["Salim & Sulaiman"]);
  }));

test("without scripts the page asks", () =>
  visit(add, { ...refusals, javaScriptEnabled: false }, async (page) => {
    await fill(page, { ...typedSong, "Song Title": "Do", Singers: "Lata & Rafi" });
    await button(page, "Save").click();
    await page.getByText("Who is this?").waitFor();
    await button(page, "Save as 2 people").click();
    await page.getByRole("heading", { level: 1, name: "Manage Lyrics" }).waitFor();
    expect(await singersOf("Do")).toEqual(["Lata", "Rafi"]);
  }));

test("an import asks once for each name, chosen where a part exists, and imports what it has checked", () =>
  visit("/admin/lyrics/import", { width: "phone" }, async (page) => {
    const lines = [
      "title,singers,english",
      "A,Lata & Rafi,la",
      'B,"Lata & Rafi, Salim + Sulaiman",la',
      "C,Chorus,la",
      'A,"Lata, Rafi",la',
    ];
    const chooser = page.waitForEvent("filechooser");
    await press(page, "Files");
    await (await chooser).setFiles({
      name: "songs.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(lines.join("\n")),
    });
    await press(page, "Check songs");
    await page.getByText("4 songs checked. They would bring 2 new people.").waitFor();
    const offers = page.locator(".offered-names li");
    expect(await offers.allInnerTexts()).toEqual([
      // What is not chosen beforehand comes first.
      "Salim + Sulaiman is Salim, Sulaiman (1 song)",
      "Chorus is nobody (1 song)",
      "Lata & Rafi is Lata, Rafi (2 songs)",
    ]);
    const boxes = () =>
      offers.getByRole("checkbox").evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
    expect(await boxes()).toEqual([false, true, true]);
    await page.getByText("It is the same song as line 2").waitFor();
    await expectAccessibleByTurns(page);
    await tabTo(page, "Salim + Sulaiman is Salim, Sulaiman (1 song)");
    await page.keyboard.press("Space");
    await press(page, "Check again");
    await page.getByText("4 songs checked. They would bring 3 new people.").waitFor();
    expect(await boxes()).toEqual([true, true, true]);
    await press(page, "Import 3 songs");
    await page.getByText("Done. 3 added").waitFor();
    expect(await singersOf("A")).toEqual(["Lata", "Rafi"]);
    expect(await singersOf("B")).toEqual(["Lata", "Rafi", "Salim", "Sulaiman"]);
    expect(await singersOf("C")).toEqual([]);
  }));

test("a name that is kept as it is typed stays whole in an import", () =>
  visit("/admin/lyrics/import", {}, async (page) => {
    const chooser = page.waitForEvent("filechooser");
    await press(page, "Files");
    await (await chooser).setFiles({
      name: "song.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Title: A\nSinger: Lata & Rafi\n\nla la la\nlo lo lo"),
    });
    await page.getByText("1 song checked. They would bring 1 new person.").waitFor();
    await tabTo(page, "Lata & Rafi is Lata, Rafi (1 song)");
    await page.keyboard.press("Space");
    await press(page, "Check again");
    await page.getByText("Adds the singer Lata & Rafi").waitFor();
    await press(page, "Import 1 song");
    await page.getByText("Done. 1 added").waitFor();
    expect(await singersOf("A")).toEqual(["Lata & Rafi"]);
  }));

test("a bulk action adds one person at a time, unless the name is sent again", () =>
  visit("/admin/lyrics", { allowErrors: /status of 400/ }, async (page) => {
    await tabTo(page, "Choose Purana");
    await page.keyboard.press("Space");
    await press(page, "Change the chosen songs");
    const name = page.locator("#add-credit-name");
    await name.fill("Asha & Rafi");
    await press(page, "Add credit");
    await page.getByText('"Asha & Rafi" may be 2 people. Add one at a time: Asha, then Rafi.').waitFor();
    await press(page, "Add credit");
    await page.getByText('1 song gets the singer "Asha & Rafi".').waitFor();
    await press(page, "Change 1 song");
    await page.getByText('1 song got the singer "Asha & Rafi".').waitFor();
    expect(await singersOf("Purana")).toEqual(["Lata", "Asha & Rafi"]);
  }));
