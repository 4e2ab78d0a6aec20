import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { button, expectToast, field, fill, focused } from "./lyric-form-page.ts";
import { metricsToken, openSharedAdministration } from "./shared-administration.ts";

const { address, signIn, sql, visit } = openSharedAdministration();
const add = "/admin/lyrics/add";

beforeAll(async () => {
  const songs = [
    { singerNames: "Lata Mangeshkar, Mukesh", albumName: "Devdas (1955)" },
    { singerNames: "Lata Mangeshkar, Latika Rane", albumName: "Devdas (2002)" },
    { singerNames: "Mohammed Rafi", albumName: "Mughal-e-Azam (1960)", lyricistNames: "Shakeel Badayuni" },
    { singerNames: "लता", musicDirectorNames: "Naushad" },
  ];
  for (const [number, song] of songs.entries())
    await saveSong(sql(), { title: `Geet ${number}`, lyrics_hindi: "ला", ...song });
});

const suggested = (page: Page) => page.getByRole("option").locator("span:first-child").allTextContents();
const active = (page: Page) =>
  page.getByRole("option", { selected: true }).locator("span").first().textContent();

async function type(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).pressSequentially(text);
  await page.getByRole("option").first().waitFor();
}

async function empty(page: Page, label: string): Promise<void> {
  await field(page, label).fill("");
  await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
}

describe("while a name is typed", () => {
  test("names that begin with it are suggested, then those that sound so, and arrow keys select", () =>
    visit(add, {}, async (page) => {
      await type(page, "Singers", "lat");
      await expect.poll(() => suggested(page)).toEqual(["Lata Mangeshkar", "Latika Rane", "लता"]);
      expect(await page.getByRole("option").first().textContent()).toBe("Lata Mangeshkar 2 songs");
      const list = await field(page, "Singers").getAttribute("aria-controls");
      expect(await page.getByRole("listbox").getAttribute("id")).toBe(list);
      const first = await field(page, "Singers").getAttribute("aria-activedescendant");
      expect(await page.getByRole("option").first().getAttribute("id")).toBe(first);
      await page.keyboard.press("ArrowDown");
      expect(await active(page)).toBe("Latika Rane");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      expect(await active(page)).toBe("Lata Mangeshkar");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      expect(await field(page, "Singers").inputValue()).toBe("लता, ");
    }));

  test("Escape and Tab keep the typed text", () =>
    visit(add, {}, async (page) => {
      const singers = field(page, "Singers");
      await type(page, "Singers", "lat");
      await page.keyboard.press("Escape");
      expect(await page.getByRole("listbox").count()).toBe(0);
      await page.keyboard.press("Escape");
      expect(await singers.inputValue()).toBe("lat");
      await type(page, "Singers", "a");
      await page.keyboard.press("Tab");
      expect(await singers.inputValue()).toBe("lata");
      await expect.poll(() => focused(page)).toBe("lyricistNames");
      expect(await page.getByRole("listbox").count()).toBe(0);
    }));

  test("Enter accepts the selected name, and adds a comma for the next one", () =>
    visit(add, {}, async (page) => {
      const singers = field(page, "Singers");
      await type(page, "Singers", "lat");
      await page.keyboard.press("Enter");
      expect(await singers.inputValue()).toBe("Lata Mangeshkar, ");
      expect(await page.getByRole("listbox").count()).toBe(0);
      await type(page, "Singers", "raf");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await singers.inputValue()).toBe("Lata Mangeshkar, Mohammed Rafi");
      await expect.poll(() => focused(page)).toBe("lyricistNames");
    }));

  test("a click accepts a name and keeps the focus in the field", () =>
    visit(add, { width: "phone" }, async (page) => {
      await type(page, "Singers", "lat");
      await page.getByRole("option", { name: "Latika Rane" }).click();
      expect(await field(page, "Singers").inputValue()).toBe("Latika Rane, ");
      await expect.poll(() => focused(page)).toBe("singerNames");
    }));

  test("only the name at the caret is replaced, by one that is not in the field yet", () =>
    visit(add, {}, async (page) => {
      await field(page, "Singers").fill("Mukesh, , lata mangeshkar");
      for (let steps = 0; steps < ", lata mangeshkar".length; steps += 1)
        await page.keyboard.press("ArrowLeft");
      await type(page, "Singers", "lat");
      await expect.poll(() => suggested(page)).toEqual(["Latika Rane", "लता"]);
      await page.keyboard.press("Enter");
      expect(await field(page, "Singers").inputValue()).toBe("Mukesh, Latika Rane, lata mangeshkar");
      await page.keyboard.type("!");
      expect(await field(page, "Singers").inputValue()).toBe("Mukesh, Latika Rane!, lata mangeshkar");

      for (const [label, typed, taken] of [
        ["Lyricists", "shak", "Shakeel Badayuni, "],
        ["Music Directors", "nau", "Naushad, "],
        ["Album", "mug", "Mughal-e-Azam"],
        ["Album", "dev", "Devdas (1955)"],
        ["Singers", "लत", "लता, "],
      ] as const) {
        await empty(page, label);
        await type(page, label, typed);
        await page.keyboard.press("Enter");
        expect(await field(page, label).inputValue()).toBe(taken);
      }
    }));

  test("an unknown name has no suggestions, and asks for them once a letter at most", () =>
    visit(add, {}, async (page) => {
      const requests: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/suggestions")) requests.push(request.url());
      });
      await field(page, "Singers").pressSequentially("zzzz");
      await page.getByText("1 singer will be created: zzzz").waitFor();
      expect(await page.getByRole("listbox").count()).toBe(0);
      expect(requests.length).toBeLessThanOrEqual(4);
    }));

  test("Enter never accepts a name that no longer matches the typed text", () =>
    visit(add, {}, async (page) => {
      await type(page, "Singers", "lat");
      await page.route("**/suggestions**", () => {});
      await page.keyboard.type("ha");
      await page.keyboard.press("Enter");
      expect(await field(page, "Singers").inputValue()).toBe("latha");
    }));

  test("the form works when suggestions fail", () =>
    visit(add, { allowErrors: /Failed to load|503|ERR_FAILED/ }, async (page) => {
      await page.route("**/suggestions**", (route) => route.abort());
      await page.route("**/explanation**", (route) => route.fulfill({ status: 503 }));
      await fill(page, { "Song Title": "Akela", "Hindi Lyrics": "ला", Singers: "" });
      await field(page, "Singers").pressSequentially("Mukesh");
      await button(page, "Save").click();
      await expectToast(page, "Lyric Added");
    }));
});

