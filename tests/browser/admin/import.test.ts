/** Songs are imported from files and exported on one page. */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Page, Route } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { saveDraft, saveSong, withdrawSong } from "#catalogue";
import { expectAccessibleByTurns } from "../accessibility.ts";
import { widths } from "../widths.ts";
import { password } from "./administrator.ts";
import { expectNoHorizontalScroll } from "./form-page.ts";
import { focusedName, press, tabTo } from "./keyboard.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit, address, signIn } = openSharedAdministration();

beforeEach(async () => {
  for (const table of ["lyrics", "private.drafts", "albums", "singers"])
    await sql()`delete from ${sql()(table)}`;
  await saveSong(sql(), { title: "Chand", singerNames: "Lata", lyrics_english: "la" });
});

const path = "/admin/lyrics/import";
const fileOf = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const small = fileOf(
  "songs.csv",
  [
    "Song,गायक,film,english,colour",
    'Tara,"Lata, Mukesh",Day (1970),"la\nla",red',
    "Chand,Lata,,la la,",
    "Chand,Lata,Dawn,la,",
    "Silent,Lata,,,",
  ].join("\n"),
);
/** Three parts: a part has at most a megabyte. */
const long = fileOf(
  "long.csv",
  [
    "title,english,translation",
    ...Array.from("abcdefg", (name) => `Song ${name},la,${"x".repeat(99_000)}`),
  ].join("\n"),
);

type Given = typeof small | (typeof small)[];

async function giveFile(page: Page, file: Given) {
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Files");
  await (await chooser).setFiles(file);
}

async function choose(page: Page, file: Given) {
  await giveFile(page, file);
  await page.getByRole("button", { name: "Check songs" }).waitFor();
}

const titles = async () =>
  (await sql()<{ title: string }[]>`select title from lyrics order by id`).map(({ title }) => title);
const rows = (page: Page) => page.locator(".outcome-table tr[data-kind]").allInnerTexts();

test("of many files the songs are checked together, and what cannot be read is named", async () => {
  await visit(path, { width: "phone" }, async (page) => {
    const zip = {
      name: "old.zip",
      mimeType: "application/zip",
      buffer: Buffer.from(zipSync({ "old/b.txt": strToU8("Barsaat\n\nla la"), "old/c.doc": strToU8("x") })),
    };
    const chooser = page.waitForEvent("filechooser");
    await press(page, "Files");
    await (await chooser).setFiles([
      fileOf("a.lrc", "[ti:Aangan]\n[00:01.00]lo lo"),
      zip,
      fileOf("other.csv", "title,lyrics\nDo,la"),
      small,
    ]);
    await page
      .getByText("One table is read at a time: other.csv. Please choose songs.csv afterwards; if they are")
      .waitFor();
    await page.getByText("Left out, because their endings are not those of songs: old/c.doc.").waitFor();
    await press(page, "Check songs");
    await page.getByText("3 songs checked.").waitFor();
    expect(
      (await rows(page)).map((row) => row.replaceAll(/\s+/g, " ").trim().split(" ").slice(0, 3).join(" ")),
    ).toEqual(["a.lrc Aangan New", "old/b.txt Barsaat New", "line 2 Do"]);
  });
});

