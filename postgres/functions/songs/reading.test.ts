import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase();

interface Song {
  readonly title: string;
  readonly views: number;
  readonly singers?: string[];
  readonly album?: string;
  readonly hindi?: string;
}

async function addSong({ title, views, singers = [], album = "", hindi = "बोल" }: Song): Promise<number> {
  const [song] = await sql<{ id: number }[]>`
    select id from save_lyric(
      p_title => ${title}, p_lyrics_hindi => ${hindi}, p_album_name => ${album}, p_singer_names => ${singers},
      p_lyricist_names => ${["Sahir"]}, p_music_director_names => ${["Khayyam", "Roshan"]})`;
  await sql`update lyrics set views = ${views} where id = ${song?.id ?? 0}`;
  return song?.id ?? 0;
}

const quiet = await addSong({
  title: "Chup",
  views: 1,
  singers: ["Zeenat", "Asha"],
  album: "Pakeezah (1972)",
});
const loud = await addSong({ title: "100% Shor_", views: 9, singers: ["Asha"], hindi: "शोर 'बहुत' \\ है" });
const even = await addSong({ title: "Barabar", views: 1, singers: ["Bela", "Zeenat"] });
await sql`insert into singers (name) values ('Nobody')`;

const found = async (keyword: string | null) =>
  (await sql<{ lyric_id: number }[]>`select lyric_id from search_lyrics_ids(${keyword})`).map(
    ({ lyric_id }) => lyric_id,
  );

test("songs are counted", async () => {
  expect(await sql`select get_lyrics_count() as count`).toMatchObject([{ count: 3 }]);
});

describe("the top songs", () => {
  test("come by views, then id, with credits and album as flat columns", async () => {
    const songs = await sql`select * from get_top_lyrics(limit_count => 10)`;
    expect(songs.map(({ id }) => id)).toEqual([loud, quiet, even]);
    expect(songs[1]).toMatchObject({
      title: "Chup",
      lyrics_hindi: "बोल",
      singer_name: "Zeenat, Asha",
      lyricist_name: "Sahir",
      music_director_name: "Khayyam, Roshan",
      album_name: "Pakeezah",
      album_year: 1972,
      album_cover_url: null,
    });
    expect(songs[2]).toMatchObject({ album_name: null, album_year: null });
  });

  test("have every column that a song has", async () => {
    const columns = async (from: string) =>
      Object.keys((await sql.unsafe(`select * from ${from} limit 1`))[0] ?? {});
    const flat = await columns("get_top_lyrics(1)");
    expect(flat.slice(0, -6)).toEqual(await columns("lyrics"));
  });

  test("can be filtered, and their number has bounds", async () => {
    expect(await sql`select id from get_top_lyrics(5) where genre is null and views < 5`).toHaveLength(2);
    expect(await sql`select id from get_top_lyrics(-1)`).toHaveLength(0);
    expect(await sql`select id from get_top_lyrics(2147483647)`).toHaveLength(3);
    expect(await sql`select id from get_top_lyrics(null)`).toHaveLength(3);
  });
});

describe("the top singers", () => {
  test("come by the views of their songs, then the number of songs, then name", async () => {
    const singers = await sql`select * from get_top_singers()`;
    expect(singers.map(({ name, songCount }) => [name, songCount])).toEqual([
      ["Asha", 2],
      ["Zeenat", 2],
      ["Bela", 1],
      ["Nobody", 0],
    ]);
    expect(Object.keys(singers[0] ?? {})).toEqual(["id", "name", "image_url", "songCount"]);
  });

  test("are as many as requested", async () => {
    expect(await sql`select * from get_top_singers(limit_count => 1)`).toHaveLength(1);
    expect(await sql`select * from get_top_singers(-5)`).toHaveLength(0);
  });
});

test("the songs of a lyricist and of a music director come newest first", async () => {
  const newestFirst = [even, loud, quiet].map((lyric_id) => ({ lyric_id }));
  const [sahir] = await sql`select id from lyricists where name = 'Sahir'`;
  const [roshan] = await sql`select id from music_directors where name = 'Roshan'`;
  expect([...(await sql`select * from get_lyrics_by_lyricist(p_lyricist_id => ${sahir?.id})`)]).toEqual(
    newestFirst,
  );
  expect([
    ...(await sql`select * from get_lyrics_by_music_director(p_music_director_id => ${roshan?.id})`),
  ]).toEqual(newestFirst);
  expect(await sql`select * from get_lyrics_by_lyricist(0)`).toHaveLength(0);
});

describe("the analytics", () => {
  test("count songs and views, and list the most viewed songs with their singers", async () => {
    const [numbers] = await sql`select * from get_analytics_data()`;
    expect(numbers).toEqual({
      total_lyrics: 3,
      total_views: 11,
      most_viewed_songs: [
        { id: loud, title: "100% Shor_", singerName: "Asha", views: 9 },
        { id: quiet, title: "Chup", singerName: "Zeenat, Asha", views: 1 },
        { id: even, title: "Barabar", singerName: "Bela, Zeenat", views: 1 },
      ],
    });
  });
});

describe("a search", () => {
  test.each([
    ["the title in any case", "chup", [quiet]],
    ["a part of a singer's name", "ASH", [loud, quiet]],
    ["an album", "pakeez", [quiet]],
    ["a lyricist", "sahir", [loud, quiet, even]],
    ["a music director", "roshan", [loud, quiet, even]],
    ["the Hindi lyrics", "बहुत", [loud]],
    ["a blank around it", "  chup\t", [quiet]],
    ["a per cent sign", "%", [loud]],
    ["an underscore", "_", [loud]],
    ["a backslash", "\\", [loud]],
    ["a quote", "'", [loud]],
    ["what is nowhere", "zzz", []],
    ["nothing", " ", []],
  ])("finds %s", async (_, keyword, songs) => {
    expect(await found(keyword)).toEqual(songs);
  });

  test("with null finds nothing", async () => {
    expect(await found(null)).toEqual([]);
  });

  test("ranks exact titles first, then titles that begin with it, titles that contain it, people, and lyrics", async () => {
    const inLyrics = await addSong({ title: "Aur", views: 99, hindi: "dil" });
    const bySinger = await addSong({ title: "Kya", views: 98, singers: ["Dilraj"] });
    const inside = await addSong({ title: "Mera Dil", views: 97 });
    const beginning = await addSong({ title: "Dil Se", views: 96 });
    const itself = await addSong({ title: "DIL", views: 0 });
    expect(await found("dil")).toEqual([itself, beginning, inside, bySinger, inLyrics]);
  });
});
