import fc from "fast-check";
import { expect, test } from "vitest";
import { readPlainText } from "./read-plain-text.ts";

const read = (text: string, name = "a") => readPlainText(text, name)[0] ?? { song: {} };
const words = "tere bina zindagi se\nkoi shikwa to nahin";
const hindi = "तेरे बिना ज़िंदगी से\nकोई शिकवा तो नहीं";

test.each([
  [`Neela Geet\n\n${words}`, { title: "Neela Geet" }],
  [`Neela Geet\n==========\n${words}`, { title: "Neela Geet" }],
  [`Neela Geet\n-----\n\n${words}`, { title: "Neela Geet" }],
  [`*** Neela Geet ***\n${words}`, { title: "Neela Geet" }],
  [`# Neela Geet\n${words}`, { title: "Neela Geet" }],
  [`**Neela Geet**\n\n${words}`, { title: "Neela Geet" }],
  [`=== Neela Geet ===\n${words}`, { title: "Neela Geet" }],
  [`* Neela Geet *\n${words}`, { title: "Neela Geet" }],
  [`Song Details:\nSong: Neela Geet\n${words}`, { title: "Neela Geet" }],
  [`Neela Geet\n(Film - Sardaar)\n\n${words}`, { title: "Neela Geet", album: "Sardaar" }],
  [`Neela Geet – Sardaar (1978)\n\n${words}`, { title: "Neela Geet", album: "Sardaar (1978)" }],
  [`Neela Geet\n\nSardaar (1978)\n\n${words}`, { title: "Neela Geet", album: "Sardaar (1978)" }],
  [`Singer\tLata\nFilm\tSardaar\n\n${words}`, { singers: "Lata", album: "Sardaar" }],
  [`${words}\n\nSinger: Lata\nFilm: Sardaar\n`, { singers: "Lata", album: "Sardaar" }],
  [`${words}\n\nEnglish Translation:\nwithout you`, { translation_english: "without you" }],
  [`=====\nNeela Geet\n=====\n${words}`, { title: "Neela Geet" }],
  [`Neela Geet Lyrics in Hindi\n\n${words}`, { title: "Neela Geet" }],
  [`Neela Geet\nSardaar\n\n${words}`, { title: "Neela Geet", album: "Sardaar" }],
  [`neela geet\nSardaar (1978)\n\n${words}`, { title: "neela geet", album: "Sardaar (1978)" }],
  [`Neela Geet\nFrom Sardaar\n\n${words}`, { title: "Neela Geet", album: "Sardaar" }],
  [`Neela Geet\n(Sardaar)\n\n${words}`, { title: "Neela Geet", album: "Sardaar" }],
  [`TERE BINA\nAANDHI\n------\n${words}`, { title: "TERE BINA", album: "AANDHI" }],
  [
    `Neela Geet\nSardaar\nSinger: Lata\n\n${words}`,
    { title: "Neela Geet", album: "Sardaar", singers: "Lata" },
  ],
  [`Neela Geet\nFilm: Sardaar\n${words}`, { title: "Neela Geet", album: "Sardaar" }],
  [
    `Neela Geet\n\nSinger: Lata\nFilm : Sardaar\n\n${words}`,
    { title: "Neela Geet", singers: "Lata", album: "Sardaar" },
  ],
  [
    `Singer: Lata\nMovie - Sardaar\n\nNeela Geet\n\n${words}`,
    { title: "Neela Geet", singers: "Lata", album: "Sardaar" },
  ],
  [
    `Song: Neela Geet\nSinger:- Lata, Asha\nYear= 1978\n${words}`,
    { title: "Neela Geet", singers: "Lata, Asha", year: "1978" },
  ],
  [`Title: A\nStatus: Draft\nSinger: Lata 🎤\n\n${words}`, { title: "A", status: "draft", singers: "Lata" }],
  [`Title: A\nStatus: Ready?\nMood: sad\nAdded on: 3 May\n\n${words}`, { title: "A", lyrics_english: words }],
  [`A\n\n${words}\n\nतेरे बिना\n\n${hindi}`, { title: "A", lyrics_english: words, lyrics_hindi: hindi }],
  [`**Singer:** Lata\n• Music: Madan\n${words}`, { singers: "Lata", music_directors: "Madan" }],
  [`Singer: Lata | Film: Sardaar\n${words}`, { singers: "Lata", album: "Sardaar" }],
  [`Singer: Lata, Film: Sardaar\n${words}`, { singers: "Lata", album: "Sardaar" }],
  [`Singer: Lata; Asha\n${words}`, { singers: "Lata; Asha" }],
  [`Music & Lyrics by: Madan\n${words}`, { music_directors: "Madan", lyricists: "Madan" }],
  [
    `Lyrics: Gul Zaar\nSinger: Lata\nLabel: X\n\nLyrics:\n${words}`,
    { lyricists: "Gul Zaar", singers: "Lata" },
  ],
  [
    `Track: Neela Geet\nVideo: https://youtu.be/abcdefghijk\n${words}`,
    { title: "Neela Geet", youtube_video_id: "https://youtu.be/abcdefghijk" },
  ],
  [`Singer: Lata\nSinger: Asha\n${words}`, { singers: "Lata, Asha" }],
  [`Singer:\nFilm: Sardaar\n${words}`, { album: "Sardaar" }],
  [`Singer: Lata\n\n\n\n${words}`, { singers: "Lata" }],
  [
    `Neela Geet Lyrics – Sardaar | Lata, Asha\n\n${words}`,
    { title: "Neela Geet", album: "Sardaar", singers: "Lata, Asha" },
  ],
  [
    `Neela Geet Lyrics in Hindi – Sardaar (1978)\n\n${words}`,
    { title: "Neela Geet", album: "Sardaar (1978)" },
  ],
  [
    `Neela Geet / Sardaar / 1978 / Lata\n\n${words}`,
    { title: "Neela Geet", album: "Sardaar", year: "1978", singers: "Lata" },
  ],
  [`Tere Bina - Sardaar\n\n${words}`, { title: "Tere Bina", album: "Sardaar" }],
  [`Neela - Geet\n\n${words}`, { title: "Neela - Geet" }],
  [`Neela Geet - नीला गीत\n\n${words}`, { title: "Neela Geet" }],
  [`गीत / Song: neela geet - नीला गीत\n\n${words}`, { title: "neela geet" }],
  [
    `"Neela Geet"\nSardaar (1978)\nLata, Asha Rani\n\n${words}`,
    { title: "Neela Geet", album: "Sardaar (1978)", singers: "Lata, Asha Rani" },
  ],
  [`Neela Geet\nby Asha Rani\n\n${words}`, { title: "Neela Geet", singers: "Asha Rani" }],
  [
    `Neela Geet\nSung by Asha Rani\nMusic by Madan\n\n${words}`,
    { title: "Neela Geet", singers: "Asha Rani", music_directors: "Madan" },
  ],
  [`Neela Geet\nFilm Sardaar 1978\n\n${words}`, { title: "Neela Geet", album: "Sardaar (1978)" }],
  [`1. Neela Geet\nMovie: Sardaar - 1978\n\n${words}`, { title: "Neela Geet", album: "Sardaar (1978)" }],
  [`Song No. 7: Neela Geet\n${words}`, { title: "Neela Geet" }],
  [`{title: Neela Geet}\n{film: Sardaar}\n${words}`, { title: "Neela Geet", album: "Sardaar" }],
  [`Neela Geet Song Details\nSong: Neela Geet\n\nNeela Geet Lyrics\n\n${words}`, { title: "Neela Geet" }],
  [
    `*Neela Geet*\n_Film - Sardaar_\n\n${words}\n\nForwarded as received`,
    { title: "Neela Geet", album: "Sardaar" },
  ],
  [`Neela Geet\n\n[Verse 1]\n${words}`, { title: "Neela Geet" }],
  [`Neela Geet\n\nMukhda:\n${words}`, { title: "Neela Geet" }],
  [`${words}\n\n12\n\nPage 3 of 4\n- 5 -`, { title: "a" }],
  [`https://example.org/x\n${words}\nVisit www.example.org for more`, { title: "a" }],
  [`Lyrics in English\n${words}`, { title: "a" }],
  [`[00:01]tere bina zindagi se\n[00:02]koi shikwa to nahin`, { title: "a" }],
  [`00:01 tere bina zindagi se\n00:02 koi shikwa to nahin`, { title: "a" }],
  [`0:01\ntere bina zindagi se\n0:09\nkoi shikwa to nahin`, { title: "a" }],
  [`[ti:X]\n[ar:Y]\n${words}`, { title: "X", singers: "Y" }],
  [`\u200bSong -> Neela Geet\u0085Singer => Lata\n\n${words}`, { title: "Neela Geet", singers: "Lata" }],
  [`# Neela Geet\n\n**Singer**: Lata\n\n${words}`, { title: "Neela Geet", singers: "Lata" }],
  [`1) Singer: Lata\n2) Film: Sardaar\n\n${words}`, { singers: "Lata", album: "Sardaar" }],
  [`[Singer] Lata\n[Film] Sardaar\n\n${words}`, { singers: "Lata", album: "Sardaar" }],
  [
    `---\ntitle: Neela Geet\nsingers: [Lata, 'Asha']\n---\n${words}`,
    { title: "Neela Geet", singers: "Lata, Asha" },
  ],
  [`<h1>Dil &amp; Jaan</h1>\n<p>Singer: Lata</p>\n<p>${words}</p>`, { title: "Dil & Jaan", singers: "Lata" }],
  [`Neela Geet\nSardaar\n1978\n\n${words}`, { title: "Neela Geet", album: "Sardaar (1978)" }],
  [`Neela Geet\tSardaar\tLata\n\n${words}`, { title: "Neela Geet", album: "Sardaar", singers: "Lata" }],
  [
    `Lyrics by Gulzar\nMusic By Madan\nTrack: 3/12\n\n${words}`,
    { lyricists: "Gulzar", music_directors: "Madan", track_number: "3" },
  ],
  [
    `\\startsong\n\\stitle{Neela Geet}\n\\singer{Lata}\n%\n% note\n${words}\n\\endsong`,
    { title: "Neela Geet", singers: "Lata" },
  ],
])("the lines above and around the words become fields, or are left out: %j", (text, fields: object) => {
  expect(read(text).song).toEqual({ title: "a", ...fields, lyrics_english: words });
});

