import fc from "fast-check";
import { expect, test } from "vitest";
import { createRemarkCounter } from "./count-remarks.ts";
import { describeCount, describeRemarks } from "./describe-remarks.ts";
import { mendSong, proofreadSong } from "./proofread-song.ts";
import { rowOfKind, type SignKind, safeMends, signKinds } from "./remark-kinds.ts";

const kindsIn = (song: Partial<Record<string, string>>) =>
  proofreadSong(song).map(({ field, kind }) => [field, kind]);
const mend = (song: Partial<Record<string, string>>, ...kinds: SignKind[]) =>
  mendSong({ place: "line 2", song }, new Set(kinds));

test("lyrics and translations are proofread, and other scripts only in lyrics", () => {
  expect(
    kindsIn({
      title: "Dil  hai",
      lyrics_hindi: "दिल है\nDil",
      lyrics_english: "Dil <b>hai",
      translation_english: "“दिल” is <i>heart",
      translation_hindi: "heart  है",
    }),
  ).toEqual([
    ["lyrics_hindi", "wrong script"],
    ["lyrics_english", "markup"],
    ["translation_english", "markup"],
    ["translation_hindi", "spaces"],
  ]);
});

test("only chosen kinds are mended, in all texts, and the song says which", () => {
  const song = { lyrics_hindi: "दिल  है<br>दिल ||", translation_english: "Dil  <b>hai</b>" };
  expect(mend(song, "markup")).toEqual({
    place: "line 2",
    song: { lyrics_hindi: "दिल  है\nदिल ||", translation_english: "Dil  hai" },
    mended: ["markup"],
  });
  expect(mend(song, "spaces", "dandas").song).toEqual({
    lyrics_hindi: "दिल है<br>दिल ॥",
    translation_english: "Dil <b>hai</b>",
  });
});

test("a song without remarks of the chosen kinds stays the same one", () => {
  const read = { place: "line 2", song: { lyrics_english: "Dil  hai" } };
  expect(mendSong(read, new Set(["markup"]))).toBe(read);
});

test("what the kinds promise is so: those without a mend have none, the others always", () => {
  const texts = [
    "[Verse]\nla",
    "<b>la",
    "• la",
    "d\u0430gar",
    "la (la",
    '"a" “b”',
    "la..",
    "la,la",
    "la  la",
    "à¤¦à¤¿à¤²",
    "???? ??",
    "rqe ikl vk;s",
  ];
  const all = [...texts, "la\u00a0la", "la\u200b", "Dil दिल", "दिल"].flatMap((lyrics_english) =>
    proofreadSong({ lyrics_english }),
  );
  const dandas = proofreadSong({ lyrics_hindi: "दिल ||" });
  expect(new Set([...all, ...dandas].map(({ kind }) => kind))).toEqual(new Set(signKinds));
  for (const { kind, mend } of [...all, ...dandas])
    expect([kind, mend === null]).toEqual([kind, rowOfKind[kind].mending === "none"]);
});

test("whatever is mended leaves nothing of its kinds, and mending it again changes nothing", () => {
  const piece = fc.constantFrom(
    ...[
      "la",
      " ",
      "  ",
      "\u00a0",
      "\u200b",
      "<br>",
      "<b>",
      "</p>",
      "&amp;",
      "#39;",
      "&nbsp;",
      ",",
      ",,",
      "..",
      '"',
      "“",
    ],
    ...[
      "\n",
      "|",
      "||",
      "।",
      "• ",
      "♪",
      "[Verse]",
      "www.a.b",
      "[00:12.34]",
      "Embed",
      "'",
      "’",
      "(",
      "दिल",
      "Lyrics",
    ],
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  const mendable = signKinds.filter((kind) => rowOfKind[kind].mending !== "none");
  fc.assert(
    fc.property(text, text, fc.subarray(mendable), (lyrics_hindi, lyrics_english, kinds) => {
      const { song } = mend({ lyrics_hindi, lyrics_english }, ...kinds);
      const left = proofreadSong(song).filter(({ kind }) => kinds.includes(kind));
      expect(left).toEqual([]);
      expect(mend(song, ...kinds).song).toEqual(song);
    }),
  );
});

test("words between angle brackets and lines that may be sung are not mended unseen", () => {
  const lyrics_english = "<Lata> la\nMusic: la la\n• la";
  expect(mend({ lyrics_english }, ...safeMends).song).toEqual({ lyrics_english });
});

test("songs are counted by kind, with the sentence of the first remark", () => {
  const counter = createRemarkCounter(["dots"]);
  for (const text of ["<b>la  la <i>la", "la  la", "la"])
    counter.add(proofreadSong({ lyrics_english: text }), text === "la" ? ["markup"] : []);
  expect([...counter.counts].map(([kind, count]) => describeCount(kind, count))).toEqual([
    "Two dots, or more than three: none",
    "Needless spaces: 2 songs",
    "HTML in the words: 1 song, mended in 1 song",
  ]);
  expect(counter.counts.get("markup")?.example).toBe("“<b>” is a tag of HTML.");
});

test("a song's remarks are one sentence of at most three kinds, with the lines of each", () => {
  expect(describeRemarks(proofreadSong({ lyrics_english: "la\n<b>la\n<i>la" }))).toBe(
    "HTML in the words (English lyrics, lines 2, 3).",
  );
  expect(describeRemarks(proofreadSong({ lyrics_english: "[Verse]\nla  la<b>\n\nla..\n• la,la" }))).toBe(
    "Text that was copied from a web page, a chat or a player (English lyrics, line 1); HTML in the words (English lyrics, line 2); bullets and music signs (English lyrics, line 5); and 3 more.",
  );
  expect(describeRemarks([])).toBe("");
});