test("explaining what a save would do changes nothing, so cached pages stay valid", async () => {
  const session = { Cookie: await signIn(), Origin: address() };
  const hits = async () => {
    const answer = await fetch(`${address()}/metrics`, {
      headers: { Authorization: `Bearer ${metricsToken}` },
    });
    return Number(/page_cache_answers_total\{outcome="hit"\} (\d+)/.exec(await answer.text())?.[1]);
  };
  await (await fetch(`${address()}/about-us`)).text();
  const before = await hits();
  const explained = await fetch(`${address()}/admin/lyrics/explanation`, {
    method: "POST",
    headers: session,
    body: new URLSearchParams({ singerNames: "Lata Mangeshkar" }),
  });
  expect(await explained.json()).toMatchObject({ names: { singerNames: [{ typed: "Lata Mangeshkar" }] } });
  await (await fetch(`${address()}/about-us`)).text();
  expect(await hits()).toBe(before + 1);
});

test("Enter in a single-line field moves to the next empty field instead of saving", () =>
  visit(add, {}, async (page) => {
    await fill(page, {
      Album: "Devdas (1955)",
      Genre: "Sad",
      "Track Number": "1",
      Singers: "Mukesh",
      "Music Directors": "Naushad",
    });
    await field(page, "Song Title").fill("Geet");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("lyricistNames");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("lyrics_hindi");
    await page.keyboard.press("Enter");
    expect(await field(page, "Hindi Lyrics").inputValue()).toBe("\n");
    await field(page, "Year").focus();
    await page.keyboard.press("Enter");
    expect(await button(page, "Save").evaluate((save) => save === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(add);
  }));

describe("before saving, below the name fields", () => {
  const explained = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

  test("a hint says who and which album exists or will be created, and is read aloud", () =>
    visit(add, {}, async (page) => {
      await fill(page, { Singers: "lata mangeshkar, MUKESH, Arijit Sing", Lyricists: "Gulzar" });
      await explained(page, "2 singers exist, 1 will be created: Arijit Sing");
      await explained(page, "1 lyricist will be created: Gulzar");
      const hint = page.locator("[aria-live=polite]", { hasText: "2 singers exist" });
      const described = await field(page, "Singers").getAttribute("aria-describedby");
      expect(await page.locator(`[id="${described}"]`, { has: hint }).count()).toBe(1);
      await field(page, "Singers").fill("Mukesh");
      await explained(page, "1 singer exists");
      await fill(page, { Album: "mughal-e-azam" });
      await explained(page, "The album Mughal-e-Azam (1960) exists");
      await fill(page, { Album: "Devdas (1936)" });
      await explained(page, "The album Devdas (1936) will be created");
    }));

  test("the hint is what saving does", () =>
    visit(add, {}, async (page) => {
      const count = async () => (await sql()`select count(*)::integer as count from singers`)[0]?.count;
      const before = await count();
      await fill(page, { "Song Title": "Naya", "Hindi Lyrics": "ला", Singers: "mukesh, Shreya" });
      await explained(page, "1 singer exists, 1 will be created: Shreya");
      await button(page, "Save").click();
      await expectToast(page, "Lyric Added");
      expect(await count()).toBe(before + 1);
    }));

  test("the name of several albums is reported, with a choice of their years", () =>
    visit(add, { allowErrors: /status of 400/ }, async (page) => {
      await fill(page, { "Song Title": "Kahe", "Hindi Lyrics": "ला", Album: "devdas" });
      await page.getByText("Several albums are named devdas. Which one is it?").waitFor();
      await button(page, "Save").click();
      await expectToast(page, "Error Adding Lyric");
      await expect.poll(() => focused(page)).toBe("albumName");
      await page.getByRole("button", { name: "devdas of 2002" }).click();
      expect(await field(page, "Album").inputValue()).toBe("devdas (2002)");
      await explained(page, "The album Devdas (2002) exists");
      await button(page, "Save").click();
      await expectToast(page, "Lyric Added");
      const [song] = await sql()`select a.name, a.year from lyrics as l join albums as a on a.id = l.album_id
        where l.title = 'Kahe'`;
      expect(song).toEqual({ name: "Devdas", year: 2002 });
    }));
});
