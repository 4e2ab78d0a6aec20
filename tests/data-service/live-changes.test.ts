/** Subscribers with the official client receive every change of every table, on every instance. */
import { afterAll, expect, test } from "vitest";
import { embeddedDatabaseUrl } from "../process/embedded-database-url.ts";
import { ownSite } from "../process/own-site.ts";
import { startSite, stopProgram, temporaryFolder } from "../process/run-program.ts";
import { clientOf, keySettings } from "./client.ts";

const site = ownSite(keySettings);

type Client = ReturnType<typeof clientOf>;
interface Change {
  readonly eventType: string;
  readonly table: string;
  readonly new: Record<string, unknown>;
  readonly old: Record<string, unknown>;
}

const open: Client[] = [];
afterAll(async () => {
  for (const client of open) {
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }
});

/** @returns the changes as they are received, once the subscription is confirmed */
async function listen(address: string): Promise<Change[]> {
  const client = clientOf(address, "anon");
  open.push(client);
  const received: Change[] = [];
  await new Promise<void>((settle, refuse) => {
    client
      .channel("everything")
      .on("postgres_changes", { event: "*", schema: "public" }, (change) => {
        received.push(change as unknown as Change);
      })
      .on("system", {}, ({ status, message }: { status: string; message: string }) =>
        status === "ok" ? settle() : refuse(new Error(message)),
      )
      .subscribe();
  });
  return received;
}

/** Far more than the promised two seconds, since the machine may be busy. */
const longTimeout = { timeout: 10_000 };

const tables = ["albums", "singers", "lyricists", "music_directors"] as const;

test("insert, update and delete of every table reach subscribers", async () => {
  const received = await listen(site.address);
  const service = clientOf(site.address, "service_role");
  const wait = (table: string, eventType: string) =>
    expect
      .poll(() => received.some((change) => change.table === table && change.eventType === eventType), {
        ...longTimeout,
      })
      .toBe(true);
  const ids: Record<string, number> = {};
  for (const table of tables) {
    const { data } = await service.from(table).insert({ name: "Ek" }).select("id").single();
    ids[table] = data?.id;
    await wait(table, "INSERT");
    await service.from(table).update({ name: "Do" }).eq("id", ids[table]);
    await wait(table, "UPDATE");
  }
  const { data: song } = await service
    .from("lyrics")
    .insert({ title: "Geet", lyrics_english: "la" })
    .select("id")
    .single();
  await wait("lyrics", "INSERT");
  const credits = [
    ["lyrics_singers", "singer_id", ids.singers],
    ["lyrics_lyricists", "lyricist_id", ids.lyricists],
    ["lyrics_music_directors", "music_director_id", ids.music_directors],
  ] as const;
  for (const [join, column, id] of credits) {
    await service.from(join).insert({ lyric_id: song?.id, [column]: id });
    await wait(join, "INSERT");
    await service.from(join).update({ position: 7 }).eq("lyric_id", song?.id);
    await wait(join, "UPDATE");
    await service.from(join).delete().eq("lyric_id", song?.id);
    await wait(join, "DELETE");
  }
  await service.from("lyric_translations").insert({ lyric_id: song?.id, english: "Song" });
  await wait("lyric_translations", "INSERT");
  await service.from("lyric_translations").update({ translator: "T" }).eq("lyric_id", song?.id);
  await wait("lyric_translations", "UPDATE");
  await service.from("lyric_translations").delete().eq("lyric_id", song?.id);
  await wait("lyric_translations", "DELETE");
  await service.from("lyrics").update({ title: "Gaana" }).eq("id", song?.id);
  await expect
    .poll(() => received.find(({ table, new: row }) => table === "lyrics" && row.title === "Gaana")?.new)
    .toMatchObject({ id: song?.id, title: "Gaana", lyrics_english: "la" });
  await service.from("settings").upsert({ key: "adCode2", value: "one" });
  await wait("settings", "INSERT");
  await service.from("settings").upsert({ key: "adCode2", value: "two" });
  await wait("settings", "UPDATE");
  await service.from("settings").delete().eq("key", "adCode2");
  await wait("settings", "DELETE");
  for (const table of [...tables, "lyrics"]) {
    await service
      .from(table)
      .delete()
      .eq("id", ids[table] ?? song?.id);
    await wait(table, "DELETE");
  }
  expect(received.find(({ table, eventType }) => table === "lyrics" && eventType === "DELETE")?.old).toEqual({
    id: song?.id,
  });
});

test("a change on another instance of the same database reaches subscribers", async () => {
  const folder = temporaryFolder();
  const other = await startSite(folder.path, {
    ...keySettings,
    DATABASE_URL: embeddedDatabaseUrl(site.dataFolder),
  });
  try {
    const received = await listen(other.address);
    await clientOf(site.address, "service_role").from("singers").insert({ name: "Door ka Gayak" });
    await expect.poll(() => received.map(({ new: row }) => row.name), longTimeout).toEqual(["Door ka Gayak"]);
  } finally {
    await stopProgram(other);
    folder.remove();
  }
});

test("subscribers reconnect after a restart of the server, and receive later changes", async () => {
  const received = await listen(site.address);
  const port = new URL(site.address).port;
  await site.restart({ PORT: port });
  await site.sql`insert into albums (name) values ('Wapas')`;
  await expect
    .poll(
      async () => {
        await site.sql`update albums set year = 1900 + floor(random() * 100)::int`;
        return received.some(({ table }) => table === "albums");
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe(true);
}, 30_000);