test("a file is matched, checked, chosen from and imported by keyboard alone", async () => {
  await visit("/admin/lyrics", { width: "phone" }, async (page) => {
    await press(page, "Admin menu");
    await press(page, "Import and Export");
    await page.getByRole("heading", { level: 1, name: "Import and Export" }).waitFor();
    await choose(page, small);
    await tabTo(page, "Field of colour");
    await page.keyboard.type("Genre");
    await expectAccessibleByTurns(page);
    // That has made the window as wide as on a desktop.
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await press(page, "Check songs");
    await page.getByText("4 songs checked. They would bring 1 new person and 2 new albums.").waitFor();
    expect((await rows(page)).map((row) => row.replaceAll(/\s+/g, " ").trim())).toEqual([
      "line 2 Tara New Adds the singer Mukesh, and the album Day (1970).",
      "line 4 Chand Changed Changes English lyrics.",
      expect.stringMatching(
        /^line 5 Chand Twin Song \d+ has this title and first singer, on another album. Adds the album Dawn.$/,
      ),
      "line 6 Silent Wrong Please provide lyrics in at least one language.",
    ]);
    await press(page, "Wrong (1)");
    expect(await rows(page)).toHaveLength(1);
    await press(page, "All (4)");
    await tabTo(page, "Take Tara, line 2");
    await page.keyboard.press("Space");
    await tabTo(page, "Import 1 song");
    await expectAccessibleByTurns(page, { isLikeOneBefore: true });
    await page.keyboard.press("Enter");
    await page.getByText("Done. 0 added, 1 changed.").waitFor();
    await tabTo(page, "Take all new");
    await page.keyboard.press("Space");
    await press(page, "Import 1 song");
    await page.getByText("Done. 1 added, 1 changed.").waitFor();
  });
  expect(await titles()).toEqual(["Chand", "Tara"]);
  expect(await sql()`select genre from lyrics where title = 'Tara'`).toEqual([{ genre: "red" }]);
});

test("the columns stay above the result, to be corrected and checked again, also for another sheet", () =>
  visit(path, {}, async (page) => {
    const sheet = (name: string, ...lines: string[][]) => {
      const cell = (text: string) => `<t:table-cell o:value-type="string"><x:p>${text}</x:p></t:table-cell>`;
      const rows = lines.map((cells) => `<t:table-row>${cells.map(cell).join("")}</t:table-row>`);
      return `<t:table t:name="${name}">${rows.join("")}</t:table>`;
    };
    const notes = sheet("Notes", ["title"], ["Nothing"]);
    const songs = sheet("Songs", ["title", "Written down", "year"], ["Tara", "la", "about 1975"]);
    const content = zipSync({ "content.xml": strToU8(`<o:document>${notes}${songs}</o:document>`) });
    await choose(page, { ...fileOf("songs.ods", ""), buffer: Buffer.from(content) });
    await page.getByText("No column is lyrics.").waitFor();
    await page.getByLabel("Sheet").selectOption("Songs");
    await page.getByLabel("Field of Written down").waitFor();
    await press(page, "Check songs");
    await page.getByText("1 song checked.").waitFor();
    expect((await rows(page)).join()).toContain("it has no lyrics");
    await page.getByLabel("Field of Written down").selectOption("lyrics");
    await page.getByText("1 song checked.").waitFor({ state: "detached" });
    await press(page, "Check songs");
    await page.getByText("1 song checked.").waitFor();
    expect((await rows(page)).join()).toContain('Year: "about 1975" could not be read and was left out.');
    await press(page, "Import 1 song");
    await page.getByText("Done. 1 added, 0 changed.").waitFor();
    expect(await titles()).toEqual(["Chand", "Tara"]);
  }));

