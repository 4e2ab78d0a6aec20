import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase();

async function addSong(fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  const [song] = await sql`
    insert into lyrics ${sql({ title: "Gaana", lyrics_hindi: "गाना", ...fields } as Record<string, string>)}
    returning *`;
  return song ?? {};
}

const brokenRule = (fields: Record<string, unknown>) =>
  addSong(fields).then(
    () => "none",
    (error) => error.constraint_name,
  );

const addSinger = async (name: string) =>
  (await sql`insert into singers (name) values (${name}) returning *`)[0];

describe("the text of a song", () => {
  test("is trimmed and stored in one Unicode form", async () => {
    const song = await addSong({ title: "  Kaif\u00a0  E\u0301tude \u200b", genre: "\tGhazal " });
    expect(song.title).toBe("Kaif \u00c9tude");
    expect(song.genre).toBe("Ghazal");
  });

  test("has uniform line ends, without blanks at the ends of lines and empty lines around the text", async () => {
    const song = await addSong({
      lyrics_hindi: "\ufeff\r\n \nतेरे बिन \u00a0\r\nज़िन्दगी\t\r\r\nसे\u2028कोई\u200b\n \n\u3000",
    });
    expect(song.lyrics_hindi).toBe("तेरे बिन\nज\u093cिन्दगी\n\nसे\nकोई".normalize("NFC"));
  });

  test("keeps the joiners that Devanagari needs, and the indentation of lines", async () => {
    const song = await addSong({ lyrics_hindi: "रक्\u200dषा\n  दूसरी\n\n\nतीसरी" });
    expect(song.lyrics_hindi).toBe("रक्\u200dषा\n  दूसरी\n\n\nतीसरी");
  });

  test("loses control characters and noncharacters, which a feed cannot contain", async () => {
    const song = await addSong({ title: "A\u0001B\u007f", lyrics_hindi: "a\u0008b\uffff" });
    expect([song.title, song.lyrics_hindi]).toEqual(["AB", "ab"]);
  });

  test("loses marks that reorder the text around them, in every field of one line", async () => {
    const typed = "\u202egnos\u202c \u2066geet\u2069 \u200fa\u061cb";
    const song = await addSong({ title: typed, genre: typed });
    const [album] = await sql`insert into albums (name, year) values (${typed}, 1950) returning name`;
    expect([song.title, song.genre, (await addSinger(typed))?.name, album?.name]).toEqual(
      Array.from({ length: 4 }, () => "gnos geet ab"),
    );
  });

  test("is null if it is blank", async () => {
    const song = await addSong({
      genre: " ",
      lyrics_english: "\r\n \u200b",
      youtube_video_id: "",
      cover_image_url: "  ",
    });
    expect(song).toMatchObject({
      genre: null,
      lyrics_english: null,
      youtube_video_id: null,
      cover_image_url: null,
    });
  });
});

describe("a song is refused", () => {
  test.each([
    ["without a title", { title: " \u200b " }, "a_title_is_required"],
    [
      "without lyrics in any language",
      { lyrics_hindi: " \n " },
      "at_least_one_language_of_lyrics_is_required",
    ],
    [
      "without title and lyrics: the title is told first",
      { title: "", lyrics_hindi: "" },
      "a_title_is_required",
    ],
    ["with a title of 301 characters", { title: "क".repeat(301) }, "title_is_at_most_300_characters"],
    ["with a genre of 101 characters", { genre: "g".repeat(101) }, "genre_is_at_most_100_characters"],
    [
      "with Hindi lyrics of 100,001 characters",
      { lyrics_hindi: "क".repeat(100_001) },
      "hindi_lyrics_are_at_most_100000_characters",
    ],
    [
      "with English lyrics of 100,001 characters",
      { lyrics_english: "k".repeat(100_001) },
      "english_lyrics_are_at_most_100000_characters",
    ],
    [
      "with a script for a cover",
      { cover_image_url: "javascript:alert(1)" },
      "song_cover_begins_with_http_or_https",
    ],
    [
      "with data for a cover",
      { cover_image_url: "data:image/png,x" },
      "song_cover_begins_with_http_or_https",
    ],
    [
      "with a cover without a host",
      { cover_image_url: "https:///x" },
      "song_cover_begins_with_http_or_https",
    ],
    [
      "with a blank in its cover",
      { cover_image_url: "https://a b/x" },
      "song_cover_begins_with_http_or_https",
    ],
    [
      "with a cover of 2049 characters",
      { cover_image_url: `https://a/${"x".repeat(2039)}` },
      "song_cover_is_at_most_2048_characters",
    ],
    ["of 1899", { year: 1899 }, "song_year_is_from_1900_to_two_years_from_now"],
    [
      "of three years from now",
      { year: new Date().getUTCFullYear() + 3 },
      "song_year_is_from_1900_to_two_years_from_now",
    ],
    ["with fewer than no views", { views: -1 }, "views_are_not_negative"],
  ])("%s", async (_, fields, rule) => {
    expect(await brokenRule(fields)).toBe(rule);
  });

  test("but not at the limits of these rules", async () => {
    expect(await brokenRule({ year: 1900, cover_image_url: "HTTP://a" })).toBe("none");
    expect(await brokenRule({ year: new Date().getUTCFullYear() + 2, title: "क".repeat(300) })).toBe("none");
  });
});

