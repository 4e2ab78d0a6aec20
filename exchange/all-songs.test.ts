/** Files with all songs: public ones, drafts and withdrawn ones. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  findDraftToEdit,
  isWithdrawn,
  publishDraft,
  publishDueDrafts,
  saveDraft,
  saveEntry,
  saveSong,
  withdrawSong,
} from "#catalogue";
import type { Sql } from "#postgres";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { exportFile } from "./export-file.ts";
import type { Exported } from "./exported.ts";
import { importFile, type Reported } from "./import-file.ts";
import { planSongs } from "./saving/plan-songs.ts";
import { readPart } from "./saving/read-part.ts";
import { savePart } from "./saving/save-part.ts";
import { takePart } from "./take-part.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-all-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
function newFile(kind: string): string {
  files += 1;
  return join(folder, `${files}.${kind}`);
}

async function exported(sql: Sql, kind: string, what: Exported = "all-songs"): Promise<string> {
  const file = newFile(kind);
  await exportFile(sql, file, what);
  return file;
}
async function take(sql: Sql, file: string, dryRun = false) {
  const lines: string[] = [];
  const report = ({ title, status, as, message, remarks = [] }: Reported) =>
    lines.push([title, status, as && `as ${as}`, message, ...remarks].filter(Boolean).join(" "));
  return { counts: await importFile(sql, file, { dryRun, report }), lines };
}
const csvOf = (...lines: string[]) => {
  const file = newFile("csv");
  writeFileSync(file, lines.join("\n"));
  return file;
};

const full = {
  lyrics_hindi: "तेरे\n\n=1+1",
  lyrics_english: "Tere",
  albumName: "Devdas (2002)",
  singerNames: "Lata, Mukesh",
  lyricistNames: "Gulzar",
  musicDirectorNames: "Naushad",
  genre: "Ghazal",
  year: 2001,
  youtube_video_id: "abcdefghijk",
  cover_image_url: "https://pictures.example/a.jpg",
  translation_english: "Your\n- la",
  translation_hindi: "तुम्हारे",
  translator: "@someone",
  track_number: 3,
  word_meanings: [
    { word: "तेरे", english: "=1+1", hindi: "" },
    { word: "अ", english: "a", hindi: "" },
  ],
  notes: [{ line: "Tere", note: '"quoted",\nand;more' }],
};
const future = "2999-01-01T10:00:00.123456Z";

/** Everything that a song can be. */
async function fill(sql: Sql): Promise<void> {
  const { id } = await saveSong(sql, { title: "Withdrawn", ...full });
  await saveSong(sql, { title: "Public", ...full, track_number: 4 });
  await saveSong(sql, { title: "Other", lyrics_english: "la", albumName: "Devdas (1955)" });
  await sql`update lyrics set created_at = '2001-02-03 04:05:06.789012+00' where id = ${id}`;
  await withdrawSong(sql, id);
  for (const title of ["=1+1", "-2", "'plain", "\tx", '"quoted", and;more']) await saveDraft(sql, { title });
  await saveDraft(sql, { title: "Full", ...full }, { publishAt: future });
  await saveDraft(sql, { title: "Nobody yet", singerNames: "New One", albumName: "Fresh, and new (1960)" });
  await saveDraft(sql, { title: "Bare", albumName: "Devdas (no year)" });
  // Beside the public song that it is to replace.
  await saveDraft(sql, { title: "Public", ...full, lyrics_english: "Mere" });
}
const stored = { public: 2, draft: 9, withdrawn: 1 };
const all = stored.public + stored.draft + stored.withdrawn;

const { sql: original } = await openTestDatabase();
await fill(original);
const drafts = (sql: Sql) =>
  sql`select id, version::text, publish_at, was_public, state from private.drafts order by id`;
const nothing = { created: 0, updated: 0, unchanged: 0, draft: 0, wrong: 0 };

