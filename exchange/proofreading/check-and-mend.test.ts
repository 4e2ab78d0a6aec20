import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { importFile, type Reported } from "../import-file.ts";
import { type SignKind, safeMends } from "./remark-kinds.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-mend-"));
afterAll(() => rmSync(folder, { recursive: true }));

const { sql } = await openTestDatabase();
beforeEach(() => sql`delete from lyrics`);

async function take(name: string, text: string, mends: ReadonlySet<SignKind>, dryRun = false) {
  const path = join(folder, name);
  writeFileSync(path, text);
  const told: Reported[] = [];
  await importFile(sql, path, { mends, dryRun, report: (reported) => told.push(reported) });
  return told.map(({ status, song, mended }) => ({ status, words: song?.lyrics_english, mended }));
}

const stored = async () => (await sql`select lyrics_english from lyrics`)[0]?.lyrics_english;

const words = "la,la<br>la\nlo\u200b  lo <b>lo</b>";

test.each([
  ["songs.csv", `title,lyrics_english\nTara,"la,la\nla\nlo\u200b  lo lo"`],
  ["songs.json", JSON.stringify([{ title: "Tara", lyrics_english: "la,la\nla\nlo\u200b  lo lo" }])],
  ["Tara.txt", words],
  ["Tara.lrc", "[00:01.00]la,la\n[00:02.00]la\n[00:03.00]lo\u200b  lo <b>lo</b>"],
])(
  "a check shows what an import with the same mends saves, and again nothing changes: %s",
  async (name, text) => {
    const checked = await take(name, text, safeMends, true);
    expect(checked).toMatchObject([{ status: "created", mended: expect.arrayContaining(["commas"]) }]);
    expect(await stored()).toBeUndefined();
    expect(await take(name, text, safeMends)).toEqual(checked);
    expect(await stored()).toBe("la, la\nla\nlo lo lo");
    expect(checked[0]?.words?.trim()).toBe("la, la\nla\nlo lo lo");
    expect(await take(name, text, safeMends)).toMatchObject([{ status: "unchanged" }]);
  },
);

test("a song that was imported as it was is updated by an import that mends it", async () => {
  const text = `title,lyrics_english\nTara,"la  la\nlo,lo"`;
  expect(await take("songs.csv", text, new Set())).toEqual([{ status: "created", words: "la  la\nlo,lo" }]);
  expect(await take("songs.csv", text, new Set(["commas"]))).toMatchObject([{ status: "updated" }]);
  expect(await stored()).toContain("lo, lo");
});

test("people and albums are never mended, and have no words of songs", async () => {
  const told = await take("people.csv", "kind,name,about\nsinger,Lata,Sings  well", safeMends, true);
  expect(told).toEqual([{ status: "created" }]);
});
