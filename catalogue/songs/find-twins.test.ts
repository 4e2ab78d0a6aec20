/** Runs on one server: what it executes is executed on both by `plans`. */
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { withdrawSong } from "../song-drafts/publish-draft.ts";
import { saveDraft } from "../song-drafts/save-draft.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findTwin } from "./find-twins.ts";
import { saveSong } from "./save-song.ts";

const { sql } = await openTestDatabase();

const add = async (title: string, singerNames = "") =>
  (await saveSong(sql, { title, lyrics_hindi: "क", singerNames })).id;

const song = await add("Tere Bina Zindagi", "Lata, Kishore");
const alone = await add('O\'Re %_\\ "Piya"');
await add("Tere Bina Zindagi", "Kishore, Lata");

test("a song with the same title and the same first singer is found, in one statement", async () => {
  const counted = countingStatements(sql);
  const twin = { id: song, title: "Tere Bina Zindagi", singerName: "Lata, Kishore", status: "public" };
  expect(await findTwin(counted.sql, { title: "Tere Bina Zindagi", firstSinger: "Lata" })).toEqual(twin);
  expect(counted.statements()).toBe(1);
  expect(
    await findTwin(sql, { title: " TERE  bina\u00a0zin\u200bdagi ", firstSinger: " LATA , Asha" }),
  ).toEqual(twin);
});

test("an edited song is not its own twin", async () => {
  expect(await findTwin(sql, { title: "Tere Bina Zindagi", firstSinger: "Lata" }, song)).toBeNull();
});

test("a song with another title, another first singer or no singer is not a twin", async () => {
  expect(await findTwin(sql, { title: "Tere Bina", firstSinger: "Lata" })).toBeNull();
  expect(await findTwin(sql, { title: "Tere Bina Zindagi", firstSinger: "Asha" })).toBeNull();
  expect(await findTwin(sql, { title: "Tere Bina Zindagi", firstSinger: "" })).toBeNull();
  expect(await findTwin(sql, { title: "%", firstSinger: "%" })).toBeNull();
  expect(await findTwin(sql, { title: "", firstSinger: "" })).toBeNull();
});

test("songs without a singer are compared with each other", async () => {
  const twin = await findTwin(sql, { title: 'o\'re %_\\ "piya"', firstSinger: " , " });
  expect(twin).toEqual({ id: alone, title: 'O\'Re %_\\ "Piya"', singerName: "", status: "public" });
});

test("the oldest of several twins is found", async () => {
  await add("Tere Bina Zindagi", "Lata");
  expect(await findTwin(sql, { title: "tere bina zindagi", firstSinger: "lata" })).toMatchObject({
    id: song,
  });
});

test("a draft and a withdrawn song are twins where no public song is one, and no twins of themselves", async () => {
  const { id: draft } = await saveDraft(sql, { title: "Tere Bina Zindagi", singerNames: "Lata" });
  const question = { title: "Adhoora", firstSinger: "Asha, Lata" };
  expect(await findTwin(sql, { title: "tere bina zindagi", firstSinger: "lata" }, draft)).toMatchObject({
    id: song,
  });
  const { id } = await saveDraft(sql, { title: " adhoora ", singerNames: "Asha, Kishore" });
  const twin = { id, title: "adhoora", singerName: "Asha, Kishore", status: "draft" };
  expect(await findTwin(sql, question)).toEqual(twin);
  expect(await findTwin(sql, question, id)).toBeNull();
  const withdrawn = await add("Adhoora", "Asha");
  expect(await findTwin(sql, question)).toMatchObject({ id: withdrawn, status: "public" });
  await withdrawSong(sql, withdrawn);
  expect(await findTwin(sql, question, id)).toMatchObject({ id: withdrawn, status: "withdrawn" });
});
