import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findSearchPage } from "./find-search-page.ts";
import type { MarkedText } from "./marked-text.ts";

const { sql } = await openTestDatabase({ starterSongs: true });

/** `[` and `]` surround what is marked. */
const shown = (text: MarkedText) =>
  text.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join("");

/** The reasons of the first hit, or of the song with this title. */
async function reasonsFor(q: string, title?: string) {
  const { songs } = await findSearchPage(sql, { q, type: "songs", page: 1 });
  const song = songs.find((hit) => title === undefined || hit.title === title);
  return Object.fromEntries(Object.entries(song?.marked ?? {}).map(([field, text]) => [field, shown(text)]));
}

async function addSong(title: string, { roman, hindi }: { roman: string; hindi?: string }): Promise<void> {
  await sql`
    insert into lyrics (title, lyrics_english, lyrics_hindi) values (${title}, ${roman}, ${hindi ?? null})`;
}

test("a line that matches is the reason, shown in both scripts", async () => {
  expect(await reasonsFor("DIL", "Dil-e-Nadaan Tujhe Hua Kya Hai")).toEqual({
    "roman line": "[Dil]-e-nadaan tujhe hua kya hai",
    "hindi line": "[दिल]-ए-नादाँ तुझे हुआ क्या है",
  });
  expect(await reasonsFor("दर्द की")).toEqual({
    "roman line": "Aakhir is [dard ki] dawa kya hai",
    "hindi line": "आख़िर इस [दर्द की] दवा क्या है",
  });
});

test("words that sound like the typed ones are marked, however they are spelled or split", async () => {
  expect(await reasonsFor("tuje hua kiya")).toMatchObject({
    "roman line": "Dil-e-nadaan [tujhe hua kya] hai",
  });
  expect(await reasonsFor("dawakya hai", "Dil-e-Nadaan Tujhe Hua Kya Hai")).toMatchObject({
    "roman line": "Aakhir is dard ki [dawa kya hai]",
    "hindi line": "आख़िर इस दर्द की [दवा क्या है]",
  });
});

test("a mistyped word marks the word that was meant", async () => {
  expect(await reasonsFor("aakhri is dadr ki dawa")).toMatchObject({
    "roman line": "[Aakhir is dard ki dawa] kya hai",
  });
});

test("a line without a counterpart is shown alone", async () => {
  await addSong("Shaam", { roman: "pehli baat\nkokilaben gaaye" });
  expect(await reasonsFor("kokilaben")).toEqual({ "roman line": "[kokilaben] gaaye" });
});

test("if the scripts have different numbers of lines, the counterpart is the line that sounds alike", async () => {
  const roman = "tarang uthi re\nbarsaat jhoomi\ntarang uthi re\nmayuri naachi van mein";
  await addSong("Mayuri", { roman, hindi: "तरंग उठी रे\nबरसात झूमी\nमयूरी नाची वन में" });
  expect(await reasonsFor("mayuri naachi")).toMatchObject({
    "roman line": "[mayuri naachi] van mein",
    "hindi line": "[मयूरी नाची] वन में",
  });
  await addSong("Chakori", { roman: "chakori boli\nla la", hindi: "कुछ और ही लिखा हुआ" });
  expect(await reasonsFor("chakori boli")).toEqual({ "roman line": "[chakori boli]" });
});

test("a repeated line is shown with its own counterpart", async () => {
  const [roman, hindi] = ["naiya meri\npar lagao\n\nnaiya meri\nprabhu", "नैया मेरी\nपार लगाओ\n\nनैया मेरी\nप्रभु"];
  await addSong("Naiya", { roman, hindi });
  expect(await reasonsFor("naiya meri prabhu")).toMatchObject({ "hindi line": "[नैया मेरी]" });
});

test("words in different fields are marked in each of them", async () => {
  expect(await reasonsFor("ghalib jagjit", "Dil-e-Nadaan Tujhe Hua Kya Hai")).toMatchObject({
    singers: "[Jagjit] Singh, Chitra Singh",
    lyricists: "Mirza [Ghalib]",
  });
  expect(await reasonsFor("lagta nahin zafar")).toEqual({
    title: "[Lagta Nahin] Hai Dil Mera",
    lyricists: "Bahadur Shah [Zafar]",
  });
});

test("genre and year are reasons, too", async () => {
  await sql`
    insert into lyrics (title, lyrics_english, genre, year) values ('Pahadi', 'la la', 'Lorigeet', 1957)`;
  expect(await reasonsFor("lorigeet pahadi 1957")).toEqual({
    title: "[Pahadi]",
    genre: "[Lorigeet]",
    year: "[1957]",
  });
});

test("signs are found as typed", async () => {
  await addSong("Sawaal", { roman: "kya hai\nkahe 50%_ kam" });
  expect(await reasonsFor("%_")).toEqual({ "roman line": "kahe 50[%_] kam" });
});

test("nothing is marked in a line whose words the database counts differently", async () => {
  const tooLong = "aa".repeat(21);
  await addSong("Akshar", { roman: `jhilmilao ${tooLong} taaron` });
  expect(await reasonsFor("jhilmilaao")).toEqual({ "roman line": `jhilmilao ${tooLong} taaron` });
});
