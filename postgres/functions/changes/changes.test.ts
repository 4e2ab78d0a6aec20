import { beforeEach, describe, expect, test, vi } from "vitest";
import { openPool } from "../../pool.ts";
import { openTestDatabase } from "../../testing/index.ts";

const { sql, address } = await openTestDatabase();

beforeEach(async () => {
  await sql`delete from lyrics`;
  await sql`delete from singers`;
  await sql`delete from settings`;
  await sql`delete from private.changes`;
});

const notes = async () => [
  ...(await sql`
    select c.type, c.table_name as "table", c.record, c.old_key as "oldKey"
    from private.catalogue_versions as v join private.changes as c using (transaction_id)
    order by v.version, c.place`),
];

const versions = async () =>
  (await sql`select version from private.catalogue_versions order by version`).map(({ version }) => version);

const addSong = async () =>
  (await sql<{ id: number }[]>`insert into lyrics (title, lyrics_hindi) values ('A', 'अ') returning id`)[0]
    ?.id ?? 0;

/** Words have the fewest triggers of all tables. */
const addWords = `
  insert into words (word, roman, origin, english, hindi)
  select chr(2325 + n % 30) || chr(2325 + n / 30 % 30) || chr(2325 + n / 900), 'w', 'hindi', 'e', 'ह' from generate_series(1, $1::integer) as n`;

describe("the record of a transaction", () => {
  test("has each changed row, with its new values and its old key", async () => {
    const id = await addSong();
    await sql`update lyrics set id = ${id + 1000}, title = 'B' where id = ${id}`;
    await sql`insert into settings (key, value) values ('adCode1', 'x')`;
    await sql`delete from settings`;
    expect(await notes()).toMatchObject([
      { type: "INSERT", table: "lyrics", record: { id, title: "A", views: 0 }, oldKey: null },
      { type: "UPDATE", table: "lyrics", record: { id: id + 1000, title: "B" }, oldKey: { id } },
      { type: "INSERT", table: "settings", record: { key: "adCode1" }, oldKey: null },
      { type: "DELETE", table: "settings", record: null, oldKey: { key: "adCode1" } },
    ]);
  });

  test("is of a table that has come later, once it is followed, and has a change once", async () => {
    await sql`
      create table moods (mood text primary key, updated_at timestamptz not null default now())`;
    for (const _ of [1, 2]) await sql`select private.follow_table('moods')`;
    await sql`insert into moods (mood) values ('Calm')`;
    await sql`update moods set mood = 'Sad'`;
    expect(await notes()).toMatchObject([
      { type: "INSERT", table: "moods", record: { mood: "Calm" } },
      { type: "UPDATE", table: "moods", record: { mood: "Sad" }, oldKey: { mood: "Calm" } },
    ]);
    await sql`drop table moods`;
  });

  test("is the same in every time zone", async () => {
    await sql.begin(async (transaction) => {
      await transaction`set local timezone = 'Asia/Kolkata'`;
      await transaction`insert into singers (name) values ('Lata')`;
    });
    const [note] = await notes();
    expect(note?.record.created_at).toMatch(/\+00:00$/);
  });

  test("includes the links of a deleted song", async () => {
    const id = await addSong();
    await sql`insert into singers (name) values ('Lata')`;
    await sql`insert into lyrics_singers (lyric_id, singer_id) select ${id}, id from singers`;
    await sql`delete from private.changes`;
    await sql`delete from lyrics`;
    const noted = await notes();
    expect(noted.map(({ type, table }) => `${type} ${table}`).sort()).toEqual([
      "DELETE lyrics",
      "DELETE lyrics_singers",
    ]);
  });

  test("is empty if nothing has changed, or only views", async () => {
    const id = await addSong();
    const before = [await notes(), await versions()];
    await sql`select increment_views(${id})`;
    await sql`update lyrics set views = views + 1`;
    await sql`update lyrics set title = ' A '`;
    await sql`update lyrics set genre = 'Ghazal' where false`;
    expect([await notes(), await versions()]).toEqual(before);
  });

  test("is empty for changes that were rolled back, completely or in part", async () => {
    await sql
      .begin(async (transaction) => {
        await transaction`insert into singers (name) values ('Undone')`;
        throw new Error("undo");
      })
      .catch(() => {});
    expect(await notes()).toEqual([]);
    await sql.begin(async (transaction) => {
      await transaction
        .savepoint(async (part) => {
          await part.unsafe(addWords, [1_000]);
          throw new Error("undo");
        })
        .catch(() => {});
      await transaction`insert into singers (name) values ('Kept')`;
    });
    expect(await notes()).toMatchObject([{ type: "INSERT", record: { name: "Kept" } }]);
  });

  test("has each of 999 changes, but only 'many' for 1,000 or more", async () => {
    await sql.unsafe(addWords, [999]);
    expect(await notes()).toHaveLength(999);
    await sql`delete from private.changes`;
    await sql`update words set english = 'again'`;
    await sql`insert into singers (name) values ('The thousandth')`;
    expect((await notes()).at(-1)).toMatchObject({ record: { name: "The thousandth" } });
    await sql`delete from private.changes`;
    await sql.begin(async (transaction) => {
      await transaction`update words set english = 'and again'`;
      await transaction`delete from words`;
    });
    expect(await notes()).toEqual([{ type: "MANY", table: null, record: null, oldKey: null }]);
  });

  test("is 'many' for a table that was emptied", async () => {
    await sql`insert into settings (key) values ('adCode1')`;
    await sql`truncate settings`;
    expect((await notes()).map(({ type }) => type)).toEqual(["INSERT", "MANY"]);
  });
});

