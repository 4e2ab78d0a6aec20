import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLrc } from "./read-lrc.ts";

const read = (text: string) => readLrc(text, "a");
const lyrics = (text: string) => read(text).song.lyrics_english ?? read(text).song.lyrics_hindi;

test.each([
  ["[00:01,50]pehli", "pehli"],
  ["[00:01.5]pehli", "pehli"],
  ["[0:01]pehli", "pehli"],
  ["［00:01.00］pehli", "pehli"],
  ["［００：０１．００］pehli", "pehli"],
  ["【00:01.00】pehli", "pehli"],
  ["[०१:०२]पहली", "पहली"],
  ["[-00:01.00]pehli", "pehli"],
  ["[+00:01.00]pehli", "pehli"],
  ["[1500]pehli", "pehli"],
  ["[1500,2000]<0,500,0>teh<500,300,0>li baat", "tehli baat"],
  ["[ 00:01.00 ] pehli", "pehli"],
  ["[00:01:50]pehli", "pehli"],
  ["[1:02:03.50]pehli\n[00:05]doosri", "doosri\npehli"],
  ["[]pehli", "pehli"],
  ["[00.05.00]doosri\n[00:01]pehli", "pehli\ndoosri"],
  ["[00:-1.00]pehli", "pehli"],
  ["[00:01]pehli [3]", "pehli (3)"],
  ["[00:01]♪ pehli ♪", "pehli"],
  ["[00:00]Chorus\n[00:01]pehli\n[00:02](Music)\n[00:03]Verse 1:\n[00:04]doosri", "pehli\ndoosri"],
  ["[00:01]pehli\n[99:59.99]www.example.org", "pehli"],
  ["[00:01]pehli\n\n[00:02]doosri\n\n[00:03]teesri", "pehli\ndoosri\nteesri"],
  ["[--:--.--]pehli", "pehli"],
  ["[00:xx]pehli", "pehli"],
  ["[mm:ss.xx]pehli", "pehli"],
  ["(00:01)pehli", "pehli"],
  ["[00:01.00-00:03.00]pehli", "pehli"],
  ["00:01.00 pehli", "pehli"],
  ["00:01 pehli\n00:02 doosri", "pehli\ndoosri"],
  ["[00:01.00 pehli", "pehli"],
  ["[00:01 pehli", "pehli"],
  ["1\n00:00:01,000 --> 00:00:02,000\npehli\n\n2\n00:00:03,000 --> 00:00:04,000\ndoosri", "pehli\ndoosri"],
  [
    "WEBVTT\n\n00:01.000 --> 00:02.000 align:start\npehli\nbaat\n\n00:03.000 --> 00:04.000\ndoosri",
    "pehli\nbaat\ndoosri",
  ],
  ["0:01\npehli\n0:02\ndoosri", "pehli\ndoosri"],
  ["{00:01.50}pehli", "pehli"],
  ["{0}{25}pehli\n{26}{50}doosri", "pehli\ndoosri"],
  ["(1500)pehli\n(2500)doosri", "pehli\ndoosri"],
  ["[00'01\"50]pehli", "pehli"],
  ["[00;02.50]doosri\n[00;01.50]pehli", "pehli\ndoosri"],
  ["[00-02-50]doosri\n[0m1.5s]pehli", "pehli\ndoosri"],
  ["[00 : 02 . 50]doosri\n[1500ms]pehli", "pehli\ndoosri"],
  ["[00:01.-50]pehli\n[00'02]doosri\n[00:03_50]teesri\n[00:04/50]chauthi", "pehli\ndoosri\nteesri\nchauthi"],
  ["[0,1000]tere(0,500) bina(5,5)", "tere bina"],
  ["[16210,3460](16210,670,0)tere (16880,410,0)bina", "tere bina"],
  [
    "\u200e[00:01]pehli\n[\u200b00:02]doosri\u2029[00:03]teesri\u000b[00:04]chauthi",
    "pehli\ndoosri\nteesri\nchauthi",
  ],
  [
    "- [00:01] pehli\n2. [00:02] doosri\n**[00:03]** teesri\n<[00:04]>chauthi",
    "pehli\ndoosri\nteesri\nchauthi",
  ],
  ["00:01 - pehli\n00:02 | doosri", "pehli\ndoosri"],
  ["#made by x\n; note\n// note\n[00:01]pehli", "pehli"],
  ["[00:01]* * *\n[00:02]pehli\n[00:03]🎼\n[00:04]doosri", "pehli\n\ndoosri"],
  ["[00:01]{Chorus}\n[00:02]pehli\n[00:03]~Bridge~\n[00:04]doosri", "pehli\ndoosri"],
  ["[00:01]pehli\n[Chorus - Lata]\n[Pre-Chorus]\n[00:02]doosri", "pehli\ndoosri"],
  [
    "[00:01]All: pehli\n[00:02]<M> doosri\n[00:03]F - teesri\n[00:04]स्त्री: chauthi",
    "pehli\ndoosri\nteesri\nchauthi",
  ],
  ["[00:05.000] hello [00:06.000] world", "hello world"],
  ["[00:01]a b\n[00:05.000] hello [00:06.000] world", "a b\nhello world"],
  ["[00:01]a b\n[00:05]tere[00:06]bina<00:07>", "a b\ntere bina"],
  ["[00:01.00]tere <00:05.00>bina", "tere bina"],
  ["[00:05.00]pehli[00:07.00]", "pehli"],
  ["pehli [00:05.00]\ndoosri [00:03.00]", "doosri\npehli"],
  ["[bg: <00:03.00>ho ho]", "(ho ho)"],
  ["[00:02.00][bg: ho <00:03.00>ho]", "(ho ho)"],
  ["[00:10.00][str:x][00:12.00]pehli", "pehli\npehli"],
  ["[00:12.00]doosri\n[00:10.00][00:14.00]pehli", "pehli\ndoosri\npehli"],
  ["[00:01.00]pehli pankti[00:03.00]doosri pankti[00:05.00]teesri", "pehli pankti\ndoosri pankti\nteesri"],
  ["[ti:X][00:01.00]pehli[00:03.00]doosri", "pehli\ndoosri"],
  ["v1: pehli\nv2:doosri", "pehli\ndoosri"],
  ["[00:01]F: pehli\n[00:02]M: doosri\n[00:03]D: teesri", "pehli\ndoosri\nteesri"],
  ["[00:01]Female: pehli\n[00:02](M) doosri\n[00:03][F] teesri", "pehli\ndoosri\nteesri"],
  ["[00:01]Dil: ek mandir\n[00:02]dekho: dekho", "Dil: ek mandir\ndekho: dekho"],
  ["[00:01]ओ: साथी रे\n[00:02]दिल: एक मंदिर", "ओ: साथी रे\nदिल: एक मंदिर"],
  ["[00:03]pehli\n[00:04.00]♪\n[00:05]doosri", "pehli\n\ndoosri"],
  ["[00:03]pehli\n[00:04.00]♫ ♫ (♪)\n[00:05]doosri", "pehli\n\ndoosri"],
  ["[#: made by x]\n[00:01]pehli", "pehli"],
  ["[00:01]pehli\n[Chorus]\n[00:02]doosri", "pehli\ndoosri"],
  ["[00:01]pehli\n[Chorus: Lata]\n[Verse 2]\n[00:02]doosri", "pehli\ndoosri"],
  ["[00:01]pehli\n[मुखड़ा]\n[Antara 1]\n[Pre-Chorus x2]\n[00:02]doosri", "pehli\ndoosri"],
  ["[00:01][saathi re]\n[00:02]doosri [ho ho]", "(saathi re)\ndoosri (ho ho)"],
  ["[00:01]pehli\n[00:02][Lata Ji: doosri]", "pehli\ndoosri"],
  ["[Ripped By: someone]\n[00:01]pehli", "pehli"],
  ["[00:01]pehli [x2]", "pehli (x2)"],
  ["[00:01]10:30 ki local", "10:30 ki local"],
  ["[00:01]log (2,000) hain\n[00:02]music by dil", "log (2,000) hain\nmusic by dil"],
  ["[00:01]5-6-7 {aath} (x2)", "5-6-7 {aath} (x2)"],
  ["[00:01]pehli\n10:30 ki local", "pehli\n10:30 ki local"],
  ["[00:01]<i>pehli", "<i>pehli"],
  ["[00:01]pehli\r\r\n[00:02]doosri\r\r\n", "pehli\ndoosri"],
  ["[by:x]\n[length: 3:45]\n[re:p]\n[ve:1.2]\n[offset:+500]\n[00:01]pehli", "pehli"],
  ["[00:01.00] <00:01.00> tere <00:05.00> bina", "tere bina"],
  ["[00:01.00]<00:01.00>tere <00:05.00>bina <00:06.00>\n[00:07.00]a", "tere bina\na"],
])("no time and no tag is in the words of %j", (text, expected) => {
  expect(lyrics(text)).toBe(expected);
});

