/**
 * Messages over HTTP, by the official client and by plain requests.
 * Runs on one server: clients send messages through the database, whatever its version.
 */
import { describe, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { limits } from "../limits.ts";
import { connectSupabase, openSite, publicKey, secretKey, type TestSite } from "../testing/site.ts";

const { sql } = await openTestDatabase();

async function hear(site: TestSite, name = "room 1") {
  const heard: Record<string, unknown>[] = [];
  const channel = connectSupabase(site).channel(name);
  await new Promise<void>((settle) =>
    channel.on("broadcast", { event: "*" }, (message) => heard.push(message)).subscribe(() => settle()),
  );
  return heard;
}

const post = (site: TestSite, body: string, { key = publicKey, path = "" } = {}) =>
  fetch(`http://127.0.0.1:${site.port}/realtime/v1/api/broadcast${path}`, {
    method: "POST",
    headers: { apikey: key, "Content-Type": "application/json" },
    body,
  });

describe("the official client", () => {
  test("sends over HTTP without having joined", async () => {
    const site = await openSite(sql);
    const heard = await hear(site);
    const channel = connectSupabase(site).channel("room 1");
    expect(await channel.httpSend("क/ख", { x: 1 })).toEqual({ success: true });
    await vi.waitFor(
      () => expect(heard).toEqual([{ type: "broadcast", event: "क/ख", payload: { x: 1 } }]),
      10_000,
    );
  });

  test("sends bytes over HTTP", async () => {
    const site = await openSite(sql);
    const heard = await hear(site);
    const payload = Uint8Array.from([0, 255, 10]).buffer;
    await connectSupabase(site).channel("room 1").httpSend("bytes", payload);
    await vi.waitFor(() => expect(heard).toEqual([{ type: "broadcast", event: "bytes", payload }]), 10_000);
  });

  test("falls back to HTTP when it sends before it has joined", async () => {
    const site = await openSite(sql);
    const heard = await hear(site);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const channel = connectSupabase(site).channel("room 1");
    expect(await channel.send({ type: "broadcast", event: "x", payload: { y: 2 } })).toBe("ok");
    await vi.waitFor(
      () => expect(heard).toEqual([{ type: "broadcast", event: "x", payload: { y: 2 } }]),
      10_000,
    );
    warn.mockRestore();
  });

  test("gets the reason when it may not send", async () => {
    const site = await openSite(sql, { messages: "service" });
    const send = (key: string) => connectSupabase(site, { key }).channel("room").httpSend("x", {});
    await expect(send(publicKey)).rejects.toThrow(/^Unauthorized: .*secret key/);
    expect(await send(secretKey)).toEqual({ success: true });
    const silent = await openSite(sql, { messages: "off" });
    const channel = connectSupabase(silent, { key: secretKey }).channel("room");
    await expect(channel.httpSend("x", {})).rejects.toThrow(/^MessagesNotOffered/);
  });
});

describe("a request", () => {
  test("may carry several messages, which arrive in their order", async () => {
    const site = await openSite(sql);
    const heard = await hear(site, "a");
    const messages = [1, 2, 3].map((n) => ({ topic: "a", event: "n", payload: { n } }));
    expect((await post(site, JSON.stringify({ messages }))).status).toBe(202);
    await vi.waitFor(
      () => expect(heard.map(({ payload }) => payload)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]),
      10_000,
    );
  });

  test("of which one message is not allowed sends none", async () => {
    const site = await openSite(sql, { limits: { broadcastsPerSecondOfChannel: 2 } });
    const heard = await hear(site, "a");
    const send = (count: number) =>
      post(site, JSON.stringify({ messages: Array(count).fill({ topic: "a", event: "x" }) }));
    const refused = await send(5);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { message: expect.stringMatching(/^RateLimitReached: A channel/) },
    ]);
    await vi.waitFor(async () => expect((await send(1)).status).toBe(202), 10_000);
    await vi.waitFor(() => expect(heard).toHaveLength(1), 10_000);
  });

  test.each([
    ["no JSON", "{", 400, /the body is no JSON/],
    ["no messages", '{"messages":[]}', 400, /messages: /],
    ["a message without an event", '{"messages":[{"topic":"a"}]}', 400, /messages.0.event: /],
    ["a private message", '{"messages":[{"topic":"a","event":"x","private":true}]}', 400, /^PrivateChannels/],
    [
      "too many messages",
      JSON.stringify({ messages: Array(limits.messagesPerRequest + 1).fill({ topic: "a", event: "x" }) }),
      400,
      /100 messages at most/,
    ],
    ["too many bytes", `{"x":"${"x".repeat(limits.requestBytes)}"}`, 413, /131072 bytes at most/],
    [
      "a payload that is too long",
      JSON.stringify({
        messages: [{ topic: "a", event: "x", payload: "x".repeat(limits.broadcastBytes) }],
      }),
      413,
      /32768 bytes at most/,
    ],
  ])("with %s is refused", async (_what, body, status, message) => {
    const response = await post(await openSite(sql), body);
    expect([response.status, await response.json()]).toEqual([
      status,
      { message: expect.stringMatching(message) },
    ]);
  });

  test("without a key, to another address, or with another method is refused", async () => {
    const site = await openSite(sql);
    expect((await post(site, "{}", { key: "foreign" })).status).toBe(401);
    expect((await post(site, "{}", { path: "s" })).status).toBe(404);
    expect((await post(site, "{}", { path: "/a/events/%FF" })).status).toBe(404);
    const get = await fetch(`http://127.0.0.1:${site.port}/realtime/v1/api/broadcast`, {
      headers: { apikey: publicKey },
    });
    expect(get.status).toBe(405);
  });
});
