/** Translations and notes of songs with the official client: read with their song, written by a service. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { ownSite } from "../process/own-site.ts";
import { clientOf, keySettings } from "./client.ts";

const site = ownSite(keySettings);
let service: ReturnType<typeof clientOf>;
let visitor: ReturnType<typeof clientOf>;

beforeAll(() => {
  service = clientOf(site.address, "service_role");
  visitor = clientOf(site.address, "anon");
});
beforeEach(() => site.sql`delete from lyrics`);

test("a service adds, changes and deletes the translation of a song, which visitors read as one object", async () => {
  const { data } = await service.from("lyrics").insert({ title: "Geet", lyrics_english: "la" }).select("id");
  const { id } = (data as { id: number }[])[0] ?? {};
  const embedded = async () => {
    const columns = "title, lyric_translations(english, translator)";
    return (await visitor.from("lyrics").select(columns).eq("id", id).single()).data;
  };
  expect(await embedded()).toEqual({ title: "Geet", lyric_translations: null });
  const texts = { english: "song", translator: "Somebody" };
  const added = await service.from("lyric_translations").insert({ lyric_id: id, ...texts });
  expect(added).toMatchObject({ status: 201, error: null });
  expect(await embedded()).toEqual({ title: "Geet", lyric_translations: texts });
  await service.from("lyric_translations").upsert({ lyric_id: id, english: "a song" });
  expect(await embedded()).toMatchObject({ lyric_translations: { english: "a song" } });
  const empty = await service.from("lyric_translations").update({ english: " " }).eq("lyric_id", id);
  expect(empty.error?.message).toContain("a_translation_has_english_or_plain_hindi");
  await service.from("lyric_translations").delete().eq("lyric_id", id);
  expect(await embedded()).toMatchObject({ lyric_translations: null });
});

test("one call saves a song with its translation, and later calls without one keep it", async () => {
  const call = { p_title: "Geet", p_lyrics_english: "la" };
  const stored = () => site.sql`select english from lyric_translations`;
  const { data } = await service.rpc("save_lyric", { ...call, p_translation_english: "song" });
  const { id } = (data as { id: number }[])[0] ?? {};
  await service.rpc("save_lyric", { ...call, p_id: id, p_genre: "Sad" });
  expect(await stored()).toEqual([{ english: "song" }]);
  await service.rpc("save_lyric", { ...call, p_id: id, p_translation_english: "" });
  expect(await stored()).toEqual([]);
});

test("one call saves a song with its notes and own meanings, which visitors read with it", async () => {
  const p_notes = [{ line: "la", note: "No word." }];
  const p_word_meanings = [{ word: "la", english: "a sound" }];
  const song = { p_title: "Geet", p_lyrics_english: "la", p_notes, p_word_meanings };
  const { data } = await service.rpc("save_lyric", song);
  const { id } = (data as { id: number }[])[0] ?? {};
  const columns = "title, lyric_notes(line, note), lyric_words(word, english)";
  const read = async () => (await visitor.from("lyrics").select(columns).eq("id", id).single()).data;
  expect(await read()).toEqual({ title: "Geet", lyric_notes: p_notes, lyric_words: p_word_meanings });
  await service.rpc("save_lyric", { p_id: id, p_title: "Geet", p_lyrics_english: "la", p_notes: [] });
  expect(await read()).toMatchObject({ lyric_notes: [], lyric_words: p_word_meanings });
  const refused = await service.from("lyric_notes").insert({ lyric_id: id, line: " ", note: "x" });
  expect(refused.error?.message).toContain("a_note_names_its_line");
});
