/**
 * The official Supabase client against the live channels.
 * Runs on one server: it is about websockets; `change-feed` and `channels/filter` read the same from both.
 */
import type { RealtimeChannel, RealtimePostgresChangesPayload, SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test, vi } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { manyWords } from "./testing/many-words.ts";
import { connectSupabase, openSite, secretKey } from "./testing/site.ts";

const { sql, address } = await openTestDatabase();

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;

interface Followed {
  readonly channel: RealtimeChannel;
  /** All changes and system messages so far. */
  readonly changes: Payload[];
  readonly systemMessages: Record<string, unknown>[];
  /** The states of the subscription. */
  readonly states: string[];
}

type Binding = {
  readonly event: "*" | "INSERT" | "UPDATE" | "DELETE";
  readonly schema: string;
  readonly table?: string;
  readonly filter?: string;
  readonly select?: string[];
  readonly keys_only?: boolean;
};

const everything: Binding = { event: "*", schema: "public" };

async function follow(client: SupabaseClient, binding = everything, name = "a"): Promise<Followed> {
  const channel = client.channel(name);
  const followed: Followed = { channel, changes: [], systemMessages: [], states: [] };
  await new Promise<void>((settle, refuse) => {
    channel
      .on("postgres_changes", binding as { event: "*"; schema: string }, (change) =>
        followed.changes.push(change),
      )
      .on("system", {}, (systemMessages) => {
        followed.systemMessages.push(systemMessages);
        if (systemMessages.status === "ok") settle();
      })
      .subscribe((state, error) => {
        followed.states.push(state);
        if (error) refuse(error);
      });
  });
  return followed;
}

const addSong = async (title = "Gaana", year: number | null = null) =>
  (
    await sql<{ id: number }[]>`
      insert into lyrics (title, lyrics_hindi, year) values (${title}, 'गाना', ${year}) returning id`
  )[0]?.id ?? 0;

const summary = ({ changes }: Followed) => changes.map(({ eventType, table }) => `${eventType} ${table}`);

describe.each(["1.0.0", "2.0.0"])("supabase-js in protocol %s", (vsn) => {
  test("receives inserts, updates and deletes of every table", async () => {
    const all = await follow(connectSupabase(await openSite(sql), { vsn }));
    const entries = ["albums", "singers", "lyricists", "music_directors"];
    for (const table of entries) await sql`insert into ${sql(table)} (name) values ('A')`;
    const id = await addSong();
    const kinds = {
      lyrics_singers: "singer",
      lyrics_lyricists: "lyricist",
      lyrics_music_directors: "music_director",
    };
    for (const [credits, person] of Object.entries(kinds)) {
      const column = sql(`${person}_id`);
      await sql`insert into ${sql(credits)} (lyric_id, ${column}) select ${id}, id from ${sql(`${person}s`)}`;
      await sql`update ${sql(credits)} set position = 5`;
      await sql`delete from ${sql(credits)}`;
    }
    const parts = {
      lyric_translations: [`(lyric_id, english) values (${id}, 'song')`, "english = 'a song'"],
      lyric_words: [`(lyric_id, word, english) values (${id}, 'geet', 'song')`, "english = 'a song'"],
      lyric_notes: [`(lyric_id, line, note) values (${id}, 'la', 'No word.')`, "note = 'A sound.'"],
      track_numbers: [`(lyric_id, number) values (${id}, 1)`, "number = 2"],
      person_facts: ["(name_key, about) values ('a', 'One')", "about = 'Two'"],
      person_aliases: ["(name_key, alias) values ('a', 'Ek')", "alias = 'Do'"],
      album_aliases: ["(album_id, alias) select id, 'Ek' from albums", "alias = 'Do'"],
      album_facts: ["(album_id, about) select id, 'One' from albums", "about = 'Two'"],
    };
    for (const [table, [added, changed]] of Object.entries(parts)) {
      await sql.unsafe(`insert into ${table} ${added}`);
      await sql.unsafe(`update ${table} set ${changed}`);
      await sql.unsafe(`delete from ${table}`);
    }
    await sql`insert into settings (key) values ('adCode1')`;
    await sql`update settings set value = 'x'`;
    await sql`delete from settings`;
    for (const table of entries) {
      await sql`update ${sql(table)} set name = 'B'`;
      await sql`delete from ${sql(table)}`;
    }
    await sql`delete from lyrics`;
    await vi.waitFor(() => expect(summary(all).at(-1)).toBe("DELETE lyrics"), 10_000);
    const tables = [...Object.keys(kinds), ...entries, ...Object.keys(parts), "lyrics", "settings"];
    expect([...new Set(summary(all))].sort()).toEqual(
      tables.flatMap((table) => ["INSERT", "UPDATE", "DELETE"].map((type) => `${type} ${table}`)).sort(),
    );
  });

  test("gets the current row, and the key of a deleted one", async () => {
    const songs = await follow(connectSupabase(await openSite(sql), { vsn }), {
      ...everything,
      table: "lyrics",
    });
    const id = await addSong("Pehla", 1960);
    await sql`update lyrics set title = 'Doosra' where id = ${id}`;
    await sql`delete from lyrics where id = ${id}`;
    await vi.waitFor(() => expect(songs.changes).toHaveLength(3), 10_000);
    const common = { schema: "public", table: "lyrics", errors: null, commit_timestamp: expect.any(String) };
    expect(songs.changes).toEqual([
      {
        ...common,
        eventType: "INSERT",
        new: expect.objectContaining({ id, title: "Pehla", year: 1960, genre: null }),
        old: {},
      },
      { ...common, eventType: "UPDATE", new: expect.objectContaining({ id, title: "Doosra" }), old: { id } },
      { ...common, eventType: "DELETE", new: {}, old: { id } },
    ]);
  });
});

