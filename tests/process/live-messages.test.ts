/** Messages between clients on two instances with several workers, which share a database. */
import { createClient, type RealtimeChannel } from "@supabase/supabase-js";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { embeddedDatabaseUrl } from "./embedded-database-url.ts";
import { type RunningSite, startSite, stopProgram, temporaryFolder } from "./run-program.ts";

const folder = copyOfTemplate("no-songs");
const otherFolder = temporaryFolder();
const secretKey = "a-key-for-writing";

afterAll(() => {
  folder.remove();
  otherFolder.remove();
});

async function startInstances(environment: Record<string, string> = {}) {
  const settings = { STARTER_CATALOGUE: "off", DATA_API_SECRET_KEY: secretKey, WORKERS: "2", ...environment };
  const first = await startSite(folder.path, settings);
  onTestFinished(async () => {
    await stopProgram(first);
  });
  const DATABASE_URL = embeddedDatabaseUrl(folder.path);
  const second = await startSite(otherFolder.path, { ...settings, DATABASE_URL });
  onTestFinished(async () => {
    await stopProgram(second);
  });
  return [first, second] as const;
}

async function join({ address }: RunningSite, key = "antara-public") {
  const client = createClient(address, key, { auth: { persistSession: false, autoRefreshToken: false } });
  onTestFinished(() => void client.realtime.disconnect());
  const channel: RealtimeChannel = client.channel("room", { config: { broadcast: { ack: true } } });
  const heard: unknown[] = [];
  await new Promise<void>((settle, refuse) =>
    channel
      .on("broadcast", { event: "*" }, ({ payload }) => heard.push(payload))
      .subscribe((state, error) => (state === "SUBSCRIBED" ? settle() : error && refuse(error))),
  );
  return { channel, heard };
}

test("a message reaches every worker of every instance, over the socket and over HTTP", async () => {
  const sites = await startInstances();
  const members = await Promise.all([...sites, ...sites, ...sites, ...sites].map((site) => join(site)));
  const sender = await join(sites[0], secretKey);
  expect(await sender.channel.send({ type: "broadcast", event: "x", payload: { n: 1 } })).toBe("ok");
  expect(await (await join(sites[1], secretKey)).channel.httpSend("x", { n: 2 })).toEqual({ success: true });
  for (const { heard } of members) {
    await vi.waitFor(() => expect(heard).toEqual([{ n: 1 }, { n: 2 }]), 10_000);
  }
  const [visitor] = members;
  expect(await visitor?.channel.send({ type: "broadcast", event: "x", payload: {} })).toBe("error");
  await expect(visitor?.channel.httpSend("x", {})).rejects.toThrow(/secret key/);
});

test("all clients see the same members, whichever worker and instance they are connected to", async () => {
  const sites = await startInstances({ LIVE_MESSAGES: "everyone" });
  const channels = await Promise.all(
    [...sites, ...sites, ...sites, ...sites].map(async ({ address }, n) => {
      const client = createClient(address, "antara-public", {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      onTestFinished(() => void client.realtime.disconnect());
      const channel = client.channel("room", { config: { presence: { key: String(n) } } });
      await new Promise<void>((settle) =>
        channel.on("presence", { event: "sync" }, () => settle()).subscribe(),
      );
      expect(await channel.track({ n })).toBe("ok");
      return channel;
    }),
  );
  const keys = () => channels.map((channel) => Object.keys(channel.presenceState()).sort().join(" "));
  await vi.waitFor(() => expect(keys()).toEqual(channels.map(() => "0 1 2 3 4 5 6 7")), 10_000);
  await channels[7]?.untrack();
  await channels[0]?.untrack();
  await vi.waitFor(() => expect(keys()).toEqual(channels.map(() => "1 2 3 4 5 6")), 10_000);
  await expectSendingFromOtherOrigins(sites[0]);
});

async function expectSendingFromOtherOrigins(site: RunningSite): Promise<void> {
  const address = `${site.address}/realtime/v1/api/broadcast/room/events/x`;
  const preflight = await fetch(address, {
    method: "OPTIONS",
    headers: { Origin: "https://a.example", "Access-Control-Request-Headers": "apikey" },
  });
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toBe("apikey");
  const answer = await fetch(address, {
    method: "POST",
    headers: { Origin: "https://a.example", apikey: "antara-public" },
    body: "{}",
  });
  expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([202, "*"]);
}