test("a first line of the second script stays where the first one has such a line, too", () => {
  const { lyrics_hindi } = read(`A\n\ntere bina\n\n${words}\n\nतेरे बिना\n\n${hindi}`).song;
  expect(lyrics_hindi).toBe(`तेरे बिना\n\n${hindi}`);
});

test.each([
  [
    `गीत: नीला गीत\nफ़िल्म: सरदार\nगायक: लता\nगीतकार - गुल\nसंगीतकार : मदन\nवर्ष: १९७८\n\n${hindi}`,
    {
      title: "नीला गीत",
      album: "सरदार",
      singers: "लता",
      lyricists: "गुल",
      music_directors: "मदन",
      year: "1978",
    },
  ],
  [`गायकः लता\nफिल्म   सरदार\n\n${hindi}`, { title: "a", singers: "लता", album: "सरदार" }],
  [`--- अंतरा १ ---\n${hindi}`, { title: "a" }],
  [`हिंदी लिरिक्स\n${hindi}`, { title: "a" }],
  [`नीला गीत\nसरदार (१९७८)\n\n${hindi}`, { title: "नीला गीत", album: "सरदार (1978)" }],
  [`तेरे बिना\nआँधी\n\n${hindi}`, { title: "तेरे बिना", album: "आँधी" }],
  [`नीला गीत लिरिक्स\n\n${hindi}\n\nपृष्ठ ३`, { title: "नीला गीत" }],
])("Hindi heads are read as English ones: %j", (text, fields: object) => {
  expect(read(text).song).toEqual({ title: "a", ...fields, lyrics_hindi: hindi });
});