test.each(["phone", "desktop"] as const)(
  "on a %s, drafts and withdrawn songs are taken only by being ticked, by keyboard alone",
  (width) =>
    visit(path, { width }, async (page) => {
      const { id: draft } = await saveDraft(sql(), {
        title: "Tara",
        singerNames: "Asha",
        lyrics_english: "la",
      });
      const { id } = await saveSong(sql(), { title: "Sitara", singerNames: "Lata", lyrics_english: "la" });
      await withdrawSong(sql(), id);
      await choose(
        page,
        fileOf(
          "songs.csv",
          "title,singers,english\nTara,Asha,la\nSitara,Lata,la\nNaya,Lata,la\nChand,Lata,la",
        ),
      );
      await press(page, "Check songs");
      await page.getByText("4 songs checked.").waitFor();
      expect((await rows(page)).map((row) => row.replaceAll(/\s+/g, " ").trim())).toEqual([
        "line 2 Tara Draft This song is a draft: Tara by Asha (opens in a new tab) . Adds the singer Asha.",
        "line 3 Sitara Withdrawn This song was withdrawn: Sitara by Lata (opens in a new tab) .",
        "line 4 Naya New",
        "line 5 Chand Unchanged",
      ]);
      await expectAccessibleByTurns(page);
      await page.setViewportSize({ width: widths[width], height: 800 });
      for (const [name, address] of [
        ["Tara by Asha (opens in a new tab)", `/admin/lyrics/drafts/edit/${draft}`],
        ["Sitara by Lata (opens in a new tab)", `/admin/lyrics/drafts/edit/${id}`],
      ] as const) {
        await tabTo(page, name);
        expect(await page.locator(":focus").getAttribute("href")).toBe(address);
      }
      await press(page, "Import 1 song");
      await page.getByText("Done. 1 added, 0 changed.").waitFor();
      expect(await titles()).toEqual(["Chand", "Naya"]);
      await tabTo(page, "Drafts (2)");
      await page.keyboard.press("Enter");
      expect(await rows(page)).toHaveLength(2);
      await tabTo(page, "Take drafts as further songs");
      await page.keyboard.press("Space");
      await tabTo(page, "Take Sitara, line 3");
      await page.keyboard.press("Space");
      await press(page, "Import 1 song");
      await page.getByText("Done. 2 added, 0 changed.").waitFor();
      expect(await titles()).toEqual(["Chand", "Naya", "Tara"]);
    }),
);

test.each(["phone", "desktop"] as const)(
  "on a %s, by keyboard alone, a file says which songs are public, and the table which become drafts",
  (width) =>
    visit(path, { width }, async (page) => {
      await saveDraft(sql(), { title: "Sitara", singerNames: "Lata" });
      const lines = [
        "post_title,singers,english,post_status,scheduled for",
        "Tara,Asha,,pending,",
        "Sitara,Lata,la,Draft,2999-01-01",
        "Naya,,la,withdrawn,",
        "Chand,Lata,la la,draft,",
        "Purana,,la,publish,",
        "Purana,,lo,draft,",
        "Kaun,,la,wip,",
      ];
      await choose(page, fileOf("posts.csv", lines.join("\n")));
      await tabTo(page, "Field of post_title");
      await page.keyboard.type("Title");
      await press(page, "Check songs");
      await page.getByText("7 songs checked.").waitFor();
      const song = "This song is public: Chand by Lata (opens in a new tab) . As a draft.";
      expect((await rows(page)).map((row) => row.replaceAll(/\s+/g, " ").trim())).toEqual([
        "line 2 Tara New As a draft.",
        "line 3 Sitara Changed It stays a draft. Changes English lyrics, Publish at.",
        "line 4 Naya New As a withdrawn song.",
        `line 5 Chand Public ${song}`,
        "line 6 Purana New",
        "line 7 Purana New As a draft.",
        expect.stringMatching(/^line 8 Kaun Wrong status: "wip" could not be read, .* Use public/),
      ]);
      await expectAccessibleByTurns(page);
      await page.setViewportSize({ width: widths[width], height: 800 });
      await expectNoHorizontalScroll(page);
      await press(page, "Import 5 songs");
      await page.getByText("Done. 4 added, 1 changed.").waitFor();
      expect(await titles()).toEqual(["Chand", "Purana"]);
      const stored = await sql()`
        select title, was_public, publish_at from private.drafts where title <> 'Chand' order by title`;
      expect(stored).toEqual([
        { title: "Naya", was_public: true, publish_at: null },
        { title: "Purana", was_public: false, publish_at: null },
        { title: "Sitara", was_public: false, publish_at: new Date("2999-01-01") },
        { title: "Tara", was_public: false, publish_at: null },
      ]);
    }),
);
const words = async (page: Page) =>
  (await page.locator(".words-row").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());

