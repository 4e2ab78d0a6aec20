import { describe, expect, test } from "vitest";
import { areOfEntries, columnsToRead } from "../entries/entry-columns.ts";
import type { ReadSong } from "../songs/exchanged-song.ts";
import { fieldNamed, matchColumns } from "./match-columns.ts";
import { asItIs } from "./row.ts";
import { songOfRow } from "./song-of-row.ts";

const table = columnsToRead(false);

describe("a column is recognised by the words that people and programs use", () => {
  test.each([
    [
      "title",
      "Title|Name|Song|Song Name|song_name|songName|Song Title|Track Name|Track Title|Songs|gaana|Geet ka naam|गीत|गाना|शीर्षक|गाने का नाम|Song Name (Hindi)|Name of Song|गीत के नाम",
    ],
    [
      "album",
      "Movie|Film|Album|Album Name|Album/Movie|Movie / Album|Film Name|movie_name|albumTitle|albums|Soundtrack|filam|फ़िल्म|फिल्म|एल्बम|चलचित्र|फ़िल्म का नाम|Film (फ़िल्म)|Name of the Film",
    ],
    [
      "singers",
      "Singer|Singers|Singer(s)|Artist Name(s)|Artist Names|Singer/Artists|Singers Name|artistName|Sung By|Playback Singer(s)|lyrics_singers|gayak|gaayak|Gayika|गायक|गायिका|गायक/गायिका|आवाज़|गायक (Singer)|गायकों के नाम|Name of Singer|Singer 1|singer_2_name|Male Singer|गायक २|महिला गायिका",
    ],
    [
      "lyricists",
      "Lyricist|Lyricist(s)|Lyricist Name|lyrics_by|Written By|Lyrics Writer|Songwriter(s)|lyrics_lyricists|geetkar|Geetkar ka naam|गीतकार|शायर",
    ],
    [
      "music_directors",
      "Music Director|Music Director(s)|musicDirector|Music By|Composer|Composer(s)|Composed By|lyrics_music_directors|sangeetkar|Sangeet|संगीतकार|संगीत निर्देशक",
    ],
    ["genre", "Genre|Genre(s)|Category|शैली|vidha"],
    ["year", "Year|Release Date|release_date|releaseYear|Release Year|Year (Release)|saal|varsh|वर्ष|साल"],
    ["album_year", "album_year|albumYear|Album Year|Film Year|Year of Album"],
    ["lyrics", "Lyrics|lyrics|Lyric|Song Lyrics|lyrics_text|bol|Bol|Geet ke bol|बोल|गीत के बोल|Lyrics (Full)"],
    [
      "lyrics_hindi",
      "Lyrics (Hindi)|lyricsHindi|Hindi|Hindi Lyrics|Lyrics in Devanagari|हिंदी|हिन्दी बोल|lyrics_hi",
    ],
    [
      "lyrics_english",
      "Lyrics (English)|lyricsEnglish|Roman|Lyrics [Roman]|Lyrics (Hinglish)|Transliteration|रोमन बोल|अंग्रेजी",
    ],
    ["translation_english", "Translation|Lyrics (English Translation)|Meaning|anuvad"],
    ["track_number", "Track|Track No.|track_no|trackNumber|Track #|No|क्रम"],
    ["youtube_video_id", "YouTube|youtube_url|Video Link|youtubeVideoId"],
    ["cover_image_url", "Cover|coverImageUrl|Album Art|Thumbnail"],
    ["created_at", "created_at|createdAt|Date Added|Added At"],
    [
      "status",
      "Status|state|post_status|postStatus|Publish Status|Published?|is_published|isDraft|Draft|स्थिति|प्रकाशित|प्रकाशन की स्थिति",
    ],
    ["publish_at", "publish_at|publishAt|Publish on|Scheduled at|scheduled_for|Goes live at"],
    [undefined, "Singer/Lyricist|#|id|Duration|कुछ और||()|published_at|Schedule"],
  ])("%s: %s", (field, names) => {
    expect(names.split("|").map((name) => [name, fieldNamed(name, table)])).toEqual(
      names.split("|").map((name) => [name, field]),
    );
  });

  test("the field's own name goes before other names of it", () => {
    expect([...matchColumns(["name", "title", "Song"], table)]).toEqual([
      ["name", null],
      ["title", "title"],
      ["Song", null],
    ]);
  });

  test("songs with a type and a name are no people", () => {
    expect(areOfEntries(["Type", "Name"])).toBe(true);
    expect(areOfEntries(["Type", "Name", "Lyrics"])).toBe(false);
    expect(areOfEntries(["Type", "Name", "Artist"])).toBe(false);
  });
});