describe("supabase-js", () => {
  test("can have several subscriptions in one channel, each with its own listener", async () => {
    const id = await addSong("Mera");
    const client = connectSupabase(await openSite(sql));
    const heard: string[] = [];
    const listen = (name: string) => () => heard.push(name);
    await new Promise<void>((settle) =>
      client
        .channel("several")
        .on("postgres_changes", { event: "INSERT", schema: "public", table: "lyrics" }, listen("added"))
        .on(
          "postgres_changes",
          { event: "UPDATE", schema: "public", table: "lyrics", filter: `id=eq.${id}` },
          listen("mine"),
        )
        .on("postgres_changes", { event: "DELETE", schema: "public" }, listen("deleted"))
        .on("system", {}, () => settle())
        .subscribe(),
    );
    const other = await addSong();
    await sql`update lyrics set title = 'X' where id in (${id}, ${other})`;
    await sql`delete from lyrics where id = ${other}`;
    await vi.waitFor(() => expect(heard).toEqual(["added", "mine", "deleted"]), 10_000);
  });

  test("gets only the columns that it selects", async () => {
    const titles = await follow(connectSupabase(await openSite(sql)), {
      ...everything,
      table: "lyrics",
      select: ["title", "id"],
    });
    const id = await addSong();
    await vi.waitFor(() => expect(titles.changes).toHaveLength(1), 10_000);
    expect(titles.changes[0]?.new).toEqual({ id, title: "Gaana" });
  });

  test("gets only keys on request", async () => {
    const keys = await follow(connectSupabase(await openSite(sql)), { ...everything, keys_only: true });
    const id = await addSong();
    await sql`insert into singers (name) values ('Lata')`;
    await sql`insert into lyrics_singers (lyric_id, singer_id) select ${id}, id from singers where name = 'Lata'`;
    // The song has a new version with its credit.
    await vi.waitFor(() => expect(keys.changes).toHaveLength(4), 10_000);
    const [singer] = await sql`select id from singers where name = 'Lata'`;
    expect(keys.changes.map((change) => change.new)).toEqual([
      { id },
      { id: singer?.id },
      { id },
      { lyric_id: id, singer_id: singer?.id },
    ]);
  });

  test("gets the reason when a table does not exist", async () => {
    const client = connectSupabase(await openSite(sql));
    await expect(follow(client, { ...everything, table: "songs" })).rejects.toThrow("songs does not exist");
  });

  test("receives changes of another instance of the site, and both report the same version", async () => {
    const [one, other] = [await openSite(sql), await openSite(sql)];
    const [here, there] = [await follow(connectSupabase(one)), await follow(connectSupabase(other))];
    await addSong();
    await vi.waitFor(
      () => expect([summary(here), summary(there)]).toEqual([["INSERT lyrics"], ["INSERT lyrics"]]),
      10_000,
    );
    await vi.waitFor(
      () => expect(one.realtime.changes.version()).toBe(other.realtime.changes.version()),
      10_000,
    );
    const late = await follow(connectSupabase(other));
    expect(late.systemMessages[0]).toMatchObject({ version: one.realtime.changes.version() });
  });

  test("gets 'many changed' once instead of a thousand rows", async () => {
    const site = await openSite(sql);
    const all = await follow(connectSupabase(site));
    await sql.unsafe(manyWords);
    await sql`delete from words`;
    const id = await addSong();
    await vi.waitFor(() => expect(all.changes).toHaveLength(1), 10_000);
    expect(all.changes[0]).toMatchObject({ new: { id } });
    expect(all.systemMessages.slice(1)).toEqual(
      [2, 1].map((before) => ({
        extension: "postgres_changes",
        status: "ok",
        message: "many changed",
        version: site.realtime.changes.version() - before,
        channel: "a",
      })),
    );
  });

  test("is notified when changes may have been missed", async () => {
    const all = await follow(connectSupabase(await openSite(sql)));
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`;
    await vi.waitFor(
      () =>
        expect(all.systemMessages.at(-1)).toMatchObject({
          message: "changes may have been missed",
          version: expect.any(Number),
        }),
      10_000,
    );
  });

  test("receives a song's current views at intervals, if it selects views at all", async () => {
    const id = await addSong();
    const site = await openSite(sql, { limits: { viewsEveryMs: 1_000 } });
    const client = connectSupabase(site);
    const whole = await follow(client, { ...everything, table: "lyrics" }, "whole");
    const keys = await follow(client, { ...everything, table: "lyrics", keys_only: true }, "keys");
    const titles = await follow(client, { ...everything, table: "lyrics", select: ["title"] }, "titles");
    const views = await follow(client, { ...everything, table: "lyrics", select: ["views"] }, "views");
    await Promise.all(Array.from({ length: 30 }, () => sql`select increment_views(${id})`));
    await vi.waitFor(() => expect(views.changes).toHaveLength(1), { timeout: 5_000 });
    expect(views.changes[0]).toMatchObject({ eventType: "UPDATE", new: { views: 30 }, old: { id } });
    expect(whole.changes).toMatchObject([{ eventType: "UPDATE", new: { id, views: 30, title: "Gaana" } }]);
    await addSong();
    await vi.waitFor(() => expect(titles.changes.length + keys.changes.length).toBe(2), 10_000);
    expect([summary(titles), summary(keys)]).toEqual([["INSERT lyrics"], ["INSERT lyrics"]]);
  });

  test("leaves a channel and still receives the other one", async () => {
    const client = connectSupabase(await openSite(sql));
    const [left, kept] = [await follow(client, everything, "left"), await follow(client, everything, "kept")];
    expect(await client.removeChannel(left.channel)).toBe("ok");
    await addSong();
    await vi.waitFor(() => expect(kept.changes).toHaveLength(1), 10_000);
    expect([left.changes, left.states]).toEqual([[], ["SUBSCRIBED", "CLOSED"]]);
  });

  test("continues with another key of the site, and ends with a foreign one", async () => {
    const client = connectSupabase(await openSite(sql));
    const all = await follow(client);
    await client.realtime.setAuth(secretKey);
    await addSong();
    await vi.waitFor(() => expect(all.changes).toHaveLength(1), 10_000);
    await client.realtime.setAuth("foreign");
    await vi.waitFor(() => expect(all.states.at(-1)).toBe("CLOSED"), 10_000);
    expect(all.systemMessages.at(-1)).toMatchObject({
      status: "error",
      message: expect.stringMatching(/^Unauthorized/),
    });
  });

  test("reads with the secret key what that may read", async () => {
    const all = await follow(connectSupabase(await openSite(sql), { key: secretKey }));
    await addSong();
    await vi.waitFor(() => expect(summary(all)).toEqual(["INSERT lyrics"]), 10_000);
  });

  test("reconnects after a restart of the site and receives changes again", async () => {
    const first = await openSite(sql);
    const all = await follow(connectSupabase(first));
    await first.close();
    await openSite(sql, { port: first.port });
    await vi.waitFor(() => expect(all.systemMessages).toHaveLength(2), { timeout: 10_000 });
    await addSong();
    await vi.waitFor(() => expect(summary(all)).toEqual(["INSERT lyrics"]), 10_000);
    expect(all.states.filter((state) => state === "SUBSCRIBED")).toHaveLength(2);
  });
});

test("the site needs its pool's connections and one that listens", async () => {
  const site = await openSite(sql);
  await follow(connectSupabase(site));
  const listening = await sql`
    select from pg_stat_activity where datname = ${address.database ?? ""} and query ilike 'listen%'`;
  expect(listening).toHaveLength(1);
});
