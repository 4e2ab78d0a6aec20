import { describe, expect, test } from "vitest";
import { readGlossary } from "../../postgres/testing/index.ts";
import { entriesOf, knownOf } from "./testing/starter-words.ts";
import { mostWordsOfSong } from "./words-of-song.ts";

test("the words of a song are found in both scripts, each entry once with its spellings, in their order", () => {
  const song = {
    hindi: "ग़म है या ख़ुशी है तू\nमेरी शबनम, मेरे ग़मों की",
    english: "Gham hai ya khushi hai tu\nmeri shabnam, mere ghamon ki",
  };
  expect(entriesOf(song)).toEqual(["ग़म: ग़म ग़मों gham ghamon", "शबनम: शबनम shabnam"]);
});

test("the parts of a word with izafat are words of their own", () => {
  expect(entriesOf({ hindi: "दर्द-ए-शबनम", english: "dard-e-shabnam" })).toEqual([
    "दर्द: दर्द dard",
    "शबनम: शबनम shabnam",
  ]);
});

test("the Devanagari word beside it decides what a Roman word means, however it is spelled", () => {
  const song = { hindi: "राज शबनम का", english: "raaz shubnum ka" };
  expect(entriesOf(song)).toEqual(["शबनम: शबनम shubnum"]);
});

test("where lines have different numbers of words, Roman words are those of the song that sound like them", () => {
  const song = { hindi: "शबनम\n\nरक़्स कहाँ है", english: "Oh shabnam\nraks\nkahaan hai" };
  expect(entriesOf(song)).toEqual(["शबनम: शबनम shabnam", "रक़्स: रक़्स raks"]);
});

test("a song that has only Devanagari, and one that has only Roman letters, have words", () => {
  expect(entriesOf({ hindi: "मुंतज़िर रक़्स" })).toEqual(["मुंतज़िर: मुंतज़िर", "रक़्स: रक़्स"]);
  expect(entriesOf({ english: "Muntazir hai raqs", drafted: "मुंतज़िर है रक़्स" })).toEqual([
    "मुंतज़िर: muntazir",
    "रक़्स: raqs",
  ]);
  expect(entriesOf({ english: "Muntajir hai", drafted: "मुंटाजिर है" })).toEqual(["मुंतज़िर: muntajir"]);
  expect(entriesOf({})).toEqual([]);
});

test("of too many words the uncommon ones are kept, in the order of the song", () => {
  const rare = readGlossary()
    .filter(({ name }) => name.startsWith("urdu-h"))
    .flatMap(({ entries }) => entries.map(({ word }) => word));
  const found = entriesOf({ hindi: ["महफ़िल", ...rare].join(" ") });
  expect(found).toHaveLength(mostWordsOfSong);
  expect(found.filter((word) => word.startsWith("महफ़िल"))).toEqual([]);
  expect(entriesOf({ hindi: ["महफ़िल", ...rare.slice(0, 9)].join(" ") })[0]).toBe("महफ़िल: महफ़िल");
});

test("a word is known if a list says so, in all its forms, and others are to be marked", () => {
  expect(knownOf({ hindi: "मोहब्बतें तग़ाफ़ुल इंतज़ार बर्क़ शराबी" })).toEqual({
    मोहब्बत: true,
    तग़ाफ़ुल: false,
    इंतज़ार: true,
    बर्क़: false,
    शराबी: true,
  });
});

describe("the name by which a poet signs", () => {
  const couplets = (last: string) => `दाग़ दिल के\nमोमिन हो तुम\n\n${last}`;

  test("is a word of its own in the last couplet, and elsewhere the word has its meaning", () => {
    const hindi = couplets("मुंतज़िर हूँ\nमैं वही हूँ मोमिन-ए-मुब्तला");
    const song = { hindi, lyricists: ["Momin Khan Momin"] };
    expect(entriesOf(song)).toEqual([
      "दाग़: दाग़",
      "मोमिन: मोमिन",
      "मुंतज़िर: मुंतज़िर",
      "मुब्तला: मुब्तला",
      "the poet: मोमिन",
    ]);
  });

  test("has both spellings, and no other meaning if the song has it there alone", () => {
    const song = {
      hindi: "ग़म है\n\nदाग़ का\nदिल",
      english: "gham hai\n\nDaagh ka\ndil",
      lyricists: ["Daagh Dehlvi"],
    };
    expect(entriesOf(song)).toEqual(["ग़म: ग़म gham", "the poet: दाग़ daagh"]);
  });

  test.each([
    ["of another lyricist", couplets("ज़फ़र\nक्या"), ["Momin"], false],
    ["of the lyricist in Devanagari", couplets("ज़फ़र\nक्या"), ["बहादुर शाह ज़फ़र"], true],
    ["of a couplet without lyricists", couplets("ज़फ़र\nक्या"), [], true],
    ["of a longer stanza without lyricists", couplets("क्या\nज़फ़र\nक्या"), [], false],
    ["that is nothing but a name", couplets("क्या\nकबीर\nक्या"), ["Momin"], true],
    ["that is longer in the credit", couplets("मीरा\nक्या"), ["Meerabai"], true],
  ])("is found by its place and the credits: %s", (_case, hindi, lyricists, isSigned) => {
    expect(entriesOf({ hindi, lyricists }).some((entry) => entry.startsWith("the poet: "))).toBe(isSigned);
  });
});
