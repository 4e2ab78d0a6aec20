import { expect, test } from "vitest";
import { readGlossary } from "../../postgres/testing/index.ts";
import { entriesOf } from "./testing/starter-words.ts";
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