test.each([
  "la se, music - tere re\nla tere",
  "la (music) - tere re\nla or music - tere",
  "*pehli*\ndoosri",
  "meri baat suno\nye baat\nMusic: baje\nbaje re: sun",
  "O saathi: re\ntere bina bhi kya jeena",
  "Dil: ek mandir\npyaar ki jis mein hoti hai pooja\n\nyeh",
  "tere bina zindagi se\nkoi shikwa to nahin\n\ntere bina zindagi bhi\nzindagi to nahin",
  "Tere Bina Zindagi Se\nKoi Shikwa\n\nZindagi Bhi Lekin\nZindagi To Nahin",
  "aaja re\naaja re\n\nmain to kab se khadi",
  "ओ साथी\nसाथी रे\n\nतेरे बिना भी\nक्या जीना",
  "ek\n2 3 4\n10:30 ki local - dil se",
  "- haan - haan",
  "10:30 pe\n11:30 pe\naana\nmilna",
  "music by dil se\nstep by step\ndil = dil",
  "बोल\nबोल राधा बोल",
])("words that only look like a head stay: %j", (poem) => {
  const { title, lyrics_hindi = "", lyrics_english = "", ...others } = read(poem).song;
  expect([title, lyrics_hindi + lyrics_english, others]).toEqual(["a", poem, {}]);
});