test("the check shows the words and what a proofreader sees, and mends it in all, by keyboard alone", () =>
  visit(path, { width: "phone" }, async (page) => {
    const file = fileOf(
      "songs.csv",
      'title,singers,english,hindi\nTara,Lata,"la  la\nlo\nla\n\nle,le",तारा\nNaya,Lata,la..,\nSilent,Lata,,',
    );
    const check = async () => {
      await choose(page, file);
      await press(page, "Check songs");
      await page.locator(".words-row").first().waitFor();
    };
    await check();
    expect(await words(page)).toEqual([
      "Proofreader: Needless spaces (English lyrics, line 1); commas doubled, or without a space (English lyrics, line 5). Singers: Lata Hindi lyrics तारा English lyrics la la lo la The rest : English lyrics of Tara",
      "Proofreader: Two dots, or more than three (English lyrics, line 1). Singers: Lata English lyrics la..",
      "Singers: Lata",
    ]);
    expect(await page.locator(".words-row [lang=hi]").allInnerTexts()).toEqual(["तारा"]);
    await press(page, "Show: Needless spaces");
    await expect.poll(() => words(page)).toHaveLength(1);
    await press(page, "Show: Needless spaces");
    const mend = "Mend in all: Needless spaces";
    await tabTo(page, mend);
    await expectAccessibleByTurns(page);
    await page.setViewportSize({ width: widths.phone, height: 800 });
    for (const told of ["mended in 1 song.", "1 song.", "mended in 1 song."]) {
      await page.keyboard.press("Space");
      await page.getByText(`Needless spaces: ${told}`, { exact: true }).waitFor();
      await page.locator(".words-row").first().waitFor();
      expect(await focusedName(page)).toBe(mend);
    }
    expect((await words(page))[0]).toMatch(/^Proofreader: Commas/);
    await press(page, "Import 2 songs");
    await page.getByText("Done. 2 added, 0 changed.").waitFor();
    expect(await sql()`select lyrics_english from lyrics where title = 'Tara'`).toEqual([
      { lyrics_english: "la la\nlo\nla\n\nle,le" },
    ]);
    await check();
    await page.getByRole("button", { name: "Changed (1)", exact: true }).waitFor();
    await tabTo(page, mend);
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Unchanged (2)" }).waitFor();
  }));

test("each page of the table shows the words of its songs, and people and albums have none", () =>
  visit(path, {}, async (page) => {
    const lines = Array.from({ length: 101 }, (_, number) => `Song ${number},word ${number}`);
    await choose(page, fileOf("songs.csv", `title,english\n${lines.join("\n")}`));
    await press(page, "Check songs");
    await page.getByText("word 99", { exact: true }).waitFor();
    expect(await words(page)).toHaveLength(100);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText("word 100", { exact: true }).waitFor();
    expect(await words(page)).toEqual(["English lyrics word 100"]);
    await giveFile(page, fileOf("people.csv", "kind,name,about\nsinger,Lata,Sings  well"));
    await press(page, "Check people and albums");
    await page.getByText("1 row checked.").waitFor();
    expect(await page.locator(".words-row, .proofreading").count()).toBe(0);
  }));

test("wrong songs are downloaded with the values that could not be read, and not with empty cells", () =>
  visit(path, {}, async (page) => {
    await choose(page, fileOf("songs.csv", "title,english,year\n,la,about 1960\nTara,la,1960"));
    await press(page, "Check songs");
    const download = page.waitForEvent("download");
    await press(page, "Download wrong songs");
    const text = readFileSync(await (await download).path(), "utf8");
    expect(parse(text, { columns: true, bom: true })).toMatchObject([{ title: "", year: "about 1960" }]);
  }));