test.each([
  ["Singer 1", "Singer 2"],
  ["singer_1_name", "singer_2_name"],
  ["Singer (Male)", "Singer (Female)"],
  ["maleSinger", "femaleSinger"],
  ["गायक", "गायिका"],
  ["Singer", "Co-Singers"],
])("the people of the columns %s and %s are put together", (one, other) => {
  const values = { Song: "A", [one]: "Lata", [other]: "Asha, Lata", Artist: "Bo" };
  const matching = matchColumns(Object.keys(values), table);
  expect(songOfRow({ place: "line 2", values }, matching, false).song).toEqual({
    title: "A",
    singers: "Lata, Asha",
  });
});

const read = (values: Record<string, unknown>): ReadSong<string> =>
  songOfRow({ place: "line 2", values }, new Map(), false);

describe("a value is read in its plain meaning", () => {
  test.each([
    ["year", "१९७५", "1975"],
    ["year", "１９７５", "1975"],
    ["year", "1975.0", "1975"],
    ["year", "1975.00", "1975"],
    ["year", "1,975", "1975"],
    ["year", 1975, "1975"],
    ["year", " 1975 ", "1975"],
    ["year", "1975-08-15", "1975"],
    ["year", "1975-08-15T00:00:00", "1975"],
    ["year", "1975-08", "1975"],
    ["year", "1975/08/15", "1975"],
    ["year", "15/08/1975", "1975"],
    ["year", "15.8.1975", "1975"],
    ["year", "08/15/1975", "1975"],
    ["year", "१५/०८/१९७५", "1975"],
    ["year", "15 August 1975", "1975"],
    ["year", "15-Aug-1975", "1975"],
    ["year", "Aug 15, 1975", "1975"],
    ["year", "August 1975", "1975"],
    ...["N/A", "n/a", "#N/A", "NULL", "null", "None", "-", "--", "—", "\\N", "", null].map(
      (content) => ["year", content, ""] as [string, unknown, string],
    ),
    ...["(null)", "unknown", "Not available", "अज्ञात", "***", "0", "0000-00-00"].map(
      (content) => ["year", content, ""] as [string, unknown, string],
    ),
    ["year", '="1975"', "1975"],
    ["title", '="Tere"', "Tere"],
    ["title", "Unknown", "Unknown"],
    ["title", "Tere\\nMere", "Tere Mere"],
    ["album", { name: "Aandhi", release_year: 1975 }, "Aandhi (1975)"],
    ["album", { id: 4, name: null }, ""],
    ["album", "३ फ़िल्में", "३ फ़िल्में"],
    ["album", "Best of 1960 - 1975", "Best of 1960 - 1975"],
    ["singers", ["Lata", null], "Lata"],
    ["singers", "['Lata', 'Asha']", "Lata, Asha"],
    ["singers", '{Lata,"Asha Rani"}', "Lata, Asha Rani"],
    ["singers", "[Lata, Asha]", "Lata, Asha"],
    ["singers", "{}", ""],
    ["singers", "Lata\\nAsha", "Lata, Asha"],
    ["lyrics_singers", [{ position: 1, singers: null }, { singers: { name: "Lata" } }], "Lata", "singers"],
    ["lyrics_english", "la_x000D_\nla&#13;&#10;la", "la\nla\nla"],
    ["lyrics_english", "la&lt;br&gt;lo&zwnj;", "la\nlo\u200c"],
    ["lyrics_english", ["la", "", "lo"], "la\n\nlo"],
    ["lyrics", "1 2 3", "1 2 3", "lyrics_english"],
    ["track_number", "3/12", "3"],
    ["track_number", "३/१२", "3"],
    ["track_number", "03", "03"],
    ["track_number", "3 of 12", "3"],
    ["track_number", "#3", "3"],
    ["track_number", "3.0", "3"],
    ["created_at", "2025-06-20 10:11:12.345678+00", "2025-06-20T10:11:12.345678+00:00"],
    ["created_at", "2025-06-20 10:11:12.345678+00:00", "2025-06-20T10:11:12.345678+00:00"],
    ["created_at", "2025-06-20T10:11:12.345678+05:30", "2025-06-20T10:11:12.345678+05:30"],
    ["created_at", "2025-06-20 10:11:12+0530", "2025-06-20T10:11:12+05:30"],
    ["created_at", "2025-06-20 10:11:12.345678", "2025-06-20T10:11:12.345678Z"],
    ["created_at", "2025-06-20 10:11:12.3456789Z", "2025-06-20T10:11:12.345678Z"],
    ["created_at", "2025-06-20 10:11:12 UTC", "2025-06-20T10:11:12Z"],
    ["created_at", "2025-06-20 10:11", "2025-06-20T10:11:00Z"],
    ["created_at", "20/06/2025 10:11 PM", "2025-06-20T22:11:00Z"],
    ["created_at", "2025-06-20", "2025-06-20"],
    ["created_at", "15/08/1975", "1975-08-15"],
    ["created_at", "20 June 2025", "2025-06-20"],
    ["created_at", "NULL", ""],
    ["title", 1942, "1942"],
    ["title", "Dil &amp; Jaan", "Dil & Jaan"],
    ["title", "It&#39;s &quot;me&quot;", 'It\'s "me"'],
    ["title", "Na Na", "Na Na"],
    ["title", "N/A", ""],
    ["album", "A<br>B", "A B"],
    ["album", { name: "Aandhi", year: 1975 }, "Aandhi (1975)"],
    ["album", { id: 4, name: "Aandhi", year: null }, "Aandhi"],
    ["album", '{"name":"Aandhi","year":1975}', "Aandhi (1975)"],
    ["albums", { name: "Aandhi", year: 1975 }, "Aandhi (1975)", "album"],
    ["albums", [{ name: "Aandhi" }], "Aandhi", "album"],
    ["albums", null, "", "album"],
    ["singers", ["Lata", "Asha"], "Lata, Asha"],
    ["singers", [{ name: "Lata" }, { name: "Asha" }], "Lata, Asha"],
    ["singers", { name: "Lata" }, "Lata"],
    ["singers", '["Lata","Asha"]', "Lata, Asha"],
    ["singers", "Lata\r\nAsha", "Lata, Asha"],
    ["singers", "Lata &amp; Asha", "Lata & Asha"],
    ["singers", [], ""],
    ["lyrics_singers", [{ singers: { name: "Lata" } }], "Lata", "singers"],
    [
      "lyrics_singers",
      [
        { position: 2, singers: { id: 1, name: "Asha" } },
        { position: 1, singers: { id: 2, name: "Lata" } },
      ],
      "Lata, Asha",
      "singers",
    ],
    ["lyrics_singers", '[{"singers":{"name":"Lata"}}]', "Lata", "singers"],
    ["lyrics_lyricists", [{ lyricists: { name: "Gulzar" } }], "Gulzar", "lyricists"],
    ["lyrics_music_directors", [{ music_directors: { name: "RD" } }], "RD", "music_directors"],
    ["lyrics_english", "la\\nla\\r\\nla", "la\nla\nla"],
    ["lyrics_english", "la<br>la<BR />la<br/>\nla", "la\nla\nla\nla"],
    ["lyrics_english", "<p>la &amp; la</p><p><b>lo</b></p>", "la & la\nlo"],
    ["lyrics_english", "i <3 you & me", "i <3 you & me"],
    ["lyrics_english", "la&hellip; &amp;amp; <A href='x'>lo</A>", "la… & lo"],
    ["lyrics_english", "<Lata> la", "<Lata> la"],
    ["singers", "Lata<br>Asha", "Lata, Asha"],
    ["lyrics_english", ["la", "lo"], "la\nlo"],
    ["lyrics", "तेरे\nमेरे", "तेरे\nमेरे", "lyrics_hindi"],
    ["बोल", "tere\nmere", "tere\nmere", "lyrics_english"],
    ["youtube_video_id", "N/A", ""],
    ["youtube_video_id", "https://youtu.be/abcdefghijk?t=3", "https://youtu.be/abcdefghijk?t=3"],
  ] as [string, unknown, string, string?][])("%s: %j is %j", (column, content, expected, field?: string) => {
    expect(read({ [column]: content })).toEqual({ place: "line 2", song: { [field ?? column]: expected } });
  });

  test.each([
    ["year", "about 1975", '"about 1975"'],
    ["year", "1975-76", '"1975-76"'],
    ["year", 1975.5, '"1975.5"'],
    ["year", "15/08/75", '"15/08/75"'],
    ["track_number", "A1", '"A1"'],
    ["created_at", "yesterday", '"yesterday"'],
    ["created_at", "2025-02-31", '"2025-02-31"'],
    ["created_at", "2025-06-20 25:00", '"2025-06-20 25:00"'],
    ["created_at", "1975", '"1975"'],
    ["youtube_video_id", "nothing", '"nothing"'],
    ["cover_image_url", "C:\\covers\\a.jpg", '"C:\\\\covers\\\\a.jpg"'],
    ["notes", "[", '"["'],
    ["genre", "#REF!", '"#REF!"'],
    ["genre", "Err:502", '"Err:502"'],
  ])("%s: %j costs the field, with a remark, and not the song", (column, content, quoted) => {
    expect(read({ lyrics_hindi: "तेरे", [column]: content })).toEqual({
      place: "line 2",
      song: { lyrics_hindi: "तेरे" },
      unread: { [column]: String(content) },
      remarks: [`${column}: ${quoted} could not be read and was left out.`],
    });
  });

  test.each([
    ["singers", [{ age: 7 }], '"[{\\"age\\":7}]"'],
    ["title", "#NAME?", '"#NAME?"'],
    ["title", { a: 1 }, '"{\\"a\\":1}"'],
    ["album", [{ name: "A" }, { name: "B" }], '"[{\\"name\\":\\"A\\"},{\\"name\\":\\"B\\"}]"'],
  ])("%s: %j cannot be left out, as nobody would know which song it is", (column, content, quoted) => {
    expect(read({ [column]: content }).problem).toBe(
      `${column}: ${quoted} could not be read, and without it nobody knows which one this is.`,
    );
  });

  test("a date whose day may be its month is read as in India, with a remark", () => {
    expect(read({ created_at: "05/06/2025" })).toEqual({
      place: "line 2",
      song: { created_at: "2025-06-05" },
      remarks: ['created_at: "05/06/2025" was read as 2025-06-05.'],
    });
  });

  test.each([
    ...["Aandhi - 1975", "Aandhi, 1975", "Aandhi [1975]", "Aandhi (1975 film)", "Aandhi (Film, 1975)"].map(
      (album) => [
        { album },
        { album: "Aandhi (1975)" },
        `album: ${JSON.stringify(album)} was read as Aandhi (1975).`,
      ],
    ),
    [
      { title: 'Tere (From "Aandhi")' },
      { title: "Tere", album: "Aandhi" },
      'title: "Tere (From \\"Aandhi\\")" was read as Tere, from Aandhi.',
    ],
    [
      { lyrics: "[ti:X]\n[00:02.00]lo\n[00:01.00]la" },
      { lyrics_english: "la\nlo" },
      "lyrics: its times and tags of LRC were left out.",
    ],
  ] as [object, object, string][])("%j is read as what it says, with a remark", (values, song, remark) => {
    expect(read(values as Record<string, unknown>)).toEqual({ place: "line 2", song, remarks: [remark] });
  });

  test("the year of an album becomes a part of its name, and of a song without an album its own", () => {
    expect(read({ album: "Aandhi", album_year: "1975.0" }).song).toEqual({ album: "Aandhi (1975)" });
    expect(read({ album: "Aandhi (no year)", album_year: "1975" }).song).toEqual({
      album: "Aandhi (no year)",
    });
    expect(read({ albumYear: "1975", Movie: "Aandhi (1974)" }).song).toEqual({ album: "Aandhi (1974)" });
    expect(read({ album: "Aandhi", album_year: "N/A", year: "1976" }).song).toEqual({
      album: "Aandhi",
      year: "1976",
    });
    expect(read({ album: "", album_year: 1975 }).song).toEqual({ album: "", year: "1975" });
  });

  test("a column of lyrics gives both scripts, and what has a column of its own stays", () => {
    expect(read({ Lyrics: "तेरे\n\ntere" }).song).toEqual({ lyrics_hindi: "तेरे", lyrics_english: "tere" });
    expect(read({ Lyrics: "तेरे", Roman: "tere" }).song).toEqual({
      lyrics_hindi: "तेरे",
      lyrics_english: "tere",
    });
  });

  test("the texts of the site's own export are exact", () => {
    const columns = [...table.keys()].filter((column) => column !== "lyrics" && column !== "album_year");
    const values = Object.fromEntries(columns.map((column) => [column, ""]));
    const texts = {
      title: 'N/A (From "A")',
      album: "a<br>b - 1975",
      singers: "{A}",
      lyrics_english: "a\\nb &amp; <b>",
      genre: "-",
      translator: asItIs,
    };
    expect(read({ ...values, ...texts }).song).toMatchObject(texts);
  });
});