describe("the catalogue's version", () => {
  test("grows by one for each transaction, however much it changes", async () => {
    const before = await versions();
    await addSong();
    await sql`select save_lyric(p_title => 'B', p_lyrics_hindi => 'ब', p_singer_names => array['X', 'Y'])`;
    expect((await versions()).length - before.length).toBe(2);
  });

  test("becomes visible together with its changes", async () => {
    const reader = openPool(address, { connections: 1 });
    const look = async () =>
      (
        await reader`
          select (select max(version) from private.catalogue_versions) as version, (select count(*) from singers) as singers`
      )[0];
    const before = await look();
    await sql.begin(async (transaction) => {
      await transaction`insert into singers (name) values ('Lata')`;
      await transaction`set constraints all immediate`;
      expect(await look()).toEqual(before);
    });
    expect(await look()).toEqual({ version: before?.version + 1, singers: 1 });
    await reader.end({ timeout: 1 });
  });

  test("is given to one transaction at a time: a later one waits, and gets a higher version", async () => {
    const started = await sql.begin(async (early) => {
      await early`insert into singers (name) values ('First')`;
      await early`set constraints all immediate`;
      const late = sql`insert into singers (name) values ('Second')`.execute();
      await vi.waitFor(
        async () =>
          expect(
            await sql`select from pg_locks where locktype = 'advisory' and not granted and database =
            (select oid from pg_database where datname = current_database())`,
          ).toHaveLength(1),
        10_000,
      );
      return { late };
    });
    await started.late;
    expect((await notes()).map(({ record }) => record.name)).toEqual(["First", "Second"]);
  });

  test("differs for transactions that end together, and none is lost", async () => {
    const before = await versions();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        sql.begin("isolation level repeatable read", async (transaction) => {
          await transaction`insert into singers (name) values (${`Together ${n}`})`;
        }),
      ),
    );
    expect((await versions()).length - before.length).toBe(20);
    expect(await notes()).toHaveLength(20);
  });
});

test("changes are deleted after some minutes, except the last version", async () => {
  await addSong();
  await addSong();
  await sql`update private.catalogue_versions set told_at = now() - interval '6 minutes'`;
  const last = (await versions()).at(-1);
  await sql`select private.forget_old_changes()`;
  expect(await versions()).toEqual([last]);
  expect(await notes()).toHaveLength(1);
  await addSong();
  await sql`select private.forget_old_changes()`;
  expect(await versions()).toHaveLength(1);
  expect(await notes()).toHaveLength(1);
});
