import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { deleteEntry } from "../entries/delete-entry.ts";
import { findDeletion } from "../entries/find-deletion.ts";
import { listTrash } from "../trash/list-trash.ts";
import { restoreFromTrash } from "../trash/restore-from-trash.ts";
import { findWordToEdit } from "./find-word-to-edit.ts";
import { saveWord } from "./save-word.ts";
import { findWordsAnew } from "./store-words-of-songs.ts";
import type { WordInput } from "./word-input.ts";

const { sql } = await openTestDatabase({ connections: 4 });

const gham: WordInput = {
  word: "ग़म",
  roman: "gham",
  origin: "arabic",
  english: "grief",
  hindi: "दुख",
  forms: "",
};
const saveKey = "11111111-1111-4111-8111-111111111111";
const stored = () => sql`select word, roman, origin, english, hindi, forms from words order by word`;

beforeEach(async () => {
  await sql`delete from words`;
  await sql`delete from private.trash`;
  await sql`delete from private.save_requests`;
});

test("a word is stored in the form that words have, however it was typed", async () => {
  const typed = {
    word: ` ${"ग़म".normalize("NFD")} `,
    roman: " GHAM",
    origin: "Arabic ",
    english: "  grief,   sorrow\0",
    hindi: " दुख",
    forms: "ग़मे,  ग़मे ग़मज़दा",
  };
  const { id, word, version } = await saveWord(sql, typed);
  expect(word).toBe("ग़म".normalize("NFC"));
  expect(await stored()).toEqual([
    {
      ...gham,
      word: gham.word.normalize("NFC"),
      english: "grief, sorrow",
      forms: ["ग़मे", "ग़मज़दा"].map((form) => form.normalize("NFC")),
    },
  ]);
  expect(await findWordToEdit(sql, id)).toMatchObject({
    id,
    roman: "gham",
    forms: "ग़मे ग़मज़दा".normalize("NFC"),
    version,
  });
  expect(await findWordToEdit(sql, 1e18)).toBeNull();
});

describe("a word is refused, with the reason at its field,", () => {
  test.each<[string, Partial<WordInput>, RegExp]>([
    ["word", { word: " " }, /letters of Devanagari/],
    ["word", { word: "gham" }, /letters of Devanagari/],
    ["word", { word: "ग़म है" }, /without blanks/],
    ["word", { word: "क".repeat(61) }, /at most 60 characters/],
    ["roman", { roman: "ग़म" }, /from a to z/],
    ["roman", { roman: "-gham" }, /from a to z/],
    ["roman", { roman: "a".repeat(61) }, /at most 60 characters/],
    ["origin", { origin: "old persian" }, /one word/],
    ["english", { english: " " }, /means in English/],
    ["english", { english: "a".repeat(201) }, /at most 200 characters/],
    ["hindi", { hindi: "" }, /means in plain Hindi/],
    ["hindi", { hindi: "क".repeat(201) }, /at most 200 characters/],
    ["forms", { forms: "gham" }, /letters of Devanagari/],
    [
      "forms",
      { forms: Array.from({ length: 51 }, (_, place) => "क".repeat(place + 1)).join(" ") },
      /at most 50/,
    ],
  ])("%s: %o", async (field, wrong, message) => {
    const refusal = { name: "WordRefused", field, message: expect.stringMatching(message) };
    await expect(saveWord(sql, { ...gham, ...wrong })).rejects.toMatchObject(refusal);
    expect(await stored()).toEqual([]);
  });

  test("if it has an entry already, which is named", async () => {
    const { id } = await saveWord(sql, gham);
    const other = { id, name: gham.word.normalize("NFC") };
    await expect(saveWord(sql, gham)).rejects.toMatchObject({ code: "taken", field: "word", other });
  });
});

test("an entry that somebody else has changed or deleted meanwhile is not overwritten", async () => {
  const { id, version } = await saveWord(sql, gham);
  await saveWord(sql, { ...gham, english: "sorrow" }, { id, version });
  await expect(saveWord(sql, gham, { id, version })).rejects.toMatchObject({ code: "stale" });
  await sql`delete from words`;
  await expect(saveWord(sql, gham, { id, version })).rejects.toMatchObject({ code: "gone" });
});

test("a form that is sent twice is saved once", async () => {
  const saved = await Promise.all([saveWord(sql, gham, { saveKey }), saveWord(sql, gham, { saveKey })]);
  expect(saved[0]).toEqual(saved[1]);
  expect(await stored()).toHaveLength(1);
});

test("songs are looked at again after a change of words, not after one of meanings", async () => {
  const { id } = await saveWord(sql, gham);
  await sql`insert into lyrics (title, lyrics_hindi) values ('Gham', 'ग़म है')`;
  expect(await findWordsAnew(sql, 10)).toBe(1);
  await saveWord(sql, { ...gham, english: "sorrow", hindi: "पीड़ा", origin: "persian" }, { id });
  expect(await findWordsAnew(sql, 10)).toBe(0);
  await saveWord(sql, { ...gham, forms: "ग़मज़दा" }, { id });
  expect(await findWordsAnew(sql, 10)).toBe(1);
});

test("a deleted word is in the trash, and is restored unless the word has another entry", async () => {
  const { id } = await saveWord(sql, { ...gham, forms: "ग़मे" });
  const name = gham.word.normalize("NFC");
  expect(await findDeletion(sql, "words", id)).toEqual({ name, songCount: 0 });
  expect(await deleteEntry(sql, "words", id)).toEqual({ name, songCount: 0 });
  expect(await deleteEntry(sql, "words", id)).toBeNull();
  const trash = async () => (await listTrash(sql, { page: 1 })).entries;
  const [deleted] = await trash();
  expect(deleted).toMatchObject({ kind: "words", name, links: 0, obstacle: null });
  const trashId = deleted?.trashId ?? 0;
  const other = await saveWord(sql, gham);
  expect(await trash()).toMatchObject([{ obstacle: "name-taken" }]);
  await expect(restoreFromTrash(sql, trashId)).rejects.toMatchObject({
    code: "name-taken",
    other: { id: other.id, name },
  });
  await sql`delete from words`;
  await sql`delete from private.trash where id <> ${trashId}`;
  expect(await restoreFromTrash(sql, trashId)).toMatchObject({ kind: "words", id, name, missing: [] });
  expect(await stored()).toMatchObject([{ word: name, forms: ["ग़मे".normalize("NFC")] }]);
});