test("wrong songs of text files beside a table are downloaded with their words, and with no empty columns", () =>
  visit(path, {}, async (page) => {
    const head = "Song: Tara\nFilm: Don";
    await choose(page, [
      fileOf("songs.csv", "title,hindi,album\nA,ला,Don (1978)\nB,ला,Don (2006)"),
      fileOf("tara.txt", `${head}\n\nla la\nli li`),
    ]);
    await press(page, "Check songs");
    await page.getByText("3 songs checked. They would bring 2 new albums. 1 wrong one stays out.").waitFor();
    const download = page.waitForEvent("download");
    await press(page, "Download wrong songs");
    const text = readFileSync(await (await download).path(), "utf8");
    const [{ problem, ...song } = {}] = parse<Record<string, string>>(text, { columns: true, bom: true });
    expect(song).toEqual({ title: "Tara", album: "Don", lyrics_english: "la la\nli li" });
  }));

test("a song that is withdrawn after it was checked is refused in words", () =>
  visit(path, {}, async (page) => {
    await choose(page, small);
    await press(page, "Check songs");
    await page.getByRole("button", { name: "Import 2 songs" }).waitFor();
    const [{ id = 0 } = {}] = await sql()`select id from lyrics`;
    await withdrawSong(sql(), id);
    await press(page, "Import 2 songs");
    await page.getByText("Done. 1 added, 0 changed, 1 refused.").waitFor();
    await page.getByText("Refused This song was withdrawn. To make it public, publish it at").waitFor();
    expect(await titles()).toEqual(["Tara"]);
  }));

test("a song whose album and people are written otherwise is unchanged, and semicolons separate names", () =>
  visit(path, {}, async (page) => {
    await saveSong(sql(), {
      title: "Vande Mataram",
      singerNames: "Lata, Hemant Kumar",
      albumName: "Anand Math (1952)",
      lyrics_english: "la",
    });
    const text =
      "title,singers,album,english\nVande Mataram,LATA;Hemant  Kumar,Anand Math,la\nTara,Asha; Rafi,Day,la";
    await choose(page, fileOf("songs.csv", text));
    await page.getByText("commas or semicolons separate the names").waitFor();
    await press(page, "Check songs");
    await page.getByText("2 songs checked. They would bring 2 new people and 1 new album.").waitFor();
    expect((await rows(page)).map((row) => row.replaceAll(/\s+/g, " ").trim())).toEqual([
      "line 2 Vande Mataram Unchanged",
      "line 3 Tara New Adds the singers Asha and Rafi, and the album Day.",
    ]);
    await press(page, "Import 1 song");
    await page.getByText("Done. 1 added, 0 changed.").waitFor();
    expect(await sql()`select name from singers order by id`).toEqual([
      ...[{ name: "Lata" }, { name: "Hemant Kumar" }, { name: "Asha" }, { name: "Rafi" }],
    ]);
  }));

test.each([
  ["empty.csv", "", "The file is empty."],
  ["header.csv", "title,album\n", "The file names columns, but has no songs below them."],
  ["list.json", "[]", "The list in the file is empty."],
  [
    "cut.json",
    '[{"title": "a"}, {"title"',
    "The file ends in the middle, after song 1. Please export or download it again.",
  ],
])("a file without songs, or cut, is refused at its field in plain words: %s", (name, text, words) =>
  visit(path, {}, async (page) => {
    await giveFile(page, fileOf(name, text));
    await page.getByRole("alert").getByText(words).waitFor();
    expect(await page.getByRole("button", { name: "Check songs" }).count()).toBe(0);
  }),
);

test("the focus goes from a pressed button to the next heading, unless somebody has moved it", () =>
  visit(path, {}, async (page) => {
    const focused = () => page.locator(":focus").innerText();
    await choose(page, long);
    const parts = await holdParts(page);
    await press(page, "Check songs");
    await page.getByRole("button", { name: "Import 7 songs" }).waitFor();
    expect(await focused()).toBe("Result of the check");
    await press(page, "Import 7 songs");
    await expect.poll(focused).toBe("Importing songs");
    await tabTo(page, "All (7)");
    await parts.letAllThrough(2);
    await page.getByRole("heading", { name: "Result of the import" }).waitFor();
    expect(await focused()).toBe("All (7)");
    await giveFile(page, fileOf("Naya.txt", "la\nla"));
    await page.getByRole("button", { name: "Import 1 song" }).waitFor();
    await press(page, "Import 1 song");
    await expect.poll(focused).toBe("Result of the import");
    await giveFile(page, fileOf("Nayi.txt", "la\nla"));
    await page.getByRole("button", { name: "Import 1 song" }).waitFor();
    expect(await focused()).toBe("Result of the check");
    await page.getByText("1 song checked.").click();
    await press(page, "Import 1 song");
    await expect.poll(focused).toBe("Result of the import");
  }));

