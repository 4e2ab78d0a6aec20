import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase();

/** Random words, because repeated ones would be compressed to a few bytes and stay in the row. */
const longText = (letters: string) =>
  Array.from({ length: 120 }, () =>
    Array.from({ length: 30 }, () => letters[Math.floor(Math.random() * letters.length)]).join(""),
  ).join("\n");

async function addLongSong(): Promise<number> {
  const [song] = await sql<{ id: number }[]>`
    insert into lyrics (title, lyrics_hindi, lyrics_english)
    values ('Lamba', ${longText("कखगघचछजझटठडढतथदध")}, ${longText("abcdefghijklmnop")}) returning id`;
  return song?.id ?? 0;
}

/** Every chunk of the large texts with the transaction that wrote it. */
async function storedPieces() {
  const [table] =
    await sql`select reltoastrelid::regclass::text as name from pg_class where oid = 'lyrics'::regclass`;
  return sql.unsafe(
    `select chunk_id, chunk_seq, xmin::text, pg_relation_size('${table?.name}') as size from ${table?.name} order by 1, 2`,
  );
}

const versionOf = async (id: number) =>
  (await sql`select updated_at::text as version from lyrics where id = ${id}`)[0]?.version;

describe("counting a view", () => {
  test("leaves the large texts unchanged: the same chunks, written by the same transaction", async () => {
    const id = await addLongSong();
    const before = await storedPieces();
    expect(new Set(before.map(({ chunk_id }) => chunk_id)).size).toBe(2);
    await sql`select increment_views(${id}) from generate_series(1, 50)`;
    expect(await storedPieces()).toEqual(before);
  });

  test("does not change the version of the song", async () => {
    const id = await addLongSong();
    const before = await versionOf(id);
    await sql`select increment_views(${id})`;
    await sql`update lyrics set views = views + 1 where id = ${id}`;
    expect(await versionOf(id)).toBe(before);
    expect(await sql`select views from lyrics where id = ${id}`).toMatchObject([{ views: 2 }]);
  });

  test("returns the new count, and null for a song that does not exist", async () => {
    const id = await addLongSong();
    expect(await sql`select increment_views(${id}) as views`).toMatchObject([{ views: 1 }]);
    expect(await sql`select increment_views(${id}) as views`).toMatchObject([{ views: 2 }]);
    expect(await sql`select increment_views(0) as views`).toMatchObject([{ views: null }]);
  });
});

describe("a version", () => {
  test("stays the same if nothing changes, and so do the large texts", async () => {
    const id = await addLongSong();
    const [before, pieces] = [await versionOf(id), await storedPieces()];
    await sql`update lyrics set title = ' Lamba ', lyrics_hindi = lyrics_hindi || E' \n' where id = ${id}`;
    expect(await versionOf(id)).toBe(before);
    await sql`update lyrics set genre = 'Ghazal', lyrics_hindi = lyrics_hindi || ' ' where id = ${id}`;
    expect(await versionOf(id)).not.toBe(before);
    expect(await storedPieces()).toEqual(pieces);
  });

  test.each([
    ["lyrics", "insert into lyrics (title, lyrics_hindi) values ('A', 'अ') returning id", "genre"],
    ["albums", "insert into albums (name) values ('A') returning id", "name"],
    ["singers", "insert into singers (name) values ('A') returning id", "name"],
    ["lyricists", "insert into lyricists (name) values ('A') returning id", "name"],
    ["music_directors", "insert into music_directors (name) values ('A') returning id", "name"],
    ["settings", "insert into settings (key) values ('adCode1') returning key as id", "value"],
  ])("in %s grows with each change, even when the clock was set back", async (table, insert, column) => {
    const key = table === "settings" ? "key" : "id";
    const [row] = await sql.unsafe(insert);
    const id = row?.id ?? 0;
    await sql.unsafe(`alter table ${table} disable trigger user`);
    await sql`update ${sql(table)} set updated_at = '2099-01-01' where ${sql(key)} = ${id}`;
    await sql.unsafe(`alter table ${table} enable trigger user`);
    await sql`update ${sql(table)} set ${sql(column)} = 'changed' where ${sql(key)} = ${id}`;
    await sql`update ${sql(table)} set ${sql(column)} = 'again' where ${sql(key)} = ${id}`;
    expect(await sql`select updated_at::text from ${sql(table)} where ${sql(key)} = ${id}`).toMatchObject([
      { updated_at: expect.stringMatching(/^2099-01-01 00:00:00\.000002/) },
    ]);
  });

  test("of a song cannot be set back by writing into it", async () => {
    const id = await addLongSong();
    const before = await versionOf(id);
    await sql`update lyrics set updated_at = '2000-01-01' where id = ${id}`;
    expect((await versionOf(id)) > before).toBe(true);
  });
});
