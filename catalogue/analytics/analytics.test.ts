import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { createViewCounter } from "../views/count-view.ts";
import { findAnalytics, noAnalytics } from "./find-analytics.ts";
import { findDashboard } from "./find-dashboard.ts";
import { foldOldViews } from "./fold-old-views.ts";

const { sql } = await openTestDatabase({ connections: 4 });

beforeEach(async () => {
  await sql`delete from lyrics`;
  await sql`delete from private.view_counts`;
});

const india = "Asia/Kolkata";
const add = async (title: string, singerNames = "") =>
  (await saveSong(sql, { title, lyrics_hindi: "क", singerNames })).id;
const viewsAt = (moment: string, views: number, backend = 1) =>
  sql`insert into private.view_counts (starts_at, backend, views) values (${moment}, ${backend}, ${views})`;
const daysWithViews = async (now: string, timeZone: string, days = 30) =>
  (await findAnalytics(sql, { days, timeZone, now: new Date(now) })).viewsByDay.filter(
    ({ views }) => views > 0,
  );
const kept = async () =>
  (await sql`select coalesce(sum(views), 0)::bigint as views from private.view_counts`)[0]?.views;

describe("the dashboard", () => {
  test("has zeros and no songs on an empty site", async () => {
    const empty = await openTestDatabase();
    expect(await findDashboard(empty.sql)).toEqual({
      totals: { lyrics: 0, singers: 0, albums: 0, lyricists: 0, musicDirectors: 0 },
      recent: [],
      changes: [],
    });
  });

  test("counts everything and lists the three newest songs and the ten latest changes, in one statement", async () => {
    const { sql: starter } = await openTestDatabase({ starterSongs: true });
    const { id } = await saveSong(starter, {
      title: "Naya",
      lyrics_hindi: "क",
      singerNames: "Naya, Lata Mangeshkar",
    });
    await starter`update lyrics set views = 9 where id = ${id}`;
    const counted = countingStatements(starter);
    const { totals, recent, changes } = await findDashboard(counted.sql);
    expect(counted.statements()).toBe(1);
    const [counts] = await starter`
      select (select count(*) from lyrics) as lyrics, (select count(*) from singers) as singers,
        (select count(*) from albums) as albums, (select count(*) from lyricists) as lyricists,
        (select count(*) from music_directors) as "musicDirectors"`;
    expect(totals).toEqual(counts);
    expect(totals.lyrics).toBe(53);
    expect(recent).toHaveLength(3);
    expect(recent[0]).toEqual({ id, title: "Naya", singerName: "Naya, Lata Mangeshkar", views: 9 });
    expect(changes).toHaveLength(10);
    expect(changes[0]).toMatchObject({
      name: "Naya",
      way: "form",
      action: "added",
      revised: { kind: "songs", id },
    });
    expect(changes[1]).toMatchObject({ name: "Naya", revised: { kind: "singers" } });
    expect(Object.keys(recent[1] ?? {}).sort()).toEqual(["id", "singerName", "title", "views"]);
  });
});

describe("the analytics", () => {
  test("count songs and views and list the ten most viewed songs and thirty days, in one statement", async () => {
    for (let views = 0; views < 12; views += 1) {
      const id = await add(`Song ${views}`, "Lata, Asha");
      await sql`update lyrics set views = ${views} where id = ${id}`;
    }
    const counted = countingStatements(sql);
    const found = await findAnalytics(counted.sql, { days: 30, timeZone: india, now: new Date() });
    expect(counted.statements()).toBe(1);
    expect(found).toMatchObject({ total_lyrics: 12, total_views: 66 });
    expect(found.most_viewed_songs).toHaveLength(10);
    expect(found.most_viewed_songs[0]).toEqual({
      id: expect.any(Number),
      title: "Song 11",
      singerName: "Lata, Asha",
      views: 11,
    });
    expect(found.viewsByDay).toHaveLength(30);
  });

  test("have thirty days up to today in the site's time zone, with zeros for days without views", async () => {
    const now = new Date("2026-03-01T20:00:00Z");
    const { viewsByDay } = await findAnalytics(sql, { days: 30, timeZone: india, now });
    expect(viewsByDay.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, n) => new Date(Date.UTC(2026, 1, 1 + n)).toISOString().slice(0, 10)),
    );
    expect(viewsByDay.at(-1)).toEqual({ day: "2026-03-02", views: 0 });
    expect(noAnalytics({ days: 30, timeZone: india, now })).toEqual({
      total_lyrics: 0,
      total_views: 0,
      most_viewed_songs: [],
      viewsByDay,
    });
  });

  test("assign views to days of the site's time zone, exact to a quarter of an hour", async () => {
    await viewsAt("2026-03-01T18:15:00Z", 1);
    await viewsAt("2026-03-01T18:30:00Z", 10);
    await viewsAt("2026-03-02T18:15:00Z", 100);
    await viewsAt("2026-03-02T18:30:00Z", 1000);
    expect(await daysWithViews("2026-03-02T18:29:59Z", india)).toEqual([
      { day: "2026-03-01", views: 1 },
      { day: "2026-03-02", views: 110 },
    ]);
    expect(await daysWithViews("2026-03-02T20:00:00Z", "UTC")).toEqual([
      { day: "2026-03-01", views: 11 },
      { day: "2026-03-02", views: 1100 },
    ]);
    expect(await daysWithViews("2026-03-02T20:00:00Z", "Asia/Kathmandu")).toEqual([
      { day: "2026-03-02", views: 11 },
      { day: "2026-03-03", views: 1100 },
    ]);
  });

  test("know that some days have 23 or 25 hours", async () => {
    for (let quarter = 0; quarter < 4 * 24 * 4; quarter += 1)
      await viewsAt(new Date(Date.UTC(2026, 2, 28) + quarter * 900_000).toISOString(), 1);
    expect(await daysWithViews("2026-03-30T12:00:00Z", "Europe/Berlin")).toEqual([
      { day: "2026-03-28", views: 92 },
      { day: "2026-03-29", views: 92 },
      { day: "2026-03-30", views: 96 },
    ]);
  });

  test("leave out views before the requested days", async () => {
    await viewsAt("2026-02-28T18:15:00Z", 5);
    await viewsAt("2026-02-28T18:30:00Z", 7);
    expect(await daysWithViews("2026-03-02T12:00:00Z", india, 2)).toEqual([{ day: "2026-03-01", views: 7 }]);
  });

  test("add up the views counted by several connections", async () => {
    await viewsAt("2026-03-01T12:00:00Z", 5, 1);
    await viewsAt("2026-03-01T12:00:00Z", 7, 2);
    expect(await daysWithViews("2026-03-01T13:00:00Z", "UTC")).toEqual([{ day: "2026-03-01", views: 12 }]);
  });

  test("throw when the database cannot answer", async () => {
    const other = await openTestDatabase();
    await other.sql`drop table private.view_counts`;
    await expect(findAnalytics(other.sql, { days: 30, timeZone: india, now: new Date() })).rejects.toThrow();
  });
});