test("an import that ends while nothing has the focus moves nothing", () =>
  visit(path, {}, async (page) => {
    await choose(page, small);
    const parts = await holdParts(page);
    await press(page, "Check songs");
    await page.getByRole("button", { name: "Import 2 songs" }).waitFor();
    await press(page, "Import 2 songs");
    await page.locator(":focus").blur();
    await parts.letAllThrough(1);
    await page.getByRole("heading", { name: "Result of the import" }).waitFor();
    expect(await page.locator(":focus").count()).toBe(0);
  }));

/** Answers of parts that are saved wait until they are let through. */
async function holdParts(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route("**/import/part", (route) => {
    if (!isHolding || route.request().postData()?.startsWith('{"dryRun":true')) return route.continue();
    held.push(route);
    return undefined;
  });
  const take = async (count: number) => {
    await expect.poll(() => held.length).toBe(count);
    return held.splice(0);
  };
  return {
    abort: async (count: number) => {
      for (const route of await take(count)) await route.abort();
    },
    letAllThrough: async (count: number) => {
      const waiting = await take(count);
      isHolding = false;
      for (const route of waiting) await route.continue();
    },
  };
}

test("an import pauses without a connection, is stopped, says what is in, and goes on without twins", () =>
  visit(path, { allowErrors: /ERR_FAILED/ }, async (page) => {
    await choose(page, long);
    const parts = await holdParts(page);
    await press(page, "Check songs");
    await page.getByRole("button", { name: "Import 7 songs" }).waitFor();
    await press(page, "Import 7 songs");
    await parts.abort(2);
    await page.getByText("The site did not answer. Nothing is lost.").waitFor();
    expect(await titles()).toEqual(["Chand"]);
    await press(page, "Go on");
    await press(page, "Stop");
    await parts.letAllThrough(2);
    await page.getByText("Stopped. 6 added, 0 changed; these songs stay.").waitFor();
    await press(page, "Go on with 1 song");
    await page.getByText("Done. 7 added, 0 changed.").waitFor();
    expect((await titles()).toSorted()).toEqual([
      "Chand",
      ...Array.from("abcdefg", (name) => `Song ${name}`),
    ]);
  }));

test("an import that the site cannot take says why, and never that the connection is lost", () =>
  visit(path, { allowErrors: /status of 503/ }, async (page) => {
    await choose(page, small);
    await press(page, "Check songs");
    await page.getByRole("button", { name: "Import 2 songs" }).waitFor();
    await sql()`alter table lyrics rename to lyrics_elsewhere`;
    const alert = page.locator(".import-progress [role=alert]");
    try {
      await press(page, "Import 2 songs");
      await alert.waitFor();
      expect(await alert.innerText()).toBe(
        "An unexpected error occurred. Nothing of these songs is saved, and what was saved before stays. Please go on once that is mended.",
      );
    } finally {
      await sql()`alter table lyrics_elsewhere rename to lyrics`;
    }
    // The guard answers so where it cannot ask for the session.
    await page.route("**/import/part", (route) =>
      route.fulfill({ status: 503, json: { message: "Unexpected Server Error" } }),
    );
    await press(page, "Go on");
    await alert.getByText("The site cannot take songs at the moment (status 503)").waitFor();
    await page.unroute("**/import/part");
    await press(page, "Go on");
    await page.getByText("Done. 1 added, 1 changed.").waitFor();
    expect(await titles()).toEqual(["Chand", "Tara"]);
  }));