test("tags and lines of a usual file are read, its lines in the order of their times", () => {
  const lrc = `[ti:Tere / Bina]\n[ar:Lata Mangeshkar / Kishore Kumar]\n[al:Aandhi]\n[au:Gulzar]\n[by:somebody]\n[length: 5:00]
[00:12.50][01:10.00]tere bina <00:13.00>zindagi se\n[00:20]koi shikwa\n[00:30.1]\n[02:00.00]end`;
  expect(read(lrc).song).toEqual({
    title: "Tere / Bina",
    singers: "Lata Mangeshkar, Kishore Kumar",
    album: "Aandhi",
    lyricists: "Gulzar",
    lyrics_english: "tere bina zindagi se\nkoi shikwa\n\ntere bina zindagi se\nend",
  });
});

test.each([
  ["[ti:Neela Geet][ar:Asha Rani]", { title: "Neela Geet", singers: "Asha Rani" }],
  ["[ ti : X ]", { title: "X" }],
  ["［ti：X］", { title: "X" }],
  ["[TI:X", { title: "X" }],
  ["[ti:Tere [Male Version]]", { title: "Tere (Male Version)" }],
  ["[00:01]pehli\n[al:Sardaar (1978)]", { album: "Sardaar (1978)" }],
  ["[ar:Lata]\n[ar:Kishore]\n[ar:lata]", { singers: "Lata, Kishore" }],
  ["[ar:Lata / Kishore; Asha]", { singers: "Lata, Kishore, Asha" }],
  [
    "[composer: Madan][lyricist: Gul]\n[year:1975-08-15]",
    { music_directors: "Madan", lyricists: "Gul", year: "1975" },
  ],
  ["[00:02.00]Composer : Madan\n[00:03]pehli", { music_directors: "Madan", lyrics_english: "pehli" }],
  ["[00:02.00]Lyrics by: Gul\n[00:03]Singer - Lata\n[00:04]pehli", { lyricists: "Gul", singers: "Lata" }],
  [
    '{"t":0,"c":[{"tx":"Composer: "},{"tx":"Madan"}]}\n[00:03]pehli',
    { music_directors: "Madan", lyrics_english: "pehli" },
  ],
  ["[00:02.00]गायक: लता\n[00:03]पहली", { singers: "लता", lyrics_hindi: "पहली" }],
  ["[00:01]Lyrics: Gul\n[00:02]Label: X\n[00:03]pehli", { lyricists: "Gul", lyrics_english: "pehli" }],
  [
    "[00:01]pehli\n[00:02.00]Composer : Madan\n[00:03]doosri",
    { music_directors: "Madan", lyrics_english: "pehli\ndoosri" },
  ],
  ["[00:01]pehli\n[00:02]Lyrics by: Gul", { lyricists: "Gul", lyrics_english: "pehli" }],
  ["[00:01]pehli\n[00:02]Music: baje", { lyrics_english: "pehli\nMusic: baje" }],
  ["[ti:Geet]\n[ar:Lata]\n[00:00]Geet - Lata\n[00:01]pehli", { title: "Geet", lyrics_english: "pehli" }],
  ["[ti:Geet]\n[00:00]Geet\n[00:01]Composer: M\n[00:02]pehli", { title: "Geet", lyrics_english: "pehli" }],
  ["[ti=Neela Geet]\n[ar:Lata\\Asha]", { title: "Neela Geet", singers: "Lata, Asha" }],
  ['[ti:"Dil &amp; Jaan"]', { title: "Dil & Jaan" }],
  [
    "[00:01]Composed by Madan\n[00:02]pehli\n[00:03]Lyrics by Gul",
    { music_directors: "Madan", lyricists: "Gul", lyrics_english: "pehli" },
  ],
  ["[ti:Pehli]\n[00:00]pehli\n[00:01]doosri", { title: "Pehli", lyrics_english: "pehli\ndoosri" }],
])("tags and credits become fields in %j", (text, expected) => {
  expect(read(text).song).toMatchObject(expected);
});

