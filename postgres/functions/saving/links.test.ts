/** Runs on one server: what it executes is executed on both by `kept-counts`. */
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase();

const kinds = [
  { people: "singers", credits: "lyrics_singers", column: "singer_id" },
  { people: "lyricists", credits: "lyrics_lyricists", column: "lyricist_id" },
  { people: "music_directors", credits: "lyrics_music_directors", column: "music_director_id" },
] as const;

let songId = 0;
let albumId = 0;

beforeEach(async () => {
  await sql`delete from lyrics`;
  await sql`delete from albums`;
  for (const { people } of kinds) await sql`delete from ${sql(people)}`;
  await sql`delete from private.trash`;
  albumId = await idOf(sql`insert into albums (name, year) values ('Umrao Jaan', 1981) returning id`);
  songId = await idOf(
    sql`insert into lyrics (title, lyrics_hindi, album_id) values ('Geet', 'गीत', ${albumId}) returning id`,
  );
});

async function idOf(query: PromiseLike<readonly unknown[]>): Promise<number> {
  const [row] = (await query) as { id: number }[];
  return row?.id ?? 0;
}

const addPerson = (people: string, name: string) =>
  idOf(sql`insert into ${sql(people)} (name) values (${name}) returning id`);

const versionOf = async (id: number) =>
  (await sql`select updated_at::text as version from lyrics where id = ${id}`)[0]?.version;

describe.each(kinds)("credits in $credits", ({ people, credits, column }) => {
  test("posted as plain rows keep their order, after earlier ones", async () => {
    const ids = [await addPerson(people, "A"), await addPerson(people, "B"), await addPerson(people, "C")];
    const [a, b, c] = ids;
    await sql`insert into ${sql(credits)} ${sql([
      { lyric_id: songId, [column]: c },
      { lyric_id: songId, [column]: a },
    ] as Record<string, number>[])}`;
    await sql`insert into ${sql(credits)} (lyric_id, ${sql(column)}) values (${songId}, ${b ?? 0})`;
    const order = await sql`
      select ${sql(column)} as id, position from ${sql(credits)} where lyric_id = ${songId} order by position`;
    expect([...order]).toEqual([
      { id: c, position: 1 },
      { id: a, position: 2 },
      { id: b, position: 3 },
    ]);
  });

  test("change the version of their song, however they are changed", async () => {
    const id = await addPerson(people, "A");
    const versions = [await versionOf(songId)];
    await sql`insert into ${sql(credits)} (lyric_id, ${sql(column)}) values (${songId}, ${id})`;
    versions.push(await versionOf(songId));
    await sql`update ${sql(credits)} set position = 7 where lyric_id = ${songId}`;
    versions.push(await versionOf(songId));
    await sql`delete from ${sql(people)} where id = ${id}`;
    versions.push(await versionOf(songId));
    expect([...new Set(versions)].sort()).toEqual(versions);
  });

  test("are deleted with the person, the song stays, and the trash has the person with the links", async () => {
    const id = await addPerson(people, "Naam");
    await sql`insert into ${sql(credits)} (lyric_id, ${sql(column)}) values (${songId}, ${id})`;
    await sql`delete from ${sql(people)} where id = ${id}`;
    expect(await sql`select id from lyrics where id = ${songId}`).toHaveLength(1);
    expect(await sql`select from ${sql(credits)}`).toHaveLength(0);
    const [trash] = await sql`select * from private.trash`;
    expect(trash).toMatchObject({
      table_name: people,
      row_id: id,
      deleted_row: { id, name: "Naam" },
      links: { [credits]: [{ lyric_id: songId, [column]: id, position: 1 }] },
    });
  });
});

test("a deleted album leaves its songs without an album, and is in the trash with their ids", async () => {
  await sql`delete from albums where id = ${albumId}`;
  expect(await sql`select album_id from lyrics where id = ${songId}`).toMatchObject([{ album_id: null }]);
  expect(await sql`select * from private.trash`).toMatchObject([
    { table_name: "albums", deleted_row: { name: "Umrao Jaan", year: 1981 }, links: { lyrics: [songId] } },
  ]);
});

test("a song deleted by the service role is in the trash with its credits in order", async () => {
  for (const { people, credits, column } of kinds) {
    for (const name of ["Z", "A"]) {
      const id = await addPerson(people, name);
      await sql`insert into ${sql(credits)} (lyric_id, ${sql(column)}) values (${songId}, ${id})`;
    }
  }
  await sql.begin(async (transaction) => {
    await transaction`set local role service_role`;
    await transaction`delete from lyrics where id = ${songId}`;
  });
  const [trash] = await sql`select *, now() - deleted_at < interval '1 minute' as fresh from private.trash`;
  expect(trash).toMatchObject({
    table_name: "lyrics",
    row_id: songId,
    fresh: true,
    deleted_row: { id: songId, title: "Geet", lyrics_hindi: "गीत", album_id: albumId },
    links: {
      album: { id: albumId, name: "Umrao Jaan", year: 1981 },
      lyrics_singers: [
        { name: "Z", position: 1 },
        { name: "A", position: 2 },
      ],
      lyrics_lyricists: [{ name: "Z" }, { name: "A" }],
      lyrics_music_directors: [{ name: "Z" }, { name: "A" }],
    },
  });
  for (const { credits } of kinds) expect(await sql`select from ${sql(credits)}`).toHaveLength(0);
});

test("a delete that is rolled back leaves nothing in the trash", async () => {
  await sql
    .begin(async (transaction) => {
      await transaction`delete from lyrics where id = ${songId}`;
      throw new Error("undo");
    })
    .catch(() => {});
  expect(await sql`select from private.trash`).toHaveLength(0);
});

test("two simultaneous credits of the same song do not prevent a delete of their singer", async () => {
  const ids = [await addPerson("singers", "A"), await addPerson("singers", "B")];
  await Promise.all([
    ...ids.map((id) => sql`insert into lyrics_singers (lyric_id, singer_id) values (${songId}, ${id})`),
    sql`update lyrics set views = views + 1 where id = ${songId}`,
  ]);
  await Promise.all(ids.map((id) => sql`delete from singers where id = ${id}`));
  expect(await sql`select from lyrics_singers`).toHaveLength(0);
});
