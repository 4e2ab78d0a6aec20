import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { expectNothingCovered } from "./form-page.ts";
import { expectToast, focused } from "./lyric-form-page.ts";
import { openSharedAdministration } from "./shared-administration.ts";

const { sql, visit } = openSharedAdministration();
const permissions = ["clipboard-read", "clipboard-write"];

const people = {
  albumName: "Dil Se",
  genre: "Romantic",
  singerNames: "Udit Narayan, Mahalakshmi Iyer",
  lyricistNames: "Gulzar",
  musicDirectorNames: "A. R. Rahman",
};

beforeAll(async () => {
  await saveSong(sql(), { title: "Ae Ajnabi", lyrics_hindi: "ऐ अजनबी", ...people });
});

/** Types and counts keystrokes. */
function typist(page: Page) {
  let keystrokes = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    keystrokes += keys.length;
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    keystrokes += [...text].length;
  };
  return {
    press,
    type,
    keystrokes: () => keystrokes,
    /** Types the beginning of a name and accepts the first suggestion. */
    complete: async (beginning: string) => {
      await type(beginning);
      await page.getByRole("option", { selected: true }).waitFor();
      await press("Enter");
    },
    paste: async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await press("Control+v");
    },
  };
}

const stored = (title: string) => sql()`
  select l.title, a.name as "albumName", l.genre, l.lyrics_hindi, l.lyrics_english,
    (select string_agg(p.name, ', ' order by c.position) from lyrics_singers c join singers p on p.id = c.singer_id
     where c.lyric_id = l.id) as "singerNames"
  from lyrics as l left join albums as a on a.id = l.album_id where l.title = ${title}`;

test("the first song of an album takes its title and 31 keystrokes, the next its title and 5", () =>
  visit("/admin/lyrics/add", { permissions }, async (page) => {
    const first = typist(page);
    await expect.poll(() => focused(page)).toBe("title");
    await first.type("Chaiyya Chaiyya");
    await first.press("Enter");
    await first.complete("dil");
    await first.press("Enter", "Enter", "Enter");
    await first.complete("udi");
    await first.complete("mah");
    await first.press("Enter");
    await first.complete("gul");
    await first.press("Enter");
    await first.complete("rah");
    await first.press("Enter");
    await expect.poll(() => focused(page)).toBe("lyrics_hindi");
    await first.paste("जिनके सर हो\nइश्क़ की छाँव");
    await first.press("Tab");
    await first.paste("Jinke sar ho\nIshq ki chhaanv");
    await first.press("Control+Enter");
    await expectToast(page, "Lyric Added");
    expect(await stored("Chaiyya Chaiyya")).toMatchObject([
      {
        albumName: "Dil Se",
        singerNames: people.singerNames,
        lyrics_english: "Jinke sar ho\nIshq ki chhaanv",
      },
    ]);
    expect(first.keystrokes()).toBe("Chaiyya Chaiyya".length + 31);

    const next = typist(page);
    await expect.poll(() => focused(page)).toBe("title");
    await expectNothingCovered(page);
    await next.type("Satrangi Re");
    // Past the genre and the track number, which are still empty.
    await next.press("Enter", "Enter", "Enter");
    await expect.poll(() => focused(page)).toBe("lyrics_hindi");
    await next.paste("तू ही तू");
    await next.press("Control+Enter");
    await expectToast(page, "Lyric Added", '"Satrangi Re" has been successfully added.');
    expect(await stored("Satrangi Re")).toMatchObject([
      { albumName: "Dil Se", genre: null, singerNames: people.singerNames, lyrics_hindi: "तू ही तू" },
    ]);
    expect(next.keystrokes()).toBe("Satrangi Re".length + 5);
  }));

test("a song of 24 lines with one script pasted is saved in both scripts with 10 keystrokes", () =>
  visit("/admin/lyrics/add", { permissions }, async (page) => {
    const stanza = (number: number) =>
      ["तुम मेरे पास होते हो", "कोई दूसरा नहीं होता", "दिल की बात", "सुनो"]
        .map((line) => `${line} ${number}`)
        .join("\n");
    const hindi = [1, 2, 3, 4, 5, 6].map(stanza).join("\n\n");
    const typing = typist(page);
    await expect.poll(() => focused(page)).toBe("title");
    // Past the album, the genre, the track number and the people.
    await typing.press("Enter", "Enter", "Enter", "Enter", "Enter", "Enter", "Enter");
    await expect.poll(() => focused(page)).toBe("lyrics_hindi");
    await typing.paste(hindi);
    await typing.press("F2");
    await page.getByText("Wrote 24 lines and the title.").waitFor();
    await typing.press("Control+s");
    await expectToast(page, "Lyric Added");
    const [song] = await stored("Tum Mere Paas Hote Ho 1");
    expect(song?.lyrics_hindi).toBe(hindi);
    expect(song?.lyrics_english?.split("\n")).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((n) => [
        ...(n > 1 ? [""] : []),
        `Tum mere paas hote ho ${n}`,
        `Koi doosra nahin hota ${n}`,
        `Dil ki baat ${n}`,
        `Suno ${n}`,
      ]),
    );
    expect(typing.keystrokes()).toBe(10);
  }));

/** Songs of our own, in Roman letters. */
const wordsOf = (word: string) =>
  `${word} ki baat suno\nMere paas chale aao\n\n${word} ki raat hai\nHam tum saath hain`;

test("each further song of an album, with one script pasted into any field, takes 7 keys", () =>
  visit("/admin/lyrics/add", { permissions }, async (page) => {
    await sql()`delete from lyrics`;
    const first = typist(page);
    await expect.poll(() => focused(page)).toBe("title");
    await first.press("Enter");
    await first.type("Paanch Geet");
    await first.press("Enter", "Enter");
    await expect.poll(() => focused(page)).toBe("track_number");
    await first.type("1");
    await first.press("Enter");
    await first.type("Mukesh");
    await first.press("Escape", "Enter", "Enter", "Enter");
    await expect.poll(() => focused(page)).toBe("lyrics_hindi");
    const enter = async (typing: typeof first, word: string) => {
      await typing.paste(wordsOf(word));
      await typing.press("F2");
      await page.getByText("Wrote 4 lines and the title.").waitFor();
      await typing.press("Control+Enter");
      await expectToast(page, "Lyric Added", `"${word} Ki Baat Suno" has been successfully added.`);
      await expect.poll(() => focused(page)).toBe("title");
    };
    await enter(first, "Dil");
    for (const word of ["Chaand", "Pyaar", "Phool", "Raat"]) {
      const next = typist(page);
      // Past the genre, the lyricists and the music directors, which are still empty.
      await next.press("Enter", "Enter", "Enter", "Enter");
      await expect.poll(() => focused(page)).toBe("lyrics_hindi");
      await enter(next, word);
      expect(next.keystrokes()).toBeLessThanOrEqual(12);
      expect(next.keystrokes()).toBe(7);
    }
    const songs = await sql()`
      select t.number, l.lyrics_english, l.lyrics_hindi ~ '[A-Za-z]' as is_roman from lyrics as l
      join albums as a on a.id = l.album_id join track_numbers as t on t.lyric_id = l.id
      where a.name = 'Paanch Geet' order by t.number`;
    expect(songs).toEqual(
      ["Dil", "Chaand", "Pyaar", "Phool", "Raat"].map((word, place) => ({
        number: place + 1,
        lyrics_english: wordsOf(word),
        is_roman: false,
      })),
    );
  }));