test.each([
  ["[00:01]pehli", ["Title from the name of the file."]],
  ["[ti:X][str:y]\n[Verse 2]\n[00:01]pehli", ["Left out: “[str:y]”, “[Verse 2]”."]],
  ["[ti:X]\n[ti:Y]\n[year:soon]", ["Left out: “Y”, “soon”."]],
  [
    "[ti:X]\n[00:01]Singer: L\n[00:02]v1: pehli",
    ["Marks of who sings a line were left out.", "Singers from the credits in its lines."],
  ],
  [
    "[ti:X]\n[00:01]tere bina\n[00:01]without you\n[00:02]zindagi\n[00:02]life",
    ["Several lines have the same time: one of them may be a translation."],
  ],
  ["[ti:X][ar:A/B]", ["“A/B” was read as several names."]],
  ["[ti:X]\n[00:01]pehli\n[Lata Ji: doosri]", ["Left out: “Lata Ji:”."]],
  ["[ti:X]\n[Ripped By: someone]\n[al:]\n[00:01]pehli", ["Left out: “[Ripped By: someone]”."]],
  ["[ti:X][by:me]\n[00:01]pehli", undefined],
])("what was read how, and what was left out, is said of %j", (text, remarks) => {
  expect(read(text).remarks).toEqual(remarks);
});