describe.each(["csv", "json"])("all songs as %s", (kind) => {
  test("change nothing where they come from, in a check and in an import", async () => {
    const file = await exported(original, kind);
    const before = await drafts(original);
    for (const dryRun of [true, false])
      expect((await take(original, file, dryRun)).counts).toEqual({ ...nothing, unchanged: all });
    expect(await drafts(original)).toEqual(before);
  });

  test("come back whole on an empty site: each with its status, its time and all its fields", async () => {
    const { sql } = await openTestDatabase();
    const file = await exported(original, kind);
    const checked = await take(sql, file, true);
    expect(checked.counts).toEqual({ ...nothing, created: all });
    expect(checked.lines.filter((line) => line.includes(" as draft"))).toHaveLength(stored.draft);
    expect(checked.lines.filter((line) => line.includes(" as withdrawn"))).toEqual([
      expect.stringMatching(/^Withdrawn created as withdrawn/),
    ]);
    expect(await drafts(sql)).toEqual([]);
    expect(await take(sql, file)).toEqual(checked);
    const lines = (name: string) => readFileSync(name, "utf8").replaceAll(/,$/gm, "").split(/\r?\n/).sort();
    expect(lines(await exported(sql, kind))).toEqual(lines(file));
    expect((await take(sql, file)).counts).toEqual({ ...nothing, unchanged: all });
  });

  test("say what they are: the public ones alone have neither a draft nor a column of its status", async () => {
    const [everything, visible] = [await exported(original, kind), await exported(original, kind, "songs")];
    expect(readFileSync(everything, "utf8")).toContain("withdrawn");
    expect(readFileSync(visible, "utf8")).not.toMatch(/status|publish_at|Withdrawn|Full/);
    expect(await exportFile(original, newFile(kind), "songs")).toBe(stored.public);
    expect(await exportFile(original, newFile(kind), "all-songs")).toBe(all);
  });
});

const { sql } = await openTestDatabase();
beforeEach(async () => {
  for (const table of ["lyrics", "private.drafts", "albums", "singers"]) await sql`delete from ${sql(table)}`;
});
const titles = async () => (await sql`select title from lyrics order by id`).map(({ title }) => title);
const head = "title,singers,lyrics_english,status,publish_at";

test("a draft of a file becomes one, with its date, and adds no people before it is published", async () => {
  const file = csvOf(`${head},created_at`, "Chand,Lata,,draft,,1975-08-15T10:00:00Z");
  expect((await take(sql, file, true)).lines).toEqual(["Chand created as draft"]);
  expect((await take(sql, file)).lines).toEqual(["Chand created as draft"]);
  expect(await titles()).toEqual([]);
  expect(await sql`select from singers`).toHaveLength(0);
  const [{ id = 0 } = {}] = await sql`select id from private.drafts`;
  const found = await findDraftToEdit(sql, id);
  expect(found).toMatchObject({ title: "Chand", singerNames: "Lata", publishAt: null, wasPublic: false });
  expect(await isWithdrawn(sql, id)).toBe(false);
  const way = "select distinct way, action from private.revisions";
  expect(await sql.unsafe(`${way} where row_key = $1`, [String(id)])).toEqual([
    { way: "import", action: "draft-added" },
  ]);
  await saveDraft(sql, { title: "Chand", singerNames: "Lata", lyrics_english: "la" }, { id });
  await publishDraft(sql, id);
  expect(await sql`select created_at from lyrics`).toEqual([
    { created_at: new Date("1975-08-15T10:00:00Z") },
  ]);
});

test("a withdrawn song of a file is kept as one, and what is stored keeps what it is", async () => {
  const { id } = await saveDraft(sql, { title: "Tara", singerNames: "Lata" });
  const file = csvOf(head, "Chand,Lata,la,withdrawn,", "Tara,Lata,,withdrawn,");
  expect((await take(sql, file)).lines).toEqual([
    "Chand created as withdrawn",
    "Tara unchanged as withdrawn",
  ]);
  expect(await isWithdrawn(sql, id)).toBe(false);
  const [{ chand = 0 } = {}] = await sql`select id as chand from private.drafts where title = 'Chand'`;
  expect(await isWithdrawn(sql, chand)).toBe(true);
});

test("a draft that is stored is updated: what the file does not have stays, also its time and date", async () => {
  const { id } = await saveSong(sql, { title: "Chand", ...full });
  await sql`update lyrics set created_at = '2001-02-03+00' where id = ${id}`;
  await withdrawSong(sql, id);
  await saveDraft(sql, { title: "Chand", ...full }, { id, publishAt: future });
  const before = await findDraftToEdit(sql, id);
  const genre = csvOf("title,singers,album,genre,status", 'Chand,"lata, Mukesh",Devdas,Sad,draft');
  const [examined] = await takePart(
    sql,
    readPart(
      JSON.stringify({
        dryRun: true,
        songs: [{ title: "Chand", singers: "lata, mukesh", album: "Devdas", genre: "", status: "draft" }],
      }),
    ),
  );
  expect(examined).toEqual({ status: "updated", as: "draft", changes: ["genre"], empties: ["genre"] });
  for (const dryRun of [true, false])
    expect((await take(sql, genre, dryRun)).lines).toEqual(["Chand updated as draft"]);
  expect(await findDraftToEdit(sql, id)).toEqual({ ...before, genre: "Sad", version: expect.any(String) });
  expect((await take(sql, genre)).lines).toEqual(["Chand unchanged as draft"]);
  expect((await sql`select state ->> 'created_at' as at from private.drafts`)[0]?.at).toBe(
    "2001-02-03T00:00:00+00:00",
  );
});

