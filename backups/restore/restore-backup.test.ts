import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { type Database, describeSchema, migrateTables } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { sealOf } from "../format/format.ts";
import { makeBackup } from "../make/make-backup.ts";
import { backupFolder } from "../testing/backup-folder.ts";
import { hashTables, saveSong, writeMixedData } from "../testing/mixed-data.ts";
import { restoreBackup } from "./restore-backup.ts";

const folder = backupFolder();
const openDatabase = async (options = {}): Promise<Database> => ({
  kind: "external",
  ...(await openTestDatabase(options)),
});

const original = await openDatabase();
await writeMixedData(original.sql);
const file = join(folder, "all");
const made = await makeBackup(original.sql, file);
const tables = Object.keys(made.rows);
const derived = [
  ...["private.search_lines", "private.search_names", "private.search_titles", "private.search_title_keys"],
  ...["private.song_groups", "private.genre_spellings", "private.genres", "private.first_lines"],
  ...["private.song_counts", "private.totals", "private.sitemap_changes", "private.managed_songs"],
];

describe("a restored backup", () => {
  test("holds every row of every table as it was, and everything that is built from them", async () => {
    const restored = await openDatabase();
    const schema = await describeSchema(restored.sql);
    const { rows } = await restoreBackup(restored, file);
    expect(rows).toEqual(made.rows);
    expect(Object.values(rows).filter((count) => count > 0).length).toBe(Object.keys(rows).length);
    const all = [...tables, ...derived];
    // Counts are kept in two places until they are merged, and a restore counts from the beginning.
    await original.sql`select private.recount()`;
    expect(await hashTables(restored.sql, all)).toEqual(await hashTables(original.sql, all));
    expect(await describeSchema(restored.sql)).toBe(schema);
    const [state] = await restored.sql`
      select (select count(*) from private.sessions) as sessions,
        (select value from private.marks where key = 'starter catalogue') as starter`;
    expect(state).toEqual({ sessions: 0, starter: "on" });
  });

  test("continues where the other ended: no id is used twice, and saved songs are found", async () => {
    const restored = await openDatabase();
    await restoreBackup(restored, file);
    const [{ last } = { last: 0 }] = await original.sql<{ last: number }[]>`
      select pg_sequence_last_value(pg_get_serial_sequence('lyrics', 'id')::regclass) as last`;
    const id = await saveSong(restored.sql, "Zindagi Guftagu");
    expect(id).toBe(last + 1);
    const found = await restored.sql<
      { lyric_id: number }[]
    >`select lyric_id from search_lyrics_ids('zindgi guftgu')`;
    expect(found[0]?.lyric_id).toBe(id);
  });

  test("gives no id that a row of it has already, where the sequences of the other site were behind", async () => {
    const behind = await openDatabase();
    const [{ id } = { id: 0 }] = await behind.sql<{ id: number }[]>`
      insert into singers (id, name) values (500, 'Given') returning id`;
    await behind.sql`select setval('singers_id_seq', 3)`;
    const other = join(folder, "behind");
    await makeBackup(behind.sql, other);
    const restored = await openDatabase();
    await restoreBackup(restored, other);
    expect(await restored.sql`insert into singers (name) values ('Next') returning id`).toEqual([
      { id: id + 1 },
    ]);
  });

  test("does not overwrite songs unless told to, and then nothing else is left", async () => {
    const full = await openDatabase();
    const id = await saveSong(full.sql, "Mine");
    await expect(restoreBackup(full, file)).rejects.toThrow(
      "not empty: it holds 1 lyrics, 1 singers. Nothing was changed",
    );
    expect(await full.sql`select id from lyrics`).toEqual([{ id }]);
    await restoreBackup(full, file, { replace: true });
    expect(await hashTables(full.sql, tables)).toEqual(await hashTables(original.sql, tables));
  });

  test("brings back its passkeys and recovery codes in the place of later ones", async () => {
    const full = await openDatabase();
    await full.sql`
      insert into private.passkeys (credential_id, public_key, counter, host, name, made_at)
      values ('later', '', 0, 'lyrics.example', 'Later', now())`;
    await full.sql`insert into private.recovery_codes values ('later')`;
    await restoreBackup(full, file);
    expect(await full.sql`select name, last_used_at from private.passkeys`).toEqual([
      { name: "Phone\t\\N", last_used_at: null },
    ]);
    expect(await full.sql`select code_hash from private.recovery_codes`).toEqual([
      { code_hash: Buffer.of(3) },
    ]);
  });

  test("ends all sessions, including one that starts at this moment with the former password", async () => {
    const full = await openDatabase();
    await full.sql`
      insert into private.account (username, password_hash, password_version, follows_setting)
      values ('admin', 'of before', 7, false)`;
    await full.sql`
      insert into private.sessions (token_hash, password_version, signed_in_at, last_used_at, user_agent, address)
      values ('\\x03', 7, now(), now(), 'Test', '192.0.2.1')`;
    await restoreBackup(full, file);
    expect(await full.sql`select password_hash, password_version from private.account`).toEqual([
      { password_hash: "$argon2id$…", password_version: 8 },
    ]);
    expect(await full.sql`select from private.sessions`).toHaveLength(0);
  });

  test("is announced to subscribers of the catalogue with a version that is greater than both", async () => {
    const full = await openDatabase();
    const heard: string[] = [];
    const { unlisten } = await full.sql.listen("antara_changes", (text) => heard.push(text));
    await restoreBackup(full, file);
    await expect.poll(() => heard.length).toBe(1);
    await unlisten();
    const versionOf = async ({ sql }: Database) =>
      (await sql`select max(version) as version from private.catalogue_versions`)[0]?.version;
    expect(await versionOf(full)).toBeGreaterThan(await versionOf(original));
    expect(await full.sql`select type from private.changes`).toEqual([{ type: "MANY" }]);
  });
});

