/** Everything of a site goes out into a folder or a zip, and makes another site the same. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { type Database, describeSchema, migrateTables } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findIncludedTables, notInFolders } from "../make/included-tables.ts";
import { runTransaction } from "../run-transaction.ts";
import { backupFolder } from "../testing/backup-folder.ts";
import { hashTables, saveSong, writeMixedData } from "../testing/mixed-data.ts";
import { moveFolderIn } from "./move-folder-in.ts";
import { isFolderOfAntara } from "./open-files.ts";
import { streamZip } from "./stream-zip.ts";
import { writeFolder } from "./write-folder.ts";

const parent = backupFolder();
const openDatabase = async (options = {}): Promise<Database> => ({
  kind: "external",
  ...(await openTestDatabase(options)),
});

const original = await openDatabase();
await writeMixedData(original.sql);
const odd = [
  ["चुप", "chup", "=1+1"],
  ["राह", "raah", `'@path,\r\n"-2"`],
] as const;
// Without triggers, which would tidy them.
await original.sql.begin(async (sql) => {
  await sql`set local session_replication_role = replica`;
  for (const [word, roman, english] of odd)
    await sql`
      insert into words (word, roman, origin, english, hindi)
      values (${word}, ${roman}, 'hindi', ${english}, '-2')`;
});
const folder = join(parent, "everything");
const written = await writeFolder(original.sql, folder);
const tables = Object.keys(written);
const zip = Buffer.from(await new Response(streamZip(original.sql)).arrayBuffer());
const zipFile = join(parent, "everything.zip");
writeFileSync(zipFile, zip);

const administrator = async ({ sql }: Database) => {
  await sql`
    insert into private.account (username, password_hash, password_version, follows_setting)
    values ('mine', '$argon2id$mine', 2, false)`;
  await sql`
    insert into private.passkeys (credential_id, public_key, counter, host, name, made_at)
    values ('\\x01', '\\x02', 0, 'mine.example', 'Mine', now())`;
  await sql`
    insert into private.sessions (token_hash, password_version, signed_in_at, last_used_at, user_agent, address)
    values ('\\x05', 2, now(), now(), 'Test', '192.0.2.1')`;
};

describe("a folder with everything of a site", () => {
  test.each([
    ["as it is", () => folder],
    ["as a zip", () => zipFile],
    [
      "in a zip that somebody has packed again",
      () => {
        const again = join(parent, "again.zip");
        const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [`site/${name}`, bytes]);
        writeFileSync(again, zipSync({ ...Object.fromEntries(files), "__MACOSX/site/antara.json": zip }));
        return again;
      },
    ],
  ])("makes an empty site the same %s, whose administrator stays and stays signed in", async (_, path) => {
    const target = await openDatabase({ starterSongs: true });
    await administrator(target);
    const kept = ["private.account", "private.passkeys", "private.sessions"];
    const before = await hashTables(target.sql, kept);
    const schema = await describeSchema(target.sql);
    await expect(moveFolderIn(target, path())).rejects.toThrow(
      "still has its starter songs. Nothing was changed",
    );
    const { rows } = await moveFolderIn(target, path(), { mayRemoveStarterSongs: true });
    expect(rows).toEqual(written);
    await original.sql`select private.recount()`;
    const derived = [
      "private.search_titles",
      "private.search_lines",
      "private.totals",
      "private.first_lines",
    ];
    const all = [...tables, ...derived];
    expect(await hashTables(target.sql, all)).toEqual(await hashTables(original.sql, all));
    expect(await hashTables(target.sql, kept)).toEqual(before);
    expect(await describeSchema(target.sql)).toBe(schema);
    const [{ last } = { last: 0 }] = await original.sql<{ last: number }[]>`
      select pg_sequence_last_value('public.lyrics_id_seq'::regclass) as last`;
    expect(await saveSong(target.sql, "Next")).toBeGreaterThan(last);
  });

  test("holds every table of a backup but those by which one signs in, and none is empty", async () => {
    const all = await runTransaction(original.sql, "read only", (sql) => findIncludedTables(sql));
    expect(tables).toEqual(all.map(({ table }) => table).filter((table) => !notInFolders.includes(table)));
    const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "latin1")]);
    expect(files).toHaveLength(tables.length + 1);
    for (const [, text] of files) expect(text).not.toMatch(/argon2|lyrics\.example/);
    for (const [table, rows] of Object.entries(written)) expect([table, rows > 0]).toEqual([table, true]);
  });

  test("has texts exactly as they are in the form of PostgreSQL, also those that look like formulas", () => {
    const words = readFileSync(join(folder, "words.csv"), "utf8");
    expect(words).toMatch(/^id,word,[a-z_,]+\n/);
    expect(words).toContain(",=1+1,");
    expect(words).toContain(`,"'@path,\r\n""-2""",`);
    expect(words).toContain(',"grief, ""sorrow""\t",');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, "words.csv")).mode & 0o777).toBe(0o600);
  });

  test("is known by antara.json, as a folder and as a zip", async () => {
    expect(
      await Promise.all([folder, zipFile, parent, join(folder, "words.csv")].map(isFolderOfAntara)),
    ).toEqual([true, true, false, false]);
  });

  test("is written into an empty folder or a new one only, and nothing is left after a failure", async () => {
    const empty = join(parent, "empty");
    mkdirSync(empty);
    await writeFolder(original.sql, empty);
    expect(readdirSync(empty)).toEqual(readdirSync(folder));
    await expect(writeFolder(original.sql, empty)).rejects.toThrow("is not empty. Name a folder");
    await expect(writeFolder(original.sql, zipFile)).rejects.toThrow("is not empty. Name a folder");
    const before = readdirSync(parent);
    const bare = await openDatabase({ bare: true });
    await expect(writeFolder(bare.sql, join(parent, "none"))).rejects.toThrow();
    await expect(writeFolder(original.sql, join(parent, "no", "folder"))).rejects.toThrow("no such folder");
    mkdirSync(join(parent, ".antara-draft-killed-999999999"));
    await writeFolder(original.sql, join(parent, "killed"));
    expect(readdirSync(parent)).toEqual([...before, "killed"].sort());
  });

  test("of an older version is brought up to date", async () => {
    const older = await openDatabase({ bare: true });
    await migrateTables(older.sql, 46);
    await older.sql`insert into singers (id, name, name_key) values (7, 'Lata', 'lata')`;
    await older.sql`insert into lyrics (id, title, lyrics_english) values (9, 'Lag Ja Gale', 'lag ja gale')`;
    const path = join(parent, "older");
    await writeFolder(older.sql, path);
    const target = await openDatabase();
    await administrator(target);
    await moveFolderIn(target, path);
    expect(await target.sql`select id, title from lyrics`).toEqual([{ id: 9, title: "Lag Ja Gale" }]);
    expect(await target.sql`select sound from private.search_titles`).toHaveLength(1);
    expect(await target.sql`select username from private.account`).toEqual([{ username: "mine" }]);
  });
});

describe("before anything is saved, it is refused with file and line when", () => {
  type Change = (files: Map<string, string>) => void;
  const edit =
    (name: string, from: string | RegExp, to: string): Change =>
    (files) => {
      const text = files.get(name) ?? "";
      expect(text).toMatch(from);
      files.set(name, text.replace(from, to));
    };
  const cases: Record<string, [change: Change, words: RegExp]> = {
    "a column is missing": [
      edit("lyrics.csv", /,views/, ""),
      /lyrics\.csv, line 1: the column views is missing\. Nothing was saved\.$/,
    ],
    "a column is unknown": [
      edit("words.csv", /^id/, "id,mood"),
      /words\.csv, line 1: "mood" is a column that/,
    ],
    "a column is there twice": [
      edit("words.csv", /^id,word/, "id,word,word"),
      /line 1: "word" is a column that/,
    ],
    "a value cannot be read": [
      edit("singers.csv", /\n(\d+),Lata/, "\nmany,Lata"),
      /singers\.csv, line \d+, column id: invalid input syntax for type bigint: "many"/,
    ],
    "a value breaks a rule": [edit("settings.csv", "adCode1", "nonsense"), /settings\.csv/],
    "a row names something that is not there": [
      edit("track_numbers.csv", /\n\d+,/, "\n4711,"),
      /track_numbers\.csv: .*4711.*is not present/,
    ],
    "a row is there twice": [
      (files) => {
        const text = files.get("singers.csv") ?? "";
        const [, row = ""] = /\n(.*\n)/.exec(text) ?? [];
        files.set("singers.csv", text + row);
      },
      /singers\.csv, line \d+: duplicate key.*already exists/,
    ],
    "a row is missing": [
      edit("singers.csv", /\n[^\n]*Lata[^\n]*/, ""),
      /singers\.csv has \d rows, and antara\.json/,
    ],
    "a file is cut off in a row": [
      (files) => files.set("singers.csv", (files.get("singers.csv") ?? "").slice(0, -40)),
      /singers\.csv/,
    ],
    "a file is cut off in a quoted text": [
      edit("words.csv", /""sorrow""[\s\S]*/, ""),
      /words\.csv, line \d+: unterminated CSV quoted field/,
    ],
    "a file is missing": [(files) => files.delete("drafts.csv"), /drafts\.csv is missing/],
    "a file is empty": [
      (files) => files.set("drafts.csv", ""),
      /drafts\.csv, line 1: the names of the columns/,
    ],
    "a file is no text in UTF-8": [
      edit("singers.csv", "Lata", "\u0000"),
      /singers\.csv, line \d+: invalid byte sequence/,
    ],
    "antara.json is no JSON": [
      (files) => files.set("antara.json", "{"),
      /antara\.json is not as Antara writes/,
    ],
    "antara.json names no table of ours": [
      edit("antara.json", "public.words", "public.../../words"),
      /antara\.json is not as Antara writes it: look at tables/,
    ],
    "a table is not in antara.json": [
      edit("antara.json", /\{\s*"table": "private.drafts"[^}]*\},/, ""),
      /The table private\.drafts is not the same/,
    ],
    "its form is newer": [edit("antara.json", '"version": 1', '"version": 2'), /newer version of Antara/],
    "its tables are newer": [
      edit("antara.json", /"number": \d+,\s*"name": "[^"]+"/, '"number": 999, "name": "0999-later"'),
      /tables \(0999-later\) this one does not know/,
    ],
  };
  const contents = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  let target: Database;
  let before: unknown;
  beforeAll(async () => {
    target = await openDatabase();
    before = await hashTables(target.sql, tables);
  });

  test.each(Object.entries(cases))("%s", async (name, [change, words]) => {
    const files = new Map(contents);
    change(files);
    const path = join(parent, name.replaceAll(" ", "-"));
    mkdirSync(path);
    for (const [file, text] of files) writeFileSync(join(path, file), text);
    await expect(moveFolderIn(target, path)).rejects.toThrow(words);
    expect(await hashTables(target.sql, tables)).toEqual(before);
  });

  test("a zip is cut short, changed or none", async () => {
    const refused = async (bytes: Uint8Array) => {
      const path = join(parent, "damaged.zip");
      writeFileSync(path, bytes);
      await expect(moveFolderIn(target, path)).rejects.toThrow(/damaged\.zip: .*Nothing was saved/);
    };
    await refused(zip.subarray(0, -100));
    await refused(zip.subarray(100));
    await refused(Buffer.from("songs"));
    await refused(zip.with(2_000, (zip[2_000] ?? 0) ^ 255));
    expect(await hashTables(target.sql, tables)).toEqual(before);
  });

  test("the site has songs or drafts of its own", async () => {
    const full = await openDatabase({ starterSongs: true });
    await saveSong(full.sql, "Mine");
    await full.sql`select private.save_draft(null, '{"title": "Draft"}'::jsonb, null, null, null)`;
    await expect(moveFolderIn(full, folder, { mayRemoveStarterSongs: true })).rejects.toThrow(
      "This site is not empty: it holds 1 lyrics, 1 singers, 1 drafts. Nothing was changed.",
    );
  });
});