test("the time of a draft is changed and taken away, but needs lyrics", async () => {
  await saveDraft(sql, { title: "Chand", singerNames: "Lata" });
  const timeOf = async () => (await sql`select publish_at from private.drafts`)[0]?.publish_at;
  const row = (lyrics: string, time: string) => csvOf(head, `Chand,Lata,${lyrics},draft,${time}`);
  const missing = "Chand wrong Please provide lyrics in at least one language.";
  for (const dryRun of [true, false])
    expect((await take(sql, row("", "2999-05-01"), dryRun)).lines).toEqual([missing]);
  expect((await take(sql, row("la", "2999-05-01"))).lines).toEqual(["Chand updated as draft"]);
  expect(await timeOf()).toEqual(new Date("2999-05-01T00:00:00Z"));
  expect((await take(sql, row("la", "2999-05-01"))).lines).toEqual(["Chand unchanged as draft"]);
  expect((await take(sql, row("la", ""))).lines).toEqual(["Chand updated as draft"]);
  expect(await timeOf()).toBeNull();
});

test("a time that is past publishes nothing: it is left out with a remark, also if it passed on the way", async () => {
  const file = csvOf(head, "Chand,Lata,la,draft,2001-01-01", "Tara,Lata,la,,2001-01-01T10:00:00Z");
  const past = "is past and was left out, so it stays a draft.";
  expect((await take(sql, file)).lines).toEqual([
    `Chand created as draft publish_at: 2001-01-01T00:00:00Z ${past}`,
    expect.stringMatching(/^Tara wrong status: "" could not be read/),
  ]);
  const song = { title: "Sitara", lyrics_english: "la", status: "draft", publish_at: "2001-01-01T00:00:00Z" };
  const part = readPart(JSON.stringify({ dryRun: false, songs: [song] }));
  expect(await takePart(sql, part)).toEqual([{ status: "created" }]);
  await publishDueDrafts(sql, () => {});
  expect(await titles()).toEqual([]);
});

test("a song with a time to come is a draft until then, whatever its status", async () => {
  const file = csvOf(head, "Chand,Lata,la,public,2999-01-01", "Tara,Lata,la,live,2001-01-01");
  const until = "It is to be published at 2999-01-01T00:00:00Z, so it is a draft until then.";
  for (const dryRun of [true, false])
    expect((await take(sql, file, dryRun)).lines).toEqual([
      `Chand created as draft ${until}`,
      "Tara created",
    ]);
  const bare = csvOf("title,lyrics_english,publish at", "Sitara,la,2999-01-01", "Naya,la,");
  expect((await take(sql, bare)).lines).toEqual(["Sitara created as draft", "Naya created"]);
  expect(await titles()).toEqual(["Tara", "Naya"]);
});

test("a status or time that cannot be read makes nothing public: the row is wrong, and says why", async () => {
  const file = csvOf(head, "A,,la,wip,", "B,,la,,", "C,,la,draft,soon", "D,,la,trash,", "E,,la,Published,");
  const words =
    "Use public (or published, live, प्रकाशित), draft (or pending, unpublished, ड्राफ़्ट, मसौदा) or withdrawn, or leave the column out.";
  const unread = (status: string) =>
    `wrong status: "${status}" could not be read, and without it nobody knows whether it is public. ${words}`;
  for (const dryRun of [true, false])
    expect((await take(sql, file, dryRun)).lines).toEqual([
      `A ${unread("wip")}`,
      `B ${unread("")}`,
      'C wrong publish_at: "soon" could not be read, and without it nobody knows when it becomes public.',
      `D ${unread("trash")}`,
      "E created",
    ]);
  expect(await titles()).toEqual(["E"]);
});

