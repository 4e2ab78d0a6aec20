/**
 * Filters that the official client's builder writes.
 * Runs on one server: filters are compared in this process; `channels/filter` compares them with both servers.
 */
import { postgresChangesFilter, type RealtimePostgresFilterBuilder } from "@supabase/realtime-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { connectSupabase, openSite } from "./testing/site.ts";

const { sql } = await openTestDatabase();

async function follow(client: SupabaseClient, name: string, filter?: RealtimePostgresFilterBuilder) {
  const titles: string[] = [];
  const channel = client.channel(name);
  await new Promise<void>((settle, refuse) =>
    channel
      .on("postgres_changes", { event: "*", schema: "public", table: "lyrics", filter }, ({ new: song }) =>
        titles.push((song as { title: string }).title),
      )
      .on("system", {}, ({ status }) => status === "ok" && settle())
      .subscribe((_state, error) => error && refuse(error)),
  );
  return titles;
}

const songs = [
  { title: "Dil, (Se)", year: 1960, genre: null },
  { title: 'Dil "50\\%"', year: 1998, genre: "Ghazal" },
  { title: "Dheere", year: 2001, genre: "Qawwali" },
];

test.each([
  [postgresChangesFilter().eq("title", "Dil, (Se)"), [0]],
  [postgresChangesFilter().neq("year", 1960), [1, 2]],
  [postgresChangesFilter().gt("year", 1960).lt("year", 2000), [1]],
  [postgresChangesFilter().gte("year", 1998).lte("year", 1998), [1]],
  [postgresChangesFilter().in("title", ["Dil, (Se)", 'Dil "50\\%"']), [0, 1]],
  [postgresChangesFilter().is("genre", null), [0]],
  [postgresChangesFilter().isDistinct("genre", "Ghazal"), [0, 2]],
  [postgresChangesFilter().not("genre", "in", ["Ghazal"]), [2]],
  [postgresChangesFilter().not("genre", "is", null), [1, 2]],
  [postgresChangesFilter().like("title", "Dil%"), [0, 1]],
  [postgresChangesFilter().like("title", '%"50\\\\\\%_'), [1]],
  [postgresChangesFilter().ilike("title", "d__e%"), [2]],
  [postgresChangesFilter().not("title", "like", "%(Se)"), [1, 2]],
])("the filter %s is followed", async (filter, expected) => {
  const client = connectSupabase(await openSite(sql));
  const titles = await follow(client, "some", filter);
  // Gets each change after the other channel.
  const all = await follow(client, "all");
  for (const song of songs) await sql`insert into lyrics ${sql({ ...song, lyrics_hindi: "अ" })}`;
  await vi.waitFor(() => expect(all).toHaveLength(songs.length), 10_000);
  expect(titles).toEqual(expected.map((at) => songs[at]?.title));
});

test.each([postgresChangesFilter().match("title", "^D"), postgresChangesFilter().imatch("title", "^D")])(
  "the filter %s is refused with the reason",
  async (filter) => {
    const client = connectSupabase(await openSite(sql));
    await expect(follow(client, "some", filter)).rejects.toThrow(
      "regular expressions are not offered; use like or ilike",
    );
  },
);