describe("a view", () => {
  test("is stored with its time in the transaction that counts it, for every way of counting", async () => {
    const [one, two] = [await add("Ek"), await add("Do")];
    const counter = createViewCounter(sql);
    await Promise.all([one, one, two].map((id) => counter.count(id)));
    await sql`select increment_views(${one})`;
    await counter.close();
    expect(await sql`select id, views from lyrics order by id`).toEqual([
      { id: one, views: 3 },
      { id: two, views: 1 },
    ]);
    const now = new Date();
    const { viewsByDay, total_views } = await findAnalytics(sql, { days: 2, timeZone: india, now });
    expect(total_views).toBe(4);
    // Two days, in case midnight has passed in between.
    expect(viewsByDay.reduce((sum, { views }) => sum + views, 0)).toBe(4);
    expect(
      await sql`
      select bool_and(starts_at = date_bin('15 minutes', starts_at, 'epoch') and starts_at <= now()
        and starts_at > now() - interval '16 minutes') as fresh from private.view_counts`,
    ).toEqual([{ fresh: true }]);
  });

  test("is not stored if the song does not exist or the transaction is rolled back", async () => {
    const id = await add("Ek");
    expect(await sql`select increment_views(1000000) as views`).toEqual([{ views: null }]);
    await sql
      .begin(async (transaction) => {
        await transaction`select increment_views(${id})`;
        throw new Error("undo");
      })
      .catch(() => {});
    expect(await kept()).toBe(0);
  });

  test("does not come from an operator who changes the count of a song", async () => {
    const id = await add("Ek");
    await sql`update lyrics set views = 1000 where id = ${id}`;
    expect(await kept()).toBe(0);
  });

  test("is counted by a visitor's role, which cannot see the times", async () => {
    const id = await add("Ek");
    await sql.begin(async (transaction) => {
      await transaction`set local role anon`;
      expect(await transaction`select increment_views(${id}) as views`).toEqual([{ views: 1 }]);
    });
    expect(await kept()).toBe(1);
  });

  test("does not wait for transactions that count other songs", async () => {
    const [lower, higher] = [await add("Ek"), await add("Do")];
    const counter = createViewCounter(sql);
    await sql.begin(async (other) => {
      await other`select increment_views(${lower})`;
      // With one row for all songs, this and the transaction below would wait for each other.
      expect(await counter.count(higher)).toBe(1);
      await other`set local lock_timeout = '300ms'`;
      await other`select increment_views(${higher})`;
    });
    expect(await sql`select views from lyrics order by id`).toEqual([{ views: 1 }, { views: 2 }]);
    expect(await kept()).toBe(3);
    await counter.close();
  });
});

describe("old views", () => {
  test("are merged into one row for each quarter of an hour without loss, even by several processes at once", async () => {
    const old = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const older = new Date(Date.now() - 9 * 86_400_000).toISOString();
    for (const backend of [1, 2, 3]) await viewsAt(old, 10, backend);
    await viewsAt(older, 7, 5);
    await viewsAt(older, 100, 0);
    await viewsAt(new Date().toISOString(), 1, 4);
    const folded = await Promise.all([1, 2, 3].map(() => foldOldViews(sql)));
    expect(folded.reduce((sum, rows) => sum + rows)).toBe(4);
    expect(await sql`select backend, views from private.view_counts order by starts_at`).toEqual([
      { backend: 0, views: 107 },
      { backend: 0, views: 30 },
      { backend: 4, views: 1 },
    ]);
    expect(await foldOldViews(sql)).toBe(0);
  });
});