describe("a backup of an older version", () => {
  test("is brought up to date by the later migrations, and is searchable", async () => {
    const older = await openDatabase({ bare: true });
    await migrateTables(older.sql, 5);
    await older.sql`insert into singers (name, name_key) values ('Lata Mangeshkar', 'lata mangeshkar')`;
    await older.sql`insert into lyrics (title, lyrics_english) values ('Lag Ja Gale', 'lag ja gale')`;
    const olderFile = join(folder, "older");
    await makeBackup(older.sql, olderFile);
    const restored = await openDatabase();
    const { heading } = await restoreBackup(restored, olderFile);
    expect(heading.schema.number).toBe(5);
    expect(await restored.sql`select name, letter from singers`).toEqual([
      { name: "Lata Mangeshkar", letter: "L" },
    ]);
    expect(await restored.sql`select sound from private.search_titles`).toHaveLength(1);
    // Another test file may have one at this moment.
    const temporary = () => restored.sql`select from pg_database where datname like 'antara_update_%'`;
    await expect.poll(temporary, { timeout: 20_000 }).toHaveLength(0);
  });

  test("brings songs with all their parts, and the settings that its migrations had given", async () => {
    const older = await openDatabase({ bare: true });
    await migrateTables(older.sql, 46);
    await older.sql.unsafe(`
      insert into albums (id, name, name_key) values (3, 'Aah', 'aah');
      insert into album_aliases (album_id, alias, alias_key) values (3, 'Sigh', 'sigh');
      insert into singers (id, name, name_key) values (7, 'Lata', 'lata');
      insert into lyrics (id, title, lyrics_english, album_id) values (9, 'Lag Ja Gale', 'lag ja gale', 3);
      insert into lyrics_singers (lyric_id, singer_id, position) values (9, 7, 1);
      update private.preferences set offers_machine_versions = false`);
    const [preferences] = await older.sql`select * from private.preferences`;
    const olderFile = join(folder, "older-parts");
    await makeBackup(older.sql, olderFile);
    const restored = await openDatabase();
    await restoreBackup(restored, olderFile);
    expect(await restored.sql`select lyric_id, singer_id from lyrics_singers`).toEqual([
      { lyric_id: 9, singer_id: 7 },
    ]);
    expect(await restored.sql`select alias from album_aliases`).toEqual([{ alias: "Sigh" }]);
    expect(await restored.sql`select * from private.preferences`).toMatchObject([{ ...preferences }]);
    expect(await restored.sql`select songs from private.song_counts where entries = 'singers'`).toEqual([
      { songs: 1 },
    ]);
  });
});

describe("before anything is written, it is refused with a reason when", () => {
  const whole = readFileSync(file);
  const sealed = (text: string) => {
    const content = zstdCompressSync(text);
    return Buffer.concat([content, sealOf(createHash("sha256").update(content).digest())]);
  };
  const text = zstdDecompressSync(whole.subarray(0, -40)).toString();
  const flipped = (at: number) => whole.with(at, (whole[at] ?? 0) ^ 1);
  const cases: Record<string, [content: Uint8Array, words: RegExp]> = {
    "it was cut short": [whole.subarray(0, whole.length - 1000), /cut short/],
    "its last byte is missing": [whole.subarray(0, -1), /cut short/],
    "a byte in its middle was flipped": [flipped(whole.length >> 1), /changed or damaged/],
    "a byte of its checksum was flipped": [flipped(whole.length - 5), /changed or damaged/],
    "a line was added after its end": [Buffer.concat([whole, Buffer.from("\n")]), /bytes after its end/],
    "much was added after its end": [Buffer.concat([whole, Buffer.alloc(100_000)]), /bytes after its end/],
    "another backup was joined to it": [Buffer.concat([whole, whole]), /bytes after its end/],
    "more was written after its end and all sealed again": [sealed(`${text}more\n`), /bytes after its end/],
    "it is empty": [Buffer.alloc(0), /not a backup of Antara/],
    "it is a text": [Buffer.from("songs"), /not a backup of Antara/],
    "it is something else that is compressed": [sealed("songs\n"), /not a backup of Antara/],
    "its form is newer": [
      sealed(text.replace('"version":1', '"version":2')),
      /newer version of Antara.*Restore it with that version/,
    ],
    "its tables are newer": [
      sealed(text.replace(/"number":\d+,"name":"[^"]+"/, '"number":999,"name":"0999-later"')),
      /tables \(0999-later\) this one does not know/,
    ],
    "a row was changed and all sealed again": [
      sealed(text.replace("By form", "By hand")),
      /changed or damaged/,
    ],
    "a row is missing": [sealed(text.replace(/\n[^\n]*By form[^\n]*/, "")), /changed or damaged/],
    "a table is missing": [
      sealed(text.replace(/\{"table":"private.trash".*?\n\\\.\n.*?\n/s, "")),
      /changed or damaged/,
    ],
  };
  let target: Database;
  beforeAll(async () => {
    target = await openDatabase();
  });

  test.each(Object.entries(cases))("%s", async (name, [content, words]) => {
    const damagedFile = join(folder, name);
    writeFileSync(damagedFile, content);
    await expect(restoreBackup(target, damagedFile)).rejects.toThrow(words);
    expect(await target.sql`select from private.marks where key = 'starter catalogue'`).toHaveLength(0);
  });

  test("it is not there", async () => {
    await expect(restoreBackup(original, join(folder, "none"))).rejects.toThrow(
      /none cannot be read \(ENOENT\)/,
    );
  });
});
