/**
 * A field of songs that is added to the table of fields, with a column of the database, is known everywhere
 * without further code; only its control in the form is missing. Modules are read anew with the longer table.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";

const database = await openTestDatabase();
const { sql } = database;
await sql`
  alter table lyrics add column mood text,
    add constraint mood_is_at_most_20_characters check (char_length(mood) <= 20)`;

vi.resetModules();
vi.doMock("#fields", async (importOriginal) => {
  const fields = await importOriginal<typeof import("#fields")>();
  const songFields = {
    ...fields.songFields,
    mood: {
      kind: "line",
      label: "Mood of the Song",
      name: "Mood",
      stored: "mood",
      column: "mood",
      constraints: ["mood"],
      otherNames: ["feeling"],
    },
  };
  return { ...fields, songFields, songFieldRows: songFields, allSongFields: Object.keys(songFields) };
});
const { findHistory, findRevision, findSongToEdit, findWrongFields, saveSong } = await import("#catalogue");
const { exportFile, importFile } = await import("#exchange");
const { makeBackup, restoreBackup } = await import("#backups");
const { readLyricForm, lyricFields, textOfSong } = await import("./lyric-form/lyric-text.ts");
const { compareStates } = await import("./history/compare-states.server.ts");
const { describeChange } = await import("./history/describe-change.ts");

const folder = mkdtempSync(join(tmpdir(), "antara-field-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.doUnmock("#fields");
  vi.resetModules();
});

const form = new FormData();
form.set("title", "Chand");
form.set("lyrics_hindi", "चाँद");
form.set("mood", " Calm ");
const typed = readLyricForm(form);
const { id } = await saveSong(sql, {
  title: typed.title,
  lyrics_hindi: typed.lyrics_hindi,
  ...moodOf(typed),
});

function moodOf(values: object | null): { readonly mood?: unknown } {
  return { mood: (values as { readonly mood?: unknown } | null)?.mood };
}
const stored = async () => (await sql`select trim(mood) as mood from lyrics`)[0]?.mood;

test("a new field is typed in the form, saved, and in the form again", async () => {
  expect(lyricFields).toContain("mood");
  expect(await stored()).toBe("Calm");
  const song = await findSongToEdit(sql, id);
  expect(moodOf(song && textOfSong(song))).toEqual({ mood: " Calm " });
});

test("a new field is in files both ways, by its column and by its other names, and compared", async () => {
  const file = join(folder, "songs.csv");
  await exportFile(sql, file);
  const [columns = "", row = ""] = readFileSync(file, "utf8").split("\r\n");
  expect(row.split(",")[columns.replace("\ufeff", "").split(",").indexOf("mood")]).toBe(" Calm ");
  const other = join(folder, "other.csv");
  writeFileSync(other, "title,Feeling\nChand,Sad\n");
  const take = () => importFile(sql, other, { report: () => {} });
  expect(await take()).toMatchObject({ updated: 1 });
  expect(await stored()).toBe("Sad");
  expect(await take()).toMatchObject({ unchanged: 1 });
});

test("a new field is named in the history, with what it was and became", async () => {
  await saveSong(sql, { title: "Chand", lyrics_hindi: "चाँद", ...moodOf({ mood: "Bright" }) }, { id });
  const revised = { kind: "songs", id } as const;
  const [latest] = (await findHistory(sql, revised))?.revisions ?? [];
  expect(latest && describeChange(latest, latest.fields)).toBe("Mood");
  const found = await findRevision(sql, revised, latest?.id ?? 0);
  const [changed] = compareStates(found?.was ?? null, found?.became ?? {}, String);
  expect(changed).toMatchObject({ label: "Mood", lines: [{ kind: "removed" }, { kind: "added" }] });
});

test("a new field is in backups", async () => {
  const file = join(folder, "backup");
  await makeBackup(sql, file);
  const before = await stored();
  await sql`update lyrics set mood = null`;
  await restoreBackup({ kind: "external", ...database }, file, { replace: true });
  expect(before).toBeTruthy();
  expect(await stored()).toBe(before);
});

test("a new field is refused by its limit, together with the other wrong fields", async () => {
  const input = { title: "", lyrics_hindi: "चाँद", ...moodOf({ mood: "x".repeat(21) }) };
  const message = "The mood may have at most 20 characters. Please shorten it.";
  await expect(saveSong(sql, { ...input, title: "Chand" })).rejects.toMatchObject({
    code: "too-long",
    field: "mood",
    message,
  });
  expect(await findWrongFields(sql, input, { title: "Missing" })).toEqual({
    title: "Missing",
    mood: message,
  });
});
