import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openPool } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import type { ChangeBatch } from "./change.ts";
import { type ChangeFeed, openChangeFeed } from "./open-change-feed.ts";

const { sql, address } = await openTestDatabase();

/** A feed as another instance on the same database has it, and all that it tells. */
async function openInstance(): Promise<{ feed: ChangeFeed; told: ChangeBatch[]; logged: string[] }> {
  const pool = openPool(address, { connections: 2 });
  const logged: string[] = [];
  const feed = await openChangeFeed(pool, { error: (message) => logged.push(message) });
  const told: ChangeBatch[] = [];
  feed.onChange((batch) => told.push(batch));
  onTestFinished(async () => {
    await feed.close();
    await pool.end({ timeout: 1 });
  });
  return { feed, told, logged };
}

const addSong = async (title = "Gaana") =>
  (
    await sql<
      { id: number }[]
    >`insert into lyrics (title, lyrics_hindi) values (${title}, 'गाना') returning id`
  )[0]?.id ?? 0;

const changesIn = (told: readonly ChangeBatch[]) =>
  told.flatMap((batch) => (batch.kind === "changes" ? batch.changes : []));

/** Ends the connections on which the feeds listen, as a network or a restart would. */
async function cutConnections(): Promise<number> {
  const cut = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`;
  return cut.length;
}

describe("the change feed", () => {
  test("tells each change once to every instance on the database, with the same versions", async () => {
    const [one, other] = [await openInstance(), await openInstance()];
    const id = await addSong();
    await sql`update lyrics set title = 'Naya' where id = ${id}`;
    await sql`delete from lyrics where id = ${id}`;
    await vi.waitFor(() => expect(changesIn(other.told)).toHaveLength(3), 10_000);
    await vi.waitFor(() => expect(one.told).toEqual(other.told), 10_000);
    expect(changesIn(one.told)).toMatchObject([
      { type: "INSERT", table: "lyrics", record: { id, title: "Gaana" }, oldKey: null },
      { type: "UPDATE", record: { id, title: "Naya" }, oldKey: { id } },
      { type: "DELETE", record: null, oldKey: { id } },
    ]);
    await vi.waitFor(
      () =>
        expect([one.feed.version(), other.feed.version()]).toEqual([
          one.told.at(-1)?.version,
          one.told.at(-1)?.version,
        ]),
      10_000,
    );
  });

  test("tells changes in the order of the commits, whatever the order in which they were made", async () => {
    const { told } = await openInstance();
    await sql.begin(async (early) => {
      await early`insert into singers (name) values ('Begun first')`;
      await sql`insert into singers (name) values ('Ended first')`;
    });
    await vi.waitFor(() => expect(changesIn(told)).toHaveLength(2), 10_000);
    expect(changesIn(told).map(({ record }) => record?.name)).toEqual(["Ended first", "Begun first"]);
    const versions = told.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  test("waits for a slow listener instead of piling up what it has not taken in", async () => {
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

  test("goes on telling the others when one listener fails", async () => {
    const { feed, told, logged } = await openInstance();
    feed.onChange(() => {
      throw new Error("no room");
    });
    const others: ChangeBatch[] = [];
    feed.onChange((batch) => others.push(batch));
    await addSong();
    await vi.waitFor(() => expect(others).toHaveLength(1), 10_000);
    expect(told).toEqual(others);
    expect(logged).toEqual([expect.stringContaining("no room")]);
  });

  test("reads a transaction of hundreds of changes in pieces, in their order", async () => {
    const { told } = await openInstance();
    await sql`insert into singers (name) select 'Piece ' || n from generate_series(1, 450) as n`;
    await vi.waitFor(() => expect(changesIn(told)).toHaveLength(450), 10_000);
    expect(told.length).toBeGreaterThan(1);
    expect(changesIn(told).map(({ record }) => record?.name)).toEqual(
      Array.from({ length: 450 }, (_, n) => `Piece ${n + 1}`),
    );
  });

  test("says 'many' once for a thousand changes in one transaction", async () => {
    const { told, feed } = await openInstance();
    const before = feed.version();
    await sql`insert into singers (name) select 'Many ' || n from generate_series(1, 1000) as n`;
    const id = await addSong();
    await vi.waitFor(() => expect(told).toHaveLength(2), 10_000);
    expect(told).toEqual([
      { kind: "many", version: before + 1 },
      {
        kind: "changes",
        version: before + 2,
        changes: [expect.objectContaining({ record: expect.objectContaining({ id }) })],
      },
    ]);
  });

  test("says that changes may have been missed after its connection was lost, and hears again", async () => {
    const { told, feed } = await openInstance();
    await addSong();
    await vi.waitFor(() => expect(told).toHaveLength(1), 10_000);
    expect(await cutConnections()).toBeGreaterThan(0);
    await vi.waitFor(() => expect(told.at(-1)).toEqual({ kind: "lost", version: feed.version() }), 10_000);
    const id = await addSong();
    await vi.waitFor(() => expect(changesIn(told).at(-1)).toMatchObject({ record: { id } }), 10_000);
  });

  test("takes changes whose notes a crash has taken for many", async () => {
    const { told } = await openInstance();
    await sql.begin(async (transaction) => {
      await transaction`insert into singers (name) values ('Forgotten')`;
      await transaction`set constraints all immediate`;
      await transaction`delete from private.changes`;
    });
    await vi.waitFor(() => expect(told).toEqual([{ kind: "many", version: expect.any(Number) }]), 10_000);
  });

  test("tells of views by the songs' ids, also of more songs than fit into one message", async () => {
    const { feed, told } = await openInstance();
    const viewed: number[] = [];
    feed.onViews((songIds) => viewed.push(...songIds));
    const ids = await sql<{ id: number }[]>`
      insert into lyrics (id, title, lyrics_hindi)
      select 1000000000000000 + n, 'Lamba', 'लंबा' from generate_series(1, 900) as n returning id`;
    await vi.waitFor(() => expect(changesIn(told)).toHaveLength(900), 10_000);
    await sql`select from private.add_views(${ids.map(({ id }) => id)}::bigint[], ${ids.map(() => 1)}::bigint[])`;
    await vi.waitFor(() => expect(viewed.toSorted((a, b) => a - b)).toEqual(ids.map(({ id }) => id)), 10_000);
    const version = feed.version();
    const [stored] = await sql`select max(version) as version from private.catalogue_versions`;
    expect(stored?.version).toBe(version);
  });

  test("knows the version at once that another instance has reached", async () => {
    const one = await openInstance();
    await addSong();
    await vi.waitFor(() => expect(one.told).toHaveLength(1), 10_000);
    const late = await openInstance();
    await vi.waitFor(() => expect(late.feed.version()).toBe(one.feed.version()), 10_000);
    expect(late.told).toEqual([]);
  });

  test("goes quiet when it is closed", async () => {
    const { feed, told } = await openInstance();
    await feed.close();
    await addSong();
    const listening = await sql`
      select from pg_stat_activity where datname = current_database() and query = 'listen "antara_changes"'`;
    expect([told, listening.length]).toEqual([[], 0]);
  });
});