test.each([
  ["तेरे\r\n\r\nमेरे\r\nसपने", { title: "तेरे", lyrics_hindi: "मेरे\nसपने" }],
  ["mere\nsapne", { title: "a", lyrics_english: "mere\nsapne" }],
  ["तेरे\nमेरे (x2)\n\ntere\nmere", { title: "a", lyrics_hindi: "तेरे\nमेरे (x2)", lyrics_english: "tere\nmere" }],
  ["तेरे\nमेरे\nसपने\nअपने\n(ho ho)", { title: "a", lyrics_hindi: "तेरे\nमेरे\nसपने\nअपने\n(ho ho)" }],
  [
    "Lyrics in Hindi\nतेरे\nमेरे\n\nEnglish Lyrics:\ntere\nmere",
    { title: "a", lyrics_hindi: "तेरे\nमेरे", lyrics_english: "tere\nmere" },
  ],
])(
  "whole parts in both scripts are two versions, a remark in the other script is none: %j",
  (text, expected) => {
    expect(read(text).song).toEqual(expected);
  },
);

test("a file with credits and nothing below them is a song without lyrics", () => {
  expect(read("Song: Neela Geet\nSinger: Lata\n").song).toEqual({
    title: "Neela Geet",
    singers: "Lata",
  });
});

test.each([
  [
    `Neela Geet\nSardaar (1978)\n\n${words}`,
    ["Title from the first line.", "Film from the line below the title."],
  ],
  [`Tere Bina\nSardaar\n\n${words}`, ["Title and film from the first two lines."]],
  [`Neela Geet | Sardaar | Lata\n\n${words}`, ["Title, film and singers from the first line."]],
  [
    `Neela Geet\nPosted on 12/03/2004\n\n${words}\n\n(c) 2004`,
    ["Title from the first line.", "Left out: “(c) 2004”, “Posted on 12/03/2004”."],
  ],
  [`Neela Geet\n===\n${words}`, ["Title from the first line."]],
  [
    `Song: X\nFilm: Y\nLabel: Z\n${words}\nwww.x.org`,
    ["Title and album from the credits in its lines.", "Left out: “www.x.org”, “Label: Z”."],
  ],
  [`Song: X\nYear: soon\n${words}`, ["Title and year from the credits in its lines.", "Left out: “soon”."]],
  [
    `नीला गीत\nसरदार\n\n${hindi}`,
    [
      "The first two lines may be a title and a film; they stay in the lyrics.",
      "Title from the name of the file.",
    ],
  ],
  [
    `Neela Geet\n\n${words}\n\n=====\n\nPeela Geet\n\n${words}`,
    ["Title from the first line.", "Lines of signs divide its words, so it may be several songs."],
  ],
  [words, ["Title from the name of the file."]],
])("what was read how, and what was left out, is said of %j", (text, remarks) => {
  expect(read(text).remarks).toEqual(remarks);
});

