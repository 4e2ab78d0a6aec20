/** What two transactions change at once, neither of which sees the other: what follows is that of both. */
import { afterAll, beforeEach, expect, test } from "vitest";
import { openPool, type Sql } from "../../pool.ts";
import { openTestDatabase } from "../../testing/index.ts";
import { waitUntilSomebodyWaits } from "../../testing/wait-until-somebody-waits.ts";

const { sql, address } = await openTestDatabase();
const other = openPool(address, { connections: 1, applicationName: "another" });

afterAll(() => other.end());

beforeEach(async () => {
  for (const table of ["lyrics", "singers", "albums", "private.merged_genres"])
    await sql`delete from ${sql(table)}`;
  await sql`delete from person_aliases`;
});

const known = async () =>
  (await sql`select coalesce(other_name, 'own') as name from private.search_names order by 1`).map(
    ({ name }) => name,
  );

/** Runs statements in a transaction that has settled them while `meanwhile` runs on another connection. */
const settledAround = (
  statement: (transaction: Sql) => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
) =>
  sql.begin(async (transaction) => {
    await statement(transaction as unknown as Sql);
    await transaction`select private.settle_songs()`;
    await meanwhile();
  });

test("another name that is removed while a singer of that name is added is not known", async () => {
  await sql`insert into person_aliases (name_key, alias) values ('lata', 'Didi')`;
  await settledAround(
    (transaction) => transaction`delete from person_aliases`,
    () => other`insert into singers (name) values ('Lata')`,
  );
  expect(await known()).toEqual(["own"]);
});

test("another name that is given while a singer of that name is added is known", async () => {
  await settledAround(
    (transaction) => transaction`insert into person_aliases (name_key, alias) values ('lata', 'Didi')`,
    () => other`insert into singers (name) values ('Lata')`,
  );
  expect(await known()).toEqual(["Didi", "own"]);
});

test.each(["singers", "albums"])(
  "of one of the %s that is deleted meanwhile no other name is left",
  async (table) => {
    const [entry] = await sql`insert into ${sql(table)} (name) values ('Lata') returning id`;
    let deleted: Promise<unknown> = Promise.resolve();
    await settledAround(
      (transaction) =>
        table === "albums"
          ? transaction`insert into album_aliases (album_id, alias) values (${entry?.id}, 'Didi')`
          : transaction`insert into person_aliases (name_key, alias) values ('lata', 'Didi')`,
      async () => {
        deleted = other`delete from ${other(table)}`.execute();
        await waitUntilSomebodyWaits(sql);
      },
    );
    await deleted;
    expect(await known()).toEqual([]);
  },
);

/** Changes in a transaction at another isolation level what another one changes meanwhile, which ends before it. */
const withOlderView = async (
  work: (transaction: Sql) => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
) => {
  await sql.begin("isolation level repeatable read", async (transaction) => {
    await transaction`select from singers`;
    await meanwhile();
    await work(transaction as unknown as Sql);
  });
  await sql`insert into albums (name) values ('Next')`;
};

test("a singer renamed by a transaction with an older view is so in a song that was added meanwhile", async () => {
  const [singer] = await sql`insert into singers (name) values ('Lata') returning id`;
  await withOlderView(
    (transaction) => transaction`update singers set name = 'Asha'`,
    () => other`
      with song as (insert into lyrics (title, lyrics_english) values ('Geet', 'la') returning id)
      insert into lyrics_singers (lyric_id, singer_id) select id, ${singer?.id ?? 0} from song`,
  );
  expect(await sql`select singers_key from private.managed_songs`).toEqual([{ singers_key: "asha" }]);
});

test("a genre that was merged meanwhile is so in a song of a transaction with an older view", async () => {
  await sql`insert into lyrics (title, lyrics_english, genre) values ('A', 'la', 'Ghazal'), ('B', 'la', 'Geet')`;
  await withOlderView(
    (transaction) =>
      transaction`insert into lyrics (title, lyrics_english, genre) values ('C', 'la', 'Ghazal')`,
    () =>
      other`select private.rename_genre((select genre_key from private.genres where name = 'Ghazal'), 'Geet')`,
  );
  expect(await sql`select distinct genre_key from private.song_groups`).toHaveLength(1);
  expect(await sql`select from private.to_settle_again`).toHaveLength(0);
});

test("other names that a transaction with an older view has not seen are known after the next save", async () => {
  await sql`insert into person_aliases (name_key, alias) values ('lata', 'Didi')`;
  await withOlderView(
    (transaction) => transaction`delete from person_aliases`,
    () => other`insert into singers (name) values ('Lata')`,
  );
  expect(await known()).toEqual(["own", "own"]);
});