test("an import goes on after a sign-in where the session has ended in between", () =>
  visit(path, {}, async (page) => {
    await choose(page, small);
    await press(page, "Check songs");
    await page.getByRole("button", { name: "Import 2 songs" }).waitFor();
    await page.context().clearCookies();
    await press(page, "Import 2 songs");
    await page.getByText("The session has ended. Nothing is lost.").waitFor();
    await press(page, "Sign in");
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Go on" }).waitFor();
    await press(page, "Go on");
    await page.getByText("Done. 1 added, 1 changed.").waitFor();
    expect(await titles()).toEqual(["Chand", "Tara"]);
  }));

test("without scripts the page says that an import needs them, names the command, and exports", () =>
  visit(path, { javaScriptEnabled: false }, async (page) => {
    const note =
      "An import needs a browser with scripts, because the browser reads the files. Please allow scripts for this page, or import on the server with the command npm run import.";
    const paragraph = page.getByRole("region", { name: "Import" }).getByRole("paragraph").first();
    expect(await paragraph.innerText()).toBe(note);
    expect(await page.getByLabel("Files").isVisible()).toBe(false);
    expect(await page.getByRole("region", { name: "Import" }).getByRole("button").count()).toBe(0);
    await page.getByRole("link", { name: "Download CSV of Public Songs" }).waitFor();
  }));

test("without scripts everything is taken out as a zip with a table for each kind of thing", () =>
  visit(path, { javaScriptEnabled: false }, async (page) => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download ZIP of Take Everything Out" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^everything-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(await readFile(await file.path()));
    const described = JSON.parse(strFromU8(files["antara.json"] ?? new Uint8Array()));
    expect(described).toMatchObject({ format: "antara folder", version: 1 });
    expect(Object.keys(files)).toHaveLength(described.tables.length + 1);
    const songs = parse(strFromU8(files["lyrics.csv"] ?? new Uint8Array()), { columns: true });
    expect(songs).toMatchObject((await titles()).map((title) => ({ title })));
    expect(Object.keys(files).filter((name) => /account|passkey|recovery|session/.test(name))).toEqual([]);
  }));

test("with scripts the page does not speak of them", () =>
  visit(path, {}, async (page) => {
    expect(await page.getByLabel("Files").isVisible()).toBe(true);
    expect(await page.getByText("needs a browser with scripts").isVisible()).toBe(false);
  }));

test("a file that is sent as a form is refused, and nothing is imported", async () => {
  const form = new FormData();
  form.set("intent", "save");
  form.set("file", new Blob(["title,english\nTara,la"]), "songs.csv");
  const headers = { Cookie: await signIn(), Origin: address() };
  const answer = await fetch(address() + path, { method: "POST", headers, body: form });
  expect(answer.status).toBe(405);
  expect(await titles()).toEqual(["Chand"]);
});