test.each([
  ["01 - Neela Geet", "Neela Geet"],
  ["01 Neela Geet", "Neela Geet"],
  ["Neela Geet (Lyrics)", "Neela Geet"],
  ["Lata - Tere Bina", "Tere Bina"],
  ["Tere Bina (Aandhi 1975)", "Tere Bina"],
  ["Neela - Geet", "Neela - Geet"],
  ["neela_geet", "neela geet"],
  ["1942 A Love Story", "1942 A Love Story"],
  ["7 Khoon", "7 Khoon"],
])("a file named %j is the song %j", (name, title) => {
  expect(read(words, name).song.title).toBe(title);
});

test("a file named after film and year is a song of that album", () => {
  expect(read(words, "Tere Bina (Aandhi 1975)").song).toMatchObject({ album: "Aandhi (1975)" });
});

test("labels of the parts of a song and marks of who sings are left out, bare ones where there are several", () => {
  const sung = "(M) pehli\n(F) doosri\n\nMukhda\nteesri\n\nAntara 1\nchauthi";
  expect(read(sung).song.lyrics_english).toBe("pehli\ndoosri\n\nteesri\n\nchauthi");
  expect(read("sargam\nmusic\nbaje re\nbaje").song.lyrics_english).toBe("sargam\nmusic\nbaje re\nbaje");
});

test.each([
  `Song 1: Ek Geet\nSinger: Lata\n\n${words}\n\nSong 2: Do Geet\nSinger: Asha\n\n${words}`,
  `Singer: Lata\nSong: Ek Geet\n${words}\n-----\nSinger: Asha\nSong: Do Geet\n${words}`,
  `Title: Ek Geet\n\nSinger: Lata\n\n${words}\n\n=====\nTitle: Do Geet\n\nSinger: Asha\n\n${words}`,
])("a text with several titles is several songs: %j", (text) => {
  expect(readPlainText(text, "a").map(({ song }) => song)).toEqual([
    { title: "Ek Geet", singers: "Lata", lyrics_english: words },
    { title: "Do Geet", singers: "Asha", lyrics_english: words },
  ]);
});

test("a song with its title in both scripts, each above its words, is one", () => {
  const text = `Title: Tere Bina\n\n${words}\n\nशीर्षक: तेरे बिना\n\n${hindi}`;
  expect(readPlainText(text, "a").map(({ song }) => song)).toEqual([
    { title: "Tere Bina", lyrics_english: words, lyrics_hindi: hindi },
  ]);
});

test("a plain poem comes out word for word", () => {
  const word = fc.constantFrom(
    "tere",
    "bina",
    "Zindagi",
    "se,",
    "koi:",
    "shikwa",
    "(ho)",
    "re!",
    "music",
    "film",
    "5",
    "-",
  );
  const line = fc.array(word, { minLength: 2, maxLength: 6 }).map((all) => `la ${all.join(" ")} re`);
  const stanza = fc.array(line, { minLength: 3, maxLength: 5 }).map((all) => all.join("\n"));
  fc.assert(
    fc.property(fc.array(stanza, { minLength: 1, maxLength: 4 }), (stanzas) => {
      const poem = stanzas.join("\n\n");
      expect(read(poem).song).toEqual({ title: "a", lyrics_english: poem });
    }),
    { numRuns: Number(process.env.RUNS ?? 100) },
  );
});