describe("a video", () => {
  const id = "dQw4-9Wg_cQ";
  test.each([
    id,
    ` ${id} `,
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}&t=42s&list=PLabc`,
    `https://www.youtube.com/watch?app=desktop&v=${id}#t=3`,
    `http://youtube.com/watch/?feature=share&v=${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}&si=x`,
    `HTTPS://WWW.YouTube.COM/watch?v=${id}`,
    `youtube.com/watch?v=${id}`,
    `//www.youtube.com/embed/${id}`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?si=share&t=10`,
    `youtu.be/${id}/`,
    `https://www.youtube.com/embed/${id}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube.com/v/${id}`,
    `<iframe src="https://www.youtube.com/embed/${id}">`,
  ])("typed as %s is stored as its 11 characters", async (typed) => {
    expect((await addSong({ youtube_video_id: typed })).youtube_video_id).toBe(id);
  });

  test.each([
    "dQw4-9Wg_c",
    "dQw4-9Wg_cQQ",
    "Tere Bin 11",
    `https://vimeo.com/${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/?u=youtube.com/watch?v=${id}`,
    `https://notyoutu.be/${id}`,
    `https://www.youtube.com/watch?v=${id}x`,
    "https://www.youtube.com/embed/videoseries?list=PLabc",
    "https://www.youtube.com/embed/live_stream?channel=UCabc",
    "https://www.youtube.com/@channel1234",
    `<iframe src="https://player.vimeo.com/video/${id}">`,
  ])("typed as %s is refused", async (typed) => {
    expect(await brokenRule({ youtube_video_id: typed })).toBe("video_is_a_youtube_address_or_video_id");
  });
});

describe("a name", () => {
  test("ignores case, white space, Unicode form and invisible characters", async () => {
    await addSinger("Lata Mangeshkar");
    await addSinger("लता ख़ान");
    for (const twin of [
      "lata mangeshkar",
      " LATA\u00a0 \tMANGESHKAR ",
      "Lata\u3000Mangeshkar",
      "La\u200bta Mangesh\u00adkar\u200e",
      "लता \u0959ान",
    ]) {
      await expect(addSinger(twin), twin).rejects.toMatchObject({ constraint_name: "singers_name_key_key" });
    }
  });

  test("is stored as typed, tidied", async () => {
    expect((await addSinger("  Begum\n  AKHTAR\u200b "))?.name).toBe("Begum AKHTAR");
  });

  test("of a person is refused if it is blank, too long or contains a comma", async () => {
    await expect(addSinger("\u200b ")).rejects.toMatchObject({ constraint_name: "singer_name_is_required" });
    await expect(addSinger("क".repeat(201))).rejects.toMatchObject({
      constraint_name: "singer_name_is_at_most_200_characters",
    });
    await expect(addSinger("Shankar, Jaikishan")).rejects.toMatchObject({
      constraint_name: "singer_name_has_no_comma",
    });
  });

  test("of 200 characters of four bytes fits into the index", async () => {
    expect((await addSinger("𑘀".repeat(200)))?.name).toHaveLength(400);
  });

  test("of an album may exist once without a year and once for each year", async () => {
    const add = (name: string, year: number | null) =>
      sql`insert into albums (name, year) values (${name}, ${year})`;
    await add("Devdas", null);
    await add("Devdas", 1955);
    await add("Devdas", 2002);
    for (const year of [null, 1955]) {
      await expect(add("DEVDAS ", year)).rejects.toMatchObject({
        constraint_name: "albums_name_key_year_key",
      });
    }
    await expect(add("Devdas", 1899)).rejects.toMatchObject({
      constraint_name: "album_year_is_from_1900_to_two_years_from_now",
    });
  });
});

test("only the three settings can be stored", async () => {
  await sql`insert into settings (key, value) values ('adCode1', ''), ('adCode2', ''), ('analyticsCode', '')`;
  await expect(sql`insert into settings (key, value) values ('adCode3', '')`).rejects.toMatchObject({
    constraint_name: "setting_is_adcode1_adcode2_or_analyticscode",
  });
});
