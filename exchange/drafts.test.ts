/** Songs of a file that are drafts or were withdrawn. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { publishDraft, saveDraft, saveEntry, saveSong, withdrawSong } from "#catalogue";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { exportFile } from "./export-file.ts";
import { importFile } from "./import-file.ts";
import type { Outcome } from "./saving/outcome.ts";
import { readPart } from "./saving/read-part.ts";
import { takePart } from "./take-part.ts";

const { sql } = await openTestDatabase();
beforeEach(async () => {
  for (const table of ["lyrics", "private.drafts", "albums", "singers", "person_aliases"])
    await sql`delete from ${sql(table)}`;
});

const song = { title: "Chand", singers: "Lata, Mukesh", album: "Night (1960)", lyrics_english: "la" };
const form = {
  title: "Chand",
  singerNames: "Lata, Mukesh",
  albumName: "Night (1960)",
  lyrics_english: "la la",
};

type Song = Partial<typeof song>;
const take = (dryRun: boolean, songs: readonly Song[], further: readonly number[] = []) =>
  takePart(sql, readPart(JSON.stringify({ dryRun, songs, further })));
const draftsOf = async (...songs: Song[]) => (await take(true, songs)).map(({ draft }) => draft?.id ?? null);
const titles = async () => (await sql`select title from lyrics order by id`).map(({ title }) => title);

describe("a song of a file that is a draft", () => {
  let id: number;
  beforeEach(async () => {
    ({ id } = await saveDraft(sql, form));
  });

  test("is named with its draft in a dry run, and checked like a new song", async () => {
    const draft = { id, title: "Chand", singerName: "Lata, Mukesh", status: "draft" };
    expect(
      await take(true, [
        { ...song, title: " CHAND " },
        { ...song, lyrics_english: "" },
      ]),
    ).toEqual([
      { status: "created", adds: { singers: ["Lata", "Mukesh"], albums: ["Night (1960)"] }, draft },
      { status: "wrong", message: "Please provide lyrics in at least one language." },
    ]);
  });

  test("is left out when the part is saved, unless it is taken as a further song", async () => {
    const tara = { ...song, title: "Tara" };
    expect(await take(false, [song, tara])).toEqual([
      {
        status: "draft",
        message: `This song is a draft. To make it public, publish it at /admin/lyrics/drafts/edit/${id}.`,
      },
      { status: "created" },
    ]);
    expect(await titles()).toEqual(["Tara"]);
    const taken = async () => (await take(false, [song, tara], [0])).map(({ status }) => status);
    expect(await taken()).toEqual(["created", "unchanged"]);
    expect(await taken()).toEqual(["unchanged", "unchanged"]);
    expect(await titles()).toEqual(["Tara", "Chand"]);
  });

  test("has its title, first singer and album, and no other", async () => {
    expect(
      await draftsOf(
        { ...song, singers: "lata" },
        { ...song, title: "Chand 2" },
        { ...song, singers: "Mukesh, Lata" },
        { ...song, singers: "" },
        { ...song, album: "Night (1961)" },
        { ...song, album: "" },
      ),
    ).toEqual([id, null, null, null, null, null]);
    expect(await draftsOf({ ...song, album: "Night" })).toEqual([null]);
    const { id: bare } = await saveDraft(sql, { title: "Bare" });
    expect(await draftsOf({ title: "bare" }, { title: "bare", album: "Night" })).toEqual([null, null]);
    expect(
      await draftsOf({ title: "bare", lyrics_english: "la" }, { ...song, title: "bare", album: "" }),
    ).toEqual([bare, null]);
  });

  test("is found by the present names of its people and album, and by their other names", async () => {
    await saveSong(sql, { ...form, title: "Tara" });
    await saveDraft(sql, form, { id });
    const [{ lata = 0, night = 0 } = {}] = await sql`
      select s.id as lata, a.id as night from singers as s, albums as a where s.name = 'Lata'`;
    await saveEntry(sql, "singers", { name: "Lata Mangeshkar", aliases: ["Lata M"] }, { id: lata });
    await saveEntry(sql, "albums", { name: "Raat", year: 1960, aliases: ["Dark"] }, { id: night });
    expect(
      await draftsOf(
        { ...song, singers: "Lata Mangeshkar", album: "Raat" },
        { ...song, singers: "lata m", album: "Dark (1960)" },
        { ...song, singers: "lata m", album: "Dark (1961)" },
      ),
    ).toEqual([id, id, null]);
  });

  test("is the public song where there is one", async () => {
    await saveSong(sql, form);
    expect(await take(true, [{ ...song, lyrics_english: "la la" }])).toEqual([{ status: "unchanged" }]);
  });

  test("is a twin of it on another album", async () => {
    expect(await take(true, [{ ...song, album: "" }])).toMatchObject([
      { status: "created", twin: { id, status: "draft" } },
    ]);
  });
});

describe("a withdrawn song", () => {
  const folder = mkdtempSync(join(tmpdir(), "antara-drafts-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const takeFile = async (file: string, dryRun = false) => {
    const lines: string[] = [];
    const report = ({ title, status, message = "" }: Outcome) =>
      lines.push(`${title} ${status} ${message}`.trim());
    const counts = await importFile(sql, file, { dryRun, report });
    return { lines, counts };
  };

  test.each(["csv", "json"])(
    "is left out of an import of an earlier export as %s, and named",
    async (kind) => {
      const { id } = await saveSong(sql, form);
      await saveSong(sql, { ...form, title: "Tara" });
      const file = join(folder, `all.${kind}`);
      await exportFile(sql, file);
      await withdrawSong(sql, id);
      const left = `Chand draft This song was withdrawn. To make it public, publish it at /admin/lyrics/drafts/edit/${id}.`;
      for (const dryRun of [true, false]) {
        expect(await takeFile(file, dryRun)).toEqual({
          lines: [left, "Tara unchanged"],
          counts: { created: 0, updated: 0, unchanged: 1, draft: 1, wrong: 0 },
        });
      }
      expect(await titles()).toEqual(["Tara"]);
      await publishDraft(sql, id);
      expect((await takeFile(file)).lines).toEqual(["Chand unchanged", "Tara unchanged"]);
    },
  );

  test("is not published by an import that was checked before it was withdrawn", async () => {
    const { id } = await saveSong(sql, form);
    expect(await take(true, [song])).toMatchObject([{ status: "updated" }]);
    await withdrawSong(sql, id);
    expect(await take(false, [song])).toMatchObject([{ status: "draft" }]);
    expect(await titles()).toEqual([]);
  });
});
