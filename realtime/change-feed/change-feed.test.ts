import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openPool } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { manyWords } from "../testing/many-words.ts";
import type { ChangeBatch } from "./change.ts";
import { type ChangeFeed, openChangeFeed } from "./open-change-feed.ts";

const { sql, address } = await openTestDatabase();

/** The feed of another instance on the same database, and all its batches. */
async function openInstance(): Promise<{ feed: ChangeFeed; batches: ChangeBatch[]; logged: string[] }> {
  const pool = openPool(address, { connections: 2 });
  const logged: string[] = [];
  const feed = await openChangeFeed(pool, { error: (message) => logged.push(message) });
  const batches: ChangeBatch[] = [];
  feed.onChange((batch) => batches.push(batch));
  onTestFinished(async () => {
    await feed.close();
    await pool.end({ timeout: 1 });
  });
  return { feed, batches, logged };
}

const addSong = async (title = "Gaana") =>
  (
    await sql<
      { id: number }[]
    >`insert into lyrics (title, lyrics_hindi) values (${title}, 'गाना') returning id`
  )[0]?.id ?? 0;

const changesIn = (batches: readonly ChangeBatch[]) =>
  batches.flatMap((batch) => (batch.kind === "changes" ? batch.changes : []));

/** Closes the connections on which the feeds listen, as a network failure or a restart would. */
async function cutConnections(): Promise<number> {
  const cut = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`;
  return cut.length;
}

describe("the change feed", () => {
  test("delivers each change once to every instance on the database, with the same versions", async () => {
    const [one, other] = [await openInstance(), await openInstance()];
    const id = await addSong();
    await sql`update lyrics set title = 'Naya' where id = ${id}`;
    await sql`delete from lyrics where id = ${id}`;
    await vi.waitFor(() => expect(changesIn(other.batches)).toHaveLength(3), 10_000);
    await vi.waitFor(() => expect(one.batches).toEqual(other.batches), 10_000);
    expect(changesIn(one.batches)).toMatchObject([
      { type: "INSERT", table: "lyrics", record: { id, title: "Gaana" }, oldKey: null },
      { type: "UPDATE", record: { id, title: "Naya" }, oldKey: { id } },
      { type: "DELETE", record: null, oldKey: { id } },
    ]);
    await vi.waitFor(
      () =>
        expect([one.feed.version(), other.feed.version()]).toEqual([
          one.batches.at(-1)?.version,
          one.batches.at(-1)?.version,
        ]),
      10_000,
    );
  });

  test("delivers changes in commit order, whatever the order in which they were made", async () => {
    const { batches } = await openInstance();
    await sql.begin(async (early) => {
      await early`insert into singers (name) values ('Begun first')`;
      await sql`insert into singers (name) values ('Ended first')`;
    });
    await vi.waitFor(() => expect(changesIn(batches)).toHaveLength(2), 10_000);
    expect(changesIn(batches).map(({ record }) => record?.name)).toEqual(["Ended first", "Begun first"]);
    const versions = batches.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  test("waits for a slow listener instead of buffering", async () => {
    const { feed } = await openInstance();
    const going = { now: 0, most: 0 };
    const titles: unknown[] = [];
    feed.onChange(async (batch) => {
      going.now += 1;
      going.most = Math.max(going.most, going.now);
      await sql`select pg_sleep(0.01)`;
      titles.push(...changesIn([batch]).map(({ record }) => record?.title));
      going.now -= 1;
    });
    for (const title of ["a", "b", "c"]) await addSong(title);
    await vi.waitFor(() => expect(titles).toEqual(["a", "b", "c"]), 10_000);
    expect(going.most).toBe(1);
  });

  test("keeps notifying the others when one listener fails", async () => {
    const { feed, batches, logged } = await openInstance();
    feed.onChange(() => {
      throw new Error("no room");
    });
    const others: ChangeBatch[] = [];
    feed.onChange((batch) => others.push(batch));
    await addSong();
    await vi.waitFor(() => expect(others).toHaveLength(1), 10_000);
    expect(batches).toEqual(others);
    expect(logged).toEqual([expect.stringContaining("no room")]);
  });

  test("reads a transaction of hundreds of changes in batches, in order", async () => {
    const { batches } = await openInstance();
    await sql`insert into singers (name) select 'Piece ' || n from generate_series(1, 450) as n`;
    await vi.waitFor(() => expect(changesIn(batches)).toHaveLength(450), 10_000);
    expect(batches.length).toBeGreaterThan(1);
    expect(changesIn(batches).map(({ record }) => record?.name)).toEqual(
      Array.from({ length: 450 }, (_, n) => `Piece ${n + 1}`),
    );
  });

  test("sends 'many' once for a thousand changes in one transaction", async () => {
    const { batches, feed } = await openInstance();
    const before = feed.version();
    await sql.unsafe(manyWords);
    const id = await addSong();
    await vi.waitFor(() => expect(batches).toHaveLength(2), 10_000);
    expect(batches).toEqual([
      { kind: "many", version: before + 1 },
      {
        kind: "changes",
        version: before + 2,
        changes: [expect.objectContaining({ record: expect.objectContaining({ id }) })],
      },
    ]);
  });

  test("reports after a lost connection that changes may have been missed, and receives changes again", async () => {
    const { batches, feed } = await openInstance();
    await addSong();
    await vi.waitFor(() => expect(batches).toHaveLength(1), 10_000);
    expect(await cutConnections()).toBeGreaterThan(0);
    await vi.waitFor(() => expect(batches.at(-1)).toEqual({ kind: "lost", version: feed.version() }), 10_000);
    const id = await addSong();
    await vi.waitFor(() => expect(changesIn(batches).at(-1)).toMatchObject({ record: { id } }), 10_000);
  });

  test("sends 'many' for changes whose records a crash has lost", async () => {
    const { batches } = await openInstance();
    await sql.begin(async (transaction) => {
      await transaction`insert into singers (name) values ('Forgotten')`;
      await transaction`set constraints all immediate`;
      await transaction`delete from private.changes`;
    });
    await vi.waitFor(() => expect(batches).toEqual([{ kind: "many", version: expect.any(Number) }]), 10_000);
  });

  test("reports views by song ids, also of more songs than fit into one message", async () => {
    const { feed } = await openInstance();
    const viewed: number[] = [];
    feed.onViews((songIds) => viewed.push(...songIds));
    const ids = await sql.begin(async (transaction) => {
      // The triggers of a song would take most of the time.
      await transaction`set local session_replication_role = replica`;
      return transaction<{ id: number }[]>`
        insert into lyrics (id, title, lyrics_hindi)
        select 1000000000000000 + n, 'Lamba', 'लंबा' from generate_series(1, 900) as n returning id`;
    });
    await sql`select from private.add_views(${ids.map(({ id }) => id)}::bigint[], ${ids.map(() => 1)}::bigint[])`;
    await vi.waitFor(() => expect(viewed.toSorted((a, b) => a - b)).toEqual(ids.map(({ id }) => id)), 10_000);
    const version = feed.version();
    const [stored] = await sql`select max(version) as version from private.catalogue_versions`;
    expect(stored?.version).toBe(version);
  });

  test("starts with the version that another instance has reached", async () => {
    const one = await openInstance();
    await addSong();
    await vi.waitFor(() => expect(one.batches).toHaveLength(1), 10_000);
    const late = await openInstance();
    await vi.waitFor(() => expect(late.feed.version()).toBe(one.feed.version()), 10_000);
    expect(late.batches).toEqual([]);
  });

  test("sends nothing after it is closed", async () => {
    const { feed, batches } = await openInstance();
    await feed.close();
    await addSong();
    const listening = await sql`
      select from pg_stat_activity where datname = current_database() and query = 'listen "antara_changes"'`;
    expect([batches, listening.length]).toEqual([[], 0]);
  });
});
