import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findSavedSong } from "./find-saved-song.ts";
import { saveSong } from "./save-song.ts";

const { sql } = await openTestDatabase();

test("a form whose response was lost finds the song that it saved", async () => {
  const saveKey = crypto.randomUUID();
  expect(await findSavedSong(sql, saveKey)).toBeNull();
  const { id } = await saveSong(sql, { title: "Gaana", lyrics_hindi: "गाना" }, { saveKey });
  expect(await findSavedSong(sql, saveKey)).toBe(id);
});
