import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { countSongGaps } from "../managed-lists/count-song-gaps.ts";
import { savePreferences } from "../settings/preferences.ts";
import { findSongPage } from "../songs/find-song.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { draftOtherScript } from "./draft-other-script.ts";
import { findMachineVersion } from "./find-machine-version.ts";
import { findSongsLackingScript } from "./find-songs-lacking-script.ts";
import { learnSongs } from "./learn-songs.ts";
import { previewDrafts, redraftSongs } from "./redraft-songs.ts";

const { sql } = await openTestDatabase({ connections: 4 });

beforeEach(async () => {
  await sql`delete from lyrics`;
  await learnSongs(sql, 1_000);
});

const both = { title: "Chhoree", lyrics_hindi: "छोरी छोरी\nआ जा", lyrics_english: "Chhoree chhoree\naa jaa" };
const learn = () => learnSongs(sql, 1_000);
const pairs = async () =>
  (
    await sql<{ pair: string }[]>`
      select concat_ws(' ', devanagari, roman, songs) as pair from private.word_pairs order by devanagari, roman`
  ).map(({ pair }) => pair);
const known = async () => (await sql`select devanagari from private.known_words`).length;
const draft = async (source: string) => (await draftOtherScript(sql, { to: "english", source })).text;

describe("a song in both scripts", () => {
  test("teaches the spelling of its words, which later drafts follow", async () => {
    expect(await draft("छोरी")).toBe("Chhori");
    for (const title of ["One", "Two", "Three"]) await saveSong(sql, { ...both, title });
    await learn();
    expect(await pairs()).toEqual(["आ aa 3", "छोरी chhoree 3", "जा jaa 3"]);
    expect(await draft("छोरी")).toBe("Chhoree");
  });

  test("teaches what the administrator has corrected, and no longer what it was before", async () => {
    const { id } = await saveSong(sql, both);
    await learn();
    await saveSong(sql, { ...both, lyrics_english: "Chori chori\naa ja" }, { id });
    await saveSong(sql, { ...both, lyrics_english: "Chhoriya chhoriya\naa ja" }, { id });
    await learn();
    expect(await pairs()).toEqual(["आ aa 1", "छोरी chhoriya 1", "जा ja 1"]);
  });

  test("teaches nothing any more once it is deleted, and again once it is restored", async () => {
    const { id } = await saveSong(sql, both);
    await learn();
    await deleteEntry(sql, "songs", id);
    await learn();
    expect([await pairs(), await known()]).toEqual([[], 0]);
  });

  test.each([
    ["deleted", (id: number) => `delete from lyrics where id = ${id}`, [], []],
    [
      "changed",
      (id: number) => `update lyrics set lyrics_english = null where id = ${id}`,
      [],
      [{ text: "Chhori chhori\nAa ja" }],
    ],
  ])(
    "that is %s before it was learned teaches nothing of what it was, also if others learn meanwhile",
    async (_, change, taught, drafted) => {
      const { id } = await saveSong(sql, both);
      await sql.begin(async (transaction) => {
        await transaction.unsafe(change(id));
        await learn();
      });
      await learn();
      expect(await pairs()).toEqual(taught);
      expect(await sql`select text from private.machine_versions`).toEqual(drafted);
    },
  );

  test("that is restored before its deletion was learned teaches again, also if others learn meanwhile", async () => {
    const { id } = await saveSong(sql, both);
    await learn();
    await deleteEntry(sql, "songs", id);
    await sql.begin(async (transaction) => {
      await transaction`
        insert into lyrics (id, title, lyrics_hindi, lyrics_english) overriding system value
        values (${id}, 'Again', 'आ', 'aa')`;
      await learn();
    });
    await learn();
    expect(await pairs()).toEqual(["आ aa 1"]);
  });

  test("teaches whoever writes it, and nothing is noted for a change of another field or of views", async () => {
    await sql`insert into lyrics (title, lyrics_hindi, lyrics_english) values ('A', 'आ', 'aa'), ('B', 'आ', 'aa')`;
    expect(await learn()).toBe(2);
    await sql`update lyrics set genre = 'Ghazal', views = views + 1`;
    expect(await learn()).toBe(0);
    await sql`update lyrics set lyrics_english = 'aaa' where title = 'A'`;
    expect(await learn()).toBe(1);
    expect(await pairs()).toEqual(["आ aa 1", "आ aaa 1"]);
  });

  test("with an endless word, which no index could hold, does not keep the others from being learned", async () => {
    let state = 1;
    const letter = () => {
      state = (state * 48_271) % 2_147_483_647;
      return String.fromCharCode(0x0915 + (state % 36));
    };
    const letters = Array.from({ length: 20_000 }, letter);
    await saveSong(sql, { title: "Endless", lyrics_hindi: letters.join("") });
    await saveSong(sql, both);
    expect(await learn()).toBe(2);
    expect(await pairs()).toHaveLength(3);
  });

  test("is learned once by processes that learn at the same time", async () => {
    await sql`insert into lyrics (title, lyrics_hindi, lyrics_english)
      select n::text, 'आ जा ' || repeat('छ', n), 'aa jaa chh' || n from generate_series(1, 60) as n`;
    const learned = await Promise.all(Array.from({ length: 30 }, () => learnSongs(sql, 2)));
    expect(learned.reduce((sum, songs) => sum + songs)).toBe(60);
    expect((await pairs()).filter((pair) => /^(आ|जा) /.test(pair))).toEqual(["आ aa 60", "जा jaa 60"]);
  });

  test("has no machine version", async () => {
    const { id } = await saveSong(sql, both);
    await learn();
    expect(await findMachineVersion(sql, id)).toBeNull();
    expect((await findSongPage(sql, id))?.song.hasMachineVersion).toBe(false);
  });
});