describe("whatever is written in whatever order", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "[",
      "]",
      "<",
      ">",
      "(",
      ")",
      " ",
      "\n",
      ":",
      ".",
      "00:01.00",
      "[00:01.00]",
      "<00:02>",
      "［０１：０２］",
    ),
    fc.constantFrom(
      "[ti:X]",
      "[ar:",
      "bg:",
      "[Chorus]",
      "v1:",
      "♪",
      "5",
      "[1500]",
      "tere",
      "bina",
      "साथी",
      "{",
      "1500,2",
    ),
  );
  test("no time and no tag is left", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const { lyrics_english: english = "", lyrics_hindi: hindi = "" } = read(pieces.join("")).song;
        for (const text of [english, hindi])
          expect(text).not.toMatch(/[[\]]|\d:\d\d[.,]\d|[<(]\s*\d+:\d\d\s*[>)]|\btere\s*\[/);
      }),
      { numRuns: Number(process.env.RUNS ?? 300) },
    );
  });

  const words = fc.array(fc.constantFrom("tere", "bina", "zindagi", "se", "koi", "shikwa", "(ho)", "re,"), {
    minLength: 1,
    maxLength: 5,
  });
  const line = words.map((each) => each.join(" "));
  test("all words with a time before their line stay, in order", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 9 }), (lines) => {
        const timed = lines.map((each, at) => `[00:${String(at).padStart(2, "0")}.00]${each}`);
        expect(lyrics(timed.join("\n"))).toBe(lines.join("\n"));
      }),
      { numRuns: Number(process.env.RUNS ?? 100) },
    );
  });
});
