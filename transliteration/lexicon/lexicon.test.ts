import { describe, expect, it } from "vitest";
import { alignWords } from "./align-words.ts";
import { learnPairs, learnWords, pairsTaughtBy } from "./learn-words.ts";
import { devanagariKeysOf, lexiconOf, lexiconWithout, romanKeysOf } from "./lexicon.ts";
import { soundKey } from "./sound-key.ts";
import { soundOfDevanagari } from "./sound-of-devanagari.ts";

describe("a song in both scripts", () => {
  it("pairs its words line by line", () => {
    const song = { devanagari: "मेरा दिल\n\nतेरा", roman: "Mera dil\nTera" };
    expect(pairsTaughtBy(song)).toEqual([
      { devanagari: "मेरा", roman: "mera", songs: 1 },
      { devanagari: "दिल", roman: "dil", songs: 1 },
      { devanagari: "तेरा", roman: "tera", songs: 1 },
    ]);
  });

  it("shows names by a capital inside a line, not by that of the line", () => {
    const pairs = pairsTaughtBy({ devanagari: "कहे मीरा\nमीरा नाची", roman: "Kahe Meera\nMeera naachi" });
    expect(pairs.map(({ roman }) => roman)).toEqual(["kahe", "Meera", "naachi"]);
  });

  it("is aligned by sound where a line has more words in one script", () => {
    const words = alignWords({ devanagari: "हम से दूर है", roman: "humse door hai" });
    expect(words.map(({ devanagari, roman }) => [devanagari, roman])).toEqual([
      ["दूर", "door"],
      ["है", "hai"],
    ]);
  });

  it("teaches nothing if its lines do not match, or if it is Sanskrit", () => {
    expect(pairsTaughtBy({ devanagari: "मेरा\nतेरा", roman: "mera tera" })).toEqual([]);
    expect(pairsTaughtBy({ devanagari: "जय वेदम् नमः", roman: "jaya vedam namah" })).toEqual([]);
  });
});

it("endless words are neither learned nor waited for", () => {
  const song = { devanagari: `दिल ${"कख".repeat(50_000)}`, roman: `dil ${"kakha".repeat(50_000)}` };
  expect(pairsTaughtBy(song)).toEqual([{ devanagari: "दिल", roman: "dil", songs: 1 }]);
  expect(soundKey(song.roman).length).toBeLessThan(100);
  expect(soundOfDevanagari(song.devanagari).length).toBeLessThan(200);
}, 2_000);

it("pairs and words are counted by song, not by occurrence", () => {
  const song = { devanagari: "दिल दिल", roman: "dil dil" };
  expect(learnPairs([song, song])).toEqual([{ devanagari: "दिल", roman: "dil", songs: 2 }]);
  expect(learnWords(["दिल दिल है", "दिल"])).toEqual([
    { devanagari: "दिल", songs: 2 },
    { devanagari: "है", songs: 1 },
  ]);
});

describe("a lexicon", () => {
  const lexicon = lexiconOf(
    [{ devanagari: "हिन्दी", roman: "Hindi", songs: 2 }],
    [{ devanagari: "प्यार", songs: 3 }],
  );

  it("knows a word however its nasal is written", () => {
    const [key = ""] = devanagariKeysOf("हिंदी");
    expect(lexicon.romanOf(key)).toEqual([{ text: "Hindi", songs: 2 }]);
  });

  it("can be asked what other songs teach", () => {
    const own = [{ devanagari: "हिन्दी", roman: "Hindi", songs: 1 }];
    const others = lexiconWithout(lexicon, own);
    expect([others.romanOf("हिंदी"), others.devanagariOf("hindi")]).toEqual([
      [{ text: "Hindi", songs: 1 }],
      [{ text: "हिन्दी", songs: 1 }],
    ]);
    expect(lexiconWithout(others, own).romanOf("हिंदी")).toEqual([]);
  });

  it("finds words by how they sound", () => {
    const { sounds } = romanKeysOf("pyar");
    expect(sounds.flatMap((sound) => lexicon.soundingLike(sound))).toEqual([{ text: "प्यार", songs: 3 }]);
  });

  it("is asked for each word of a text once", () => {
    expect(devanagariKeysOf("दिल दिल\nहै")).toEqual(["दिल", "है"]);
    expect(romanKeysOf("Dil dil\nhai")).toEqual({ words: ["dil", "hai"], sounds: ["dl", "h"] });
  });
});

it.each([
  [["pyaar", "pyar", "piyaar"], "प्यार"],
  [["wafa", "vafaa"], "वफ़ा"],
  [["achchha", "accha", "achha"], "अच्छा"],
  [["zindagi", "jindagee"], "ज़िंदगी"],
])("%j sound like %s", (spellings, word) => {
  expect(spellings.map(soundKey)).toEqual(spellings.map(() => soundOfDevanagari(word)));
});