describe("a song in one script", () => {
  const onlyHindi = { title: "Hawa", singerNames: "Lata Mangeshkar", lyrics_hindi: "हवा चली\n\nहवा रुकी" };

  test("gets a machine version of the other, in one statement", async () => {
    const { id } = await saveSong(sql, onlyHindi);
    await learn();
    const counted = countingStatements(sql);
    expect(await findMachineVersion(counted.sql, id)).toEqual({
      id,
      title: "Hawa",
      singerName: "Lata Mangeshkar",
      script: "english",
      text: "Hawa chali\n\nHawa ruki",
    });
    expect(counted.statements()).toBe(1);
    expect((await findSongPage(sql, id))?.song.hasMachineVersion).toBe(true);
  });

  test("loses it in the moment in which its lyrics change", async () => {
    const { id } = await saveSong(sql, onlyHindi);
    await learn();
    await saveSong(sql, { ...onlyHindi, lyrics_english: "Hawa chali\n\nhawa ruki" }, { id });
    expect(await findMachineVersion(sql, id)).toBeNull();
    await learn();
    expect((await findSongsLackingScript(sql, { page: 1 })).count).toBe(0);
  });

  test("has none while the administrator does not offer them", async () => {
    const { id } = await saveSong(sql, onlyHindi);
    await learn();
    await savePreferences(sql, { offersMachineVersions: false });
    expect(await findMachineVersion(sql, id)).toBeNull();
    expect((await findSongPage(sql, id))?.song.hasMachineVersion).toBe(false);
    await savePreferences(sql, { offersMachineVersions: true });
    expect(await findMachineVersion(sql, id)).not.toBeNull();
  });

  test("has none if nothing of it is in its script", async () => {
    const { id } = await saveSong(sql, { title: "La la", lyrics_hindi: "la la la" });
    await learn();
    expect(await findMachineVersion(sql, id)).toBeNull();
  });
});

describe("the list of songs that lack a script", () => {
  test("has the surest drafts first, with their numbers, and each song is counted before it has one", async () => {
    await saveSong(sql, { title: "Sure", lyrics_english: "dil\n\nmera" });
    await saveSong(sql, { title: "Unsure", lyrics_hindi: "मेरा दिल\nदिल हवा" });
    await saveSong(sql, both);
    expect(await countSongGaps(sql)).toMatchObject({ hindi: 1, english: 1 });
    await learn();
    const counted = countingStatements(sql);
    const found = await findSongsLackingScript(counted.sql, { page: 1 });
    expect(counted.statements()).toBe(1);
    expect(found.songs.map(({ title, lacks, lines, words }) => [title, lacks, lines, words])).toEqual([
      ["Sure", "hindi", 2, 2],
      ["Unsure", "english", 2, 4],
    ]);
    expect(found.songs[0]?.unsureWords).toBe(0);
    expect(found.songs[1]?.unsureWords).toBe(1);
    expect(found).toMatchObject({ count: 2, page: 1, pages: 1 });
  });

  test("can leave out those that lack the other script, and has pages", async () => {
    await sql`insert into lyrics (title, lyrics_hindi, lyrics_english)
      select n::text, case when n % 10 > 0 then 'हवा' end,
        case when n % 10 = 0 then 'hawa' end from generate_series(1, 70) as n`;
    await learn();
    expect((await findSongsLackingScript(sql, { page: 1, lacks: "hindi" })).songs).toHaveLength(7);
    const second = await findSongsLackingScript(sql, { page: 9, lacks: "english" });
    expect([second.page, second.pages, second.count, second.songs.length]).toEqual([2, 2, 63, 13]);
  });
});

describe("drafting all songs anew", () => {
  test("can be previewed, and stores nothing then", async () => {
    await saveSong(sql, { title: "Sure", lyrics_english: "dil mera" });
    await saveSong(sql, { title: "Unsure", lyrics_hindi: "हवा" });
    await saveSong(sql, both);
    const drafts = [];
    for await (const { title, lacks, words, unsureWords } of previewDrafts(sql))
      drafts.push([title, lacks, words, unsureWords]);
    expect(drafts).toEqual([
      ["Sure", "hindi", 2, 0],
      ["Unsure", "english", 1, 1],
    ]);
    expect((await findSongsLackingScript(sql, { page: 1 })).count).toBe(0);
  });

  test("follows what later songs have taught, and counts no song twice", async () => {
    const { id } = await saveSong(sql, { title: "Chhori", lyrics_hindi: "छोरी" });
    await learn();
    expect((await findMachineVersion(sql, id))?.text).toBe("Chhori");
    for (const title of ["One", "Two", "Three"]) await saveSong(sql, { ...both, title });
    await redraftSongs(sql, () => {});
    expect((await findMachineVersion(sql, id))?.text).toBe("Chhoree");
    await redraftSongs(sql, () => {});
    expect(await pairs()).toEqual(["आ aa 3", "छोरी chhoree 3", "जा jaa 3"]);
  });
});
