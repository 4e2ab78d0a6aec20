/** Other names that change while the person is added, deleted or renamed: the search knows those that are stored. */
import { afterAll, beforeEach, expect, test } from "vitest";
import { openPool, type Sql } from "../../pool.ts";
import { openTestDatabase } from "../../testing/index.ts";
import { waitUntilSomebodyWaits } from "../../testing/wait-until-somebody-waits.ts";

const { sql, address } = await openTestDatabase();
const other = openPool(address, { connections: 1, applicationName: "another" });

afterAll(() => other.end());

beforeEach(async () => {
  await sql`delete from singers`;
  await sql`delete from albums`;
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

test("what a transaction with an older view has not seen is known after the next save", async () => {
  await sql`insert into person_aliases (name_key, alias) values ('lata', 'Didi')`;
  await sql.begin("isolation level repeatable read", async (transaction) => {
    await transaction`delete from person_aliases`;
    await other`insert into singers (name) values ('Lata')`;
  });
  await sql`insert into albums (name) values ('Next')`;
  expect(await known()).toEqual(["own", "own"]);
});
