/**
 * Tests every limit of messages between clients with small numbers.
 * Runs on one server: clients send messages through the database, whatever its version.
 */
import { describe, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { limits } from "../limits.ts";
import { connectPlainly, openSite, type PlainClient, publicKey, secretKey } from "../testing/site.ts";

const { sql } = await openTestDatabase();

type Message = [joinRef: string, ref: string, topic: string, event: string, payload: Record<string, unknown>];

const replyTo = async (client: PlainClient, sent: string) => {
  const reply = await client.find<Message>(([, ref, , event]) => ref === sent && event === "phx_reply");
  return reply[4] as { status: string; response: { reason?: string } };
};

/** Joins a topic with the topic's name as reference. */
function join(client: PlainClient, topic = "realtime:a") {
  client.send([topic, topic, topic, "phx_join", { config: { broadcast: { ack: true } } }]);
  return replyTo(client, topic);
}

let sent = 0;

/** @returns the reply: `ok`, or the reason of the refusal */
async function send(client: PlainClient, { topic = "realtime:a", payload = {} as unknown } = {}) {
  const ref = `send ${++sent}`;
  client.send([topic, ref, topic, "broadcast", { type: "broadcast", event: "x", payload }]);
  const { status, response } = await replyTo(client, ref);
  return response.reason ?? status;
}

async function sendMany(client: PlainClient, count: number, topic?: string) {
  const replies = await Promise.all(Array.from({ length: count }, () => send(client, { topic })));
  return replies.filter((reply) => reply !== "ok");
}

const messagesOf = (client: PlainClient, event: string) =>
  client.received.filter((message) => (message as Message)[3] === event) as Message[];

describe("beyond the limit of", () => {
  test("bytes of a payload, a message is refused, and the connection stays", async () => {
    const client = await connectPlainly(await openSite(sql));
    await join(client);
    expect(await send(client, { payload: "x".repeat(limits.broadcastBytes - 2) })).toBe("ok");
    expect(await send(client, { payload: "x".repeat(limits.broadcastBytes - 1) })).toMatch(
      /^PayloadTooLarge: .* 32768 bytes/,
    );
    expect(await send(client)).toBe("ok");
  });

  test("messages of a connection in a second, a message is refused, and the connection stays", async () => {
    const site = await openSite(sql, { limits: { sendsPerSecond: 2 } });
    const [fast, other] = [await connectPlainly(site), await connectPlainly(site)];
    for (const client of [fast, other]) await join(client);
    const refused = await sendMany(fast, 6);
    // The six may fall into two seconds.
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(refused[0]).toMatch(/^RateLimitReached: A connection sends 2 /);
    expect(await send(other)).toBe("ok");
  });

  test("messages of a network in a second, others may still send, and so may the secret key", async () => {
    const site = await openSite(sql, {
      limits: { sendsPerSecondOfNetwork: 2 },
      addressOf: ({ url }) => new URL(url ?? "", "http://x").searchParams.get("from") ?? "",
    });
    const connectFrom = (from: string, key = publicKey) =>
      connectPlainly(site, `apikey=${key}&vsn=2.0.0&from=${from}`);
    const clients = [
      await connectFrom("one"),
      await connectFrom("other"),
      await connectFrom("one", secretKey),
    ] as const;
    for (const client of clients) await join(client);
    const refused = await sendMany(clients[0], 6);
    expect(refused[0]).toMatch(/^RateLimitReached: A network sends 2 /);
    expect(await send(clients[1])).toBe("ok");
    expect(await sendMany(clients[2], 6)).toEqual([]);
  });

  test("messages to a channel in a second, other channels still carry messages", async () => {
    const client = await connectPlainly(await openSite(sql, { limits: { broadcastsPerSecondOfChannel: 2 } }));
    for (const topic of ["realtime:a", "realtime:b"]) await join(client, topic);
    expect((await sendMany(client, 6))[0]).toMatch(/^RateLimitReached: A channel sends 2 /);
    expect(await send(client, { topic: "realtime:b" })).toBe("ok");
  });

  test("messages of all visitors in a second, the secret key may still send", async () => {
    const site = await openSite(sql, { limits: { broadcastsPerSecond: 2 } });
    const clients = [
      await connectPlainly(site),
      await connectPlainly(site, `apikey=${secretKey}&vsn=2.0.0`),
    ] as const;
    for (const client of clients) await join(client);
    expect((await sendMany(clients[0], 6))[0]).toMatch(/^RateLimitReached: The site sends 2 /);
    expect(await send(clients[1])).toBe("ok");
  });

  test("bytes that wait for the database, a message is refused", async () => {
    const client = await connectPlainly(await openSite(sql, { limits: { busWaitingBytes: 300 } }));
    await join(client);
    expect((await sendMany(client, 10))[0]).toMatch(/^UnableToSend: Too many messages wait/);
    expect(await send(client)).toBe("ok");
  });

  test("channels in all, another join is refused until one is left", async () => {
    const site = await openSite(sql, { limits: { channels: 2 } });
    const [one, other] = [await connectPlainly(site), await connectPlainly(site)];
    for (const client of [one, other]) await join(client);
    expect((await join(one, "realtime:b")).response.reason).toMatch(/^ChannelRateLimitReached: .*this site/);
    other.socket.close();
    await vi.waitFor(() => expect(site.realtime.openSockets()).toBe(1), 10_000);
    expect((await join(one, "realtime:c")).status).toBe("ok");
  });
});

describe("a client that has not joined", () => {
  test("cannot send to a foreign topic, before its join is confirmed, or after it has left", async () => {
    const site = await openSite(sql);
    const [client, member] = [await connectPlainly(site), await connectPlainly(site)];
    await join(member);
    expect(await send(client)).toBe("unmatched topic");
    const joined = join(client);
    expect(await send(client)).toBe("unmatched topic");
    await joined;
    client.send(["former", "stale", "realtime:a", "broadcast", { event: "x" }]);
    expect(await replyTo(client, "stale")).toMatchObject({ response: { reason: "unmatched topic" } });
    client.send(["realtime:a", "leave", "realtime:a", "phx_leave", {}]);
    await replyTo(client, "leave");
    expect(await send(client)).toBe("unmatched topic");
    expect(await send(member)).toBe("ok");
    expect(messagesOf(member, "broadcast")).toEqual([]);
  });
});

test.each([
  ["without an event", { payload: {} }, /^InvalidBroadcast: .*event/],
  [
    "with an event's name that is too long",
    { event: "x".repeat(256) },
    /^InvalidBroadcast: .*255 characters/,
  ],
  ["that shall be kept", { event: "x", persist: true }, /^PersistNotOffered/],
])("a message %s is refused", async (_what, payload, reason) => {
  const client = await connectPlainly(await openSite(sql));
  await join(client);
  client.send(["realtime:a", "s", "realtime:a", "broadcast", payload]);
  expect(await replyTo(client, "s")).toMatchObject({ response: { reason: expect.stringMatching(reason) } });
});