test("a part with a status or a time that no file gives is wrong", async () => {
  const song = (more: object) => ({ title: "A", lyrics_english: "la", ...more });
  const part = JSON.stringify({
    dryRun: false,
    songs: [song({ status: "live" }), song({ publish_at: "soon" })],
  });
  expect(await takePart(sql, readPart(part))).toEqual([
    { status: "wrong", message: "status has to be one of: public, draft, withdrawn." },
    {
      status: "wrong",
      message: 'publish_at has to be a time such as 1975-08-15T10:00:00Z, not "soon".',
    },
  ]);
});

test("a draft whose song is public is left out, or taken as a further song, and nothing is withdrawn", async () => {
  const { id } = await saveSong(sql, { title: "Chand", singerNames: "Lata", lyrics_english: "la" });
  const file = csvOf(head, "chand,Lata,la la,draft,", "Tara,Lata,la,withdrawn,");
  const left = `chand draft This song is public here, and no import withdraws a song. To withdraw it, open /admin/lyrics/edit/${id}.`;
  for (const dryRun of [true, false])
    expect((await take(sql, file, dryRun)).lines).toEqual([left, "Tara created as withdrawn"]);
  const songs = [{ title: "Chand", singers: "Lata", lyrics_english: "la la", status: "draft" }];
  const draft = { id, title: "Chand", singerName: "Lata", status: "public" };
  const part = (dryRun: boolean, ...further: number[]) =>
    takePart(sql, readPart(JSON.stringify({ dryRun, songs, further })));
  expect(await part(true)).toEqual([{ status: "created", as: "draft", draft }]);
  expect(await part(false)).toMatchObject([{ status: "draft" }]);
  expect(await part(false, 0)).toEqual([{ status: "created" }]);
  expect(await part(false, 0)).toEqual([{ status: "unchanged" }]);
  expect(await sql`select lyrics_english from lyrics`).toEqual([{ lyrics_english: "la" }]);
});

test("a public song and its draft are two songs of a file, in any order, and two drafts are not", async () => {
  for (const rows of [
    ["Chand,Lata,la,public,", "CHAND,Lata,lo,draft,"],
    ["CHAND,Lata,lo,draft,", "Chand,Lata,la,public,"],
  ]) {
    await sql`delete from lyrics`;
    await sql`delete from private.drafts`;
    const file = csvOf(head, ...rows, "chand,Lata,,withdrawn,");
    const before = rows[0]?.startsWith("CHAND") ? 2 : 3;
    const last = `chand wrong It is the same song as line ${before}: the same title, first singer and album.`;
    const checked = await take(sql, file, true);
    expect(checked.counts).toEqual({ ...nothing, created: 2, wrong: 1 });
    expect(checked.lines.at(-1)).toBe(last);
    expect(await take(sql, file)).toEqual(checked);
    expect((await take(sql, file)).counts).toEqual({ ...nothing, unchanged: 2, wrong: 1 });
    expect(await titles()).toEqual(["Chand"]);
  }
});

test("a draft that was changed since it was looked up is not overwritten", async () => {
  const { id } = await saveDraft(sql, { title: "Chand", singerNames: "Lata" });
  const song = { title: "Chand", singers: "Lata", genre: "Sad", status: "draft" };
  const planned = await planSongs(sql, readPart(JSON.stringify({ dryRun: false, songs: [song] })).songs);
  await saveDraft(sql, { title: "Chand", singerNames: "Lata", genre: "Ghazal" }, { id });
  const message = "This draft was changed, published or deleted meanwhile. Please import it again.";
  expect(await sql.begin((transaction) => savePart(transaction, planned))).toMatchObject([
    { status: "wrong", message },
  ]);
  expect(await findDraftToEdit(sql, id)).toMatchObject({ genre: "Ghazal" });
});

test("a draft whose album and people are gone or renamed comes back by the names that it shows", async () => {
  const { id } = await saveSong(sql, {
    title: "Chand",
    singerNames: "Lata",
    albumName: "Night (1960)",
    lyrics_english: "la",
  });
  const [{ lata = 0, night = 0 } = {}] = await sql`
    select s.id as lata, a.id as night from singers as s, albums as a`;
  await withdrawSong(sql, id);
  await saveEntry(sql, "singers", { name: "Lata Mangeshkar" }, { id: lata });
  await sql`delete from albums where id = ${night}`;
  const file = await exported(sql, "json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject([
    {
      title: "Chand",
      singers: ["Lata Mangeshkar"],
      album: "Night (1960)",
      status: "withdrawn",
      publish_at: null,
    },
  ]);
  expect((await take(sql, file)).lines).toEqual(["Chand unchanged as withdrawn"]);
});