test("all songs are downloaded as CSV and JSON, with a session only, and are not cached", async () => {
  const download = (format: string, cookie: string) =>
    fetch(`${address()}/admin/lyrics/export/${format}`, { headers: { Cookie: cookie }, redirect: "manual" });
  const session = await signIn();
  const csv = await download("csv", session);
  expect(csv.headers.get("cache-control")).toBe("no-store");
  expect(csv.headers.get("content-disposition")).toMatch(
    /^attachment; filename="songs-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(await csv.text()).toContain("\r\nChand,,Lata,");
  expect(await (await download("json", session)).json()).toMatchObject([
    { title: "Chand", singers: ["Lata"] },
  ]);
  expect((await download("xml", session)).status).toBe(404);
  expect((await download("csv?of=everything", session)).status).toBe(404);
  expect((await download("zip", session)).status).toBe(404);
  expect((await download("zip?of=everything", "")).status).toBe(302);
  expect((await download("csv?of=all-songs", "")).status).toBe(302);
  expect((await download("csv", "")).status).toBe(302);
});

test.each(["phone", "desktop"] as const)(
  "on a %s, one chooses by keyboard whether a file has drafts too, and the page says what it has",
  (width) =>
    visit(path, { width }, async (page) => {
      await saveDraft(sql(), { title: "Tara", lyrics_english: "la" }, { publishAt: "2999-01-01T10:00:00Z" });
      const { id } = await saveSong(sql(), { title: "Sitara", lyrics_english: "la" });
      await withdrawSong(sql(), id);
      const links = page.getByRole("region", { name: "Export" }).getByRole("link");
      expect(await links.evaluateAll((all) => all.map((link) => link.textContent))).toEqual([
        ...["Public Songs", "All Songs", "People and Albums"].flatMap((what) => [
          `Download CSV of ${what}`,
          `Download JSON of ${what}`,
        ]),
        "Download ZIP of Take Everything Out",
      ]);
      await page.getByText("Drafts and withdrawn songs are not in it.").waitFor();
      await expectNoHorizontalScroll(page);
      const downloaded = async (name: string) => {
        const download = page.waitForEvent("download");
        await press(page, name);
        const file = await download;
        return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
      };
      const all = await downloaded("Download CSV of All Songs");
      expect(all.name).toMatch(/^all-songs-\d{4}-\d\d-\d\d\.csv$/);
      const columns = (rows: object[]) => rows.map((row) => Object.values(row).slice(-2));
      expect(columns(parse(all.text, { columns: true, bom: true }))).toEqual([
        ["public", ""],
        ["draft", "2999-01-01T10:00:00.000000Z"],
        ["withdrawn", ""],
      ]);
      const visible = await downloaded("Download JSON of Public Songs");
      expect(visible.name).toMatch(/^songs-/);
      expect(JSON.parse(visible.text)).toMatchObject([{ title: "Chand" }]);
    }),
);

test("people and albums are imported and downloaded like songs", async () => {
  const file = fileOf(
    "people.csv",
    "Type,Name,Other names,Born,Description\nSinger,lata,Lata Ji,1929,Sings\nAlbum,Aandhi,,,\nPoet,Mir,,,\n",
  );
  await visit(path, {}, async (page) => {
    await giveFile(page, file);
    await press(page, "Check people and albums");
    await page.getByText("3 rows checked.").waitFor();
    expect((await rows(page)).map((row) => row.replaceAll(/\s+/g, " ").trim())).toEqual([
      "line 2 lata Changed Changes Name, Other names, Birth year, About.",
      "line 3 Aandhi New",
      expect.stringMatching(/^line 4 Mir Wrong The kind has to be one of: singer/),
    ]);
    expect(await sql()`select from albums`).toHaveLength(0);
    await press(page, "Import 2 rows");
    await page.getByText("Done. 1 added, 1 changed.").waitFor();
  });
  expect(await sql()`select name, birth_year from singers join person_facts using (name_key)`).toEqual([
    { name: "lata", birth_year: 1929 },
  ]);
  const export_ = await fetch(`${address()}/admin/lyrics/export/csv?of=people-and-albums`, {
    headers: { Cookie: await signIn() },
  });
  expect(export_.headers.get("content-disposition")).toMatch(/"people-and-albums-\d{4}-\d\d-\d\d\.csv"$/);
  expect(parse(await export_.text(), { columns: true, bom: true })).toMatchObject([
    { kind: "singer", name: "lata", aliases: "Lata Ji", birth_year: "1929", about: "Sings" },
    { kind: "album", name: "Aandhi", year: "" },
  ]);
});

test("a part with more than it may have is refused in words", async () => {
  const answer = await fetch(`${address()}${path}/part`, {
    method: "POST",
    headers: { Cookie: await signIn(), Origin: address(), "Content-Type": "application/json" },
    body: JSON.stringify({ dryRun: true, songs: Array(201).fill({ title: "x" }) }),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ reason: "A part may have at most 200 songs. Send fewer at once." });
});
