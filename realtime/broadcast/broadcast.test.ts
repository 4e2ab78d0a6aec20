/**
 * The official client sends messages to others, on one site and on several of one database.
 * Runs on one server: clients send messages through the database, whatever its version.
 */
import type { RealtimeChannel } from "@supabase/supabase-js";
import { describe, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { connectSupabase, openSite, publicKey, secretKey, type TestSite } from "../testing/site.ts";

const { sql } = await openTestDatabase();

interface Member {
  readonly channel: RealtimeChannel;
  /** All broadcasts so far. */
  readonly heard: Record<string, unknown>[];
  /** The reasons in system messages. */
  readonly reasons: string[];
}

interface MemberOptions {
  readonly key?: string;
  readonly vsn?: string;
  readonly broadcast?: { readonly ack?: boolean; readonly self?: boolean };
  readonly name?: string;
}

/** Joins a channel, and waits until it has joined. */
async function join(
  site: TestSite,
  { key, vsn, broadcast, name = "room" }: MemberOptions = {},
): Promise<Member> {
  const channel = connectSupabase(site, { key, vsn }).channel(name, { config: { broadcast } });
  const member: Member = { channel, heard: [], reasons: [] };
  await new Promise<void>((settle, refuse) =>
    channel
      .on("broadcast", { event: "*" }, (message) => member.heard.push(message))
      .on("system", {}, ({ message }) => member.reasons.push(message))
      .subscribe((state, error) => (state === "SUBSCRIBED" ? settle() : error && refuse(error))),
  );
  return member;
}

const hello = {
  type: "broadcast",
  event: "hello",
  payload: { text: "नमस्ते 🙏", to: ["x"], at: 1.5 },
} as const;

describe.each(["1.0.0", "2.0.0"])("in protocol %s", (vsn) => {
  test("a message reaches the members of its channel in every instance, and nobody else", async () => {
    const [one, other] = [await openSite(sql), await openSite(sql)];
    const sender = await join(one, { vsn });
    const members = [await join(one, { vsn }), await join(other, { vsn }), await join(other)];
    const elsewhere = await join(other, { vsn, name: "rooms" });
    expect(await sender.channel.send(hello)).toBe("ok");
    for (const member of members) {
      await vi.waitFor(() => expect(member.heard).toEqual([hello]), 10_000);
    }
    expect([sender.heard, elsewhere.heard]).toEqual([[], []]);
  });

  test("an acknowledged message has come back from the database", async () => {
    const site = await openSite(sql);
    const sender = await join(site, { vsn, broadcast: { ack: true } });
    const member = await join(site, { vsn });
    expect(await sender.channel.send(hello)).toBe("ok");
    await vi.waitFor(() => expect(member.heard).toEqual([hello]), 10_000);
  });

  test("a sender that asks for its own messages gets them, like all others once", async () => {
    const site = await openSite(sql);
    const sender = await join(site, { vsn, broadcast: { self: true, ack: true } });
    for (const n of [1, 2, 3]) await sender.channel.send({ ...hello, payload: { n } });
    await vi.waitFor(() => expect(sender.heard).toHaveLength(3), 10_000);
    expect(sender.heard.map(({ payload }) => payload)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  test("a message without a payload is sent with an empty one", async () => {
    const site = await openSite(sql);
    const [sender, member] = [await join(site, { vsn }), await join(site, { vsn })];
    await sender.channel.send({ type: "broadcast", event: "ping" });
    await vi.waitFor(
      () => expect(member.heard).toEqual([{ type: "broadcast", event: "ping", payload: {} }]),
      10_000,
    );
  });
});

test("messages of one sender arrive in their order, however large they are", async () => {
  const [one, other] = [await openSite(sql), await openSite(sql)];
  const sender = await join(one);
  const member = await join(other);
  const texts = Array.from({ length: 40 }, (_, n) => "दिल🙏".repeat(n * 60) + n);
  for (const text of texts) await sender.channel.send({ ...hello, payload: { text } });
  await vi.waitFor(() => expect(member.heard).toHaveLength(40), 10_000);
  expect(member.heard.map(({ payload }) => (payload as { text: string }).text)).toEqual(texts);
});

test("bytes reach clients of protocol 2.0.0 as bytes, also in other instances", async () => {
  const [one, other] = [await openSite(sql), await openSite(sql)];
  const [sender, member, old] = [await join(one), await join(other), await join(other, { vsn: "1.0.0" })];
  const payload = Uint8Array.from({ length: 20_000 }, (_, n) => n % 256).buffer;
  await sender.channel.send({ type: "broadcast", event: "नक्शा", payload });
  await sender.channel.send(hello);
  await vi.waitFor(() => expect(member.heard).toHaveLength(2), 10_000);
  expect(member.heard[0]).toEqual({ type: "broadcast", event: "नक्शा", payload });
  await vi.waitFor(() => expect(old.heard).toEqual([hello]), 10_000);
});

describe("who may send is the setting's choice:", () => {
  const answers = async (messages: "off" | "service" | "everyone", key: string) => {
    const site = await openSite(sql, { messages });
    const sender = await join(site, { key, broadcast: { ack: true } });
    const member = await join(site);
    const answer = await sender.channel.send(hello);
    await vi.waitFor(() => expect(member.heard.length + sender.reasons.length).toBe(1), 10_000);
    return [answer, member.heard.length, ...sender.reasons];
  };

  test("`everyone` lets visitors send", async () => {
    expect(await answers("everyone", publicKey)).toEqual(["ok", 1]);
  });

  test("`service` lets only the secret key send, and tells others why not", async () => {
    expect(await answers("service", secretKey)).toEqual(["ok", 1]);
    expect(await answers("service", publicKey)).toEqual([
      "error",
      0,
      expect.stringMatching(/^Unauthorized: .*secret key/),
    ]);
  });

  test("`off` lets nobody send", async () => {
    expect(await answers("off", secretKey)).toEqual([
      "error",
      0,
      expect.stringMatching(/^MessagesNotOffered/),
    ]);
  });
});

test("a client hears why its message was refused even if it asked for no acknowledgement", async () => {
  const sender = await join(await openSite(sql, { messages: "service" }));
  expect(await sender.channel.send(hello)).toBe("ok");
  await vi.waitFor(() => expect(sender.reasons).toEqual([expect.stringMatching(/^Unauthorized/)]), 10_000);
});

describe("while the database is away", () => {
  test("a message is answered with an error", async () => {
    const other = await openTestDatabase();
    const site = await openSite(other.sql);
    const sender = await join(site, { broadcast: { ack: true } });
    await site.realtime.changes.close();
    await other.close();
    expect(await sender.channel.send(hello)).toBe("error");
    expect(sender.reasons).toEqual([expect.stringMatching(/^UnableToSend: The database/)]);
    expect(site.logged.join()).toContain("could not be sent");
  });

  test("a message that does not come back in time is answered with an error", async () => {
    // Notifications are sent, but this process hears nothing, as with a cut connection that nobody noticed.
    const deaf = new Proxy(sql, {
      get: (target, name) =>
        name === "listen"
          ? (channel: string, hear: () => void, onListen?: () => void) =>
              target.listen(channel, channel === "antara_messages" ? () => {} : hear, onListen)
          : Reflect.get(target, name),
    });
    const site = await openSite(deaf, { limits: { busTimeoutMs: 200 } });
    const sender = await join(site, { broadcast: { ack: true } });
    expect(await sender.channel.send(hello)).toBe("error");
    expect(sender.reasons).toEqual([expect.stringMatching(/^UnableToSend/)]);
  });

  test("and when it is back, messages are sent again", async () => {
    const site = await openSite(sql, { limits: { busTimeoutMs: 500 } });
    const sender = await join(site, { broadcast: { ack: true } });
    const member = await join(site);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`;
    await vi.waitFor(async () => expect(await sender.channel.send(hello)).toBe("ok"), 10_000);
    await vi.waitFor(() => expect(member.heard).toContainEqual(hello), 10_000);
  });
});
