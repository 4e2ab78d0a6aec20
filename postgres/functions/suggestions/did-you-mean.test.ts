import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase({ starterSongs: true });

const tables = ["singers", "albums", "lyricists", "music_directors"] as const;

const meant = async (query: string) =>
  (await sql<{ meant: string[] }[]>`select private.did_you_mean(${query}) as meant`)[0]?.meant ?? [];

async function addSong(title: string, views = 0): Promise<number> {
  const [song] = await sql<{ id: number }[]>`
    insert into lyrics (title, lyrics_english, views) values (${title}, 'la la la', ${views}) returning id`;
  return song?.id ?? 0;
}

async function addSinger(name: string, songs = 0): Promise<void> {
  const [singer] = await sql`insert into singers (name) values (${name}) returning id`;
  for (let number = 1; number <= songs; number += 1) {
    const song = await addSong(`Gaana Number ${number}`);
    await sql`insert into lyrics_singers (lyric_id, singer_id) values (${song}, ${singer?.id})`;
  }
}

describe("of matches of a part of a query, it offers first", () => {
  test.each([
    ["half a name with a word of respect", "rafi saab", "Mohammed Rafi"],
    ["half a name with words for songs", "talat ke gaane", "Talat Mahmood"],
    ["half a name behind what is asked for", "lyrics by subhadra ji", "Subhadra Kumari Chauhan"],
    ["half a name among unknown words", "zunglo lata wrombix", "Lata Mangeshkar"],
    ["half a name that is mistyped", "mangelkar wala gana", "Lata Mangeshkar"],
    ["half a name with another vowel", "rafee saab", "Mohammed Rafi"],
    ["a name in the other script", "रफ़ी साहब के गाने", "Mohammed Rafi"],
    ["a name written together", "jagjitsingh wrombix", "Jagjit Singh"],
    ["a name parted otherwise", "shyam chittar hu", "Shyama Chittar"],
    ["two words of a title", "chhap tilak wrombixa", "Chhap Tilak Sab Chheeni Re"],
    [
      "two words of a title that do not follow each other",
      "chhap wrombixa chheeni",
      "Chhap Tilak Sab Chheeni Re",
    ],
    ["a title in the other script", "छाप तिलक वाला ज़ुंग्लो", "Chhap Tilak Sab Chheeni Re"],
    ["an album", "umrao film wrombi", "Umrao Jaan"],
    ["a lyricist", "tulsidas wrombix", "Tulsidas"],
    ["a music director", "khayyam wrombixa", "Khayyam"],
  ])("%s", async (_, query, name) => {
    expect((await meant(query))[0]).toBe(name);
  });
});

describe("of several matches, it offers first", () => {
  test("a name with the word before one with a similar word", async () => {
    await addSinger("Zarbina Talukdar", 3);
    await addSinger("Parvez Zarvina");
    expect((await meant("zarvina saab wrombi"))[0]).toBe("Parvez Zarvina");
    expect((await meant("zarbina saab wrombi"))[0]).toBe("Zarbina Talukdar");
  });

  test("the match of more words", async () => {
    await addSong("Khambolo Yulandar Rumjhum", 1);
    await addSong("Khambolo", 900);
    expect((await meant("khambolo yulandar zzungo"))[0]).toBe("Khambolo Yulandar Rumjhum");
  });

  test("the most viewed song, however many have the word", async () => {
    await sql`
      insert into lyrics (title, lyrics_english, views)
      select 'Bulandari ' || n, 'la la la', n % 7 from generate_series(1, 400) as n`;
    await addSong("Bulandari 777", 5_000);
    expect((await meant("bulandari wrombix"))[0]).toBe("Bulandari 777");
  });

  test("the singer with most songs, however many have the name", async () => {
    await sql`insert into singers (name) select 'Dumrelo ' || n from generate_series(1, 400) as n`;
    await addSinger("Dumrelo 777", 2);
    expect((await meant("dumrelo saab wrombi"))[0]).toBe("Dumrelo 777");
  });
});

test("a match of much less of a query is not offered beside the best one", async () => {
  expect(await meant("jhansi wali rani ki kahani wrombi")).toEqual(["Jhansi Ki Rani"]);
});

test("filler words alone lead to nothing", async () => {
  await addSong("Saab Ke Gaane Wala");
  for (const query of ["saab", "ke gaane", "song lyrics by wala ji", "साहब के गाने"])
    expect(await meant(query), query).toEqual([]);
});

test("each name is offered once, and no more than three", async () => {
  for (const table of tables) await sql`insert into ${sql(table)} (name) values ('Ghulundra Vastavya')`;
  expect(await meant("ghulundra saab wrombi")).toEqual(["Ghulundra Vastavya"]);
  await sql`insert into albums (name) select 'Ghulundra ' || n from generate_series(1, 9) as n`;
  expect(await meant("ghulundra saab wrombi")).toHaveLength(3);
});

test("random letters lead to nothing", async () => {
  const file = new URL("../../../tools/bench/search/queries.json", import.meta.url);
  const { nonsense } = JSON.parse(readFileSync(file, "utf8")) as { nonsense: string[] };
  const offered: Record<string, readonly string[]> = {};
  for (const query of nonsense) {
    const names = await meant(query);
    if (names.length > 0) offered[query] = names;
  }
  expect(nonsense.length).toBeGreaterThanOrEqual(100);
  expect(offered).toEqual({});
});

test("a text of any length and kind breaks nothing", async () => {
  for (const query of [
    "",
    "\u0001",
    "🎵",
    "x".repeat(10_000),
    "a ".repeat(5_000),
    "रफ़ी ".repeat(500),
    "'\"%_\\",
  ])
    await expect(meant(query)).resolves.toBeInstanceOf(Array);
});
