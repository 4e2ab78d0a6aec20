/**
 * Tests every limit of presence with small numbers.
 * Runs on one server: clients send messages through the database, whatever its version.
 */
import { describe, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { limits } from "../limits.ts";
import { joinPresent } from "../testing/present-client.ts";
import { connectPlainly, openSite, secretKey } from "../testing/site.ts";

const { sql } = await openTestDatabase();

const isRefusedFor = async (reasons: readonly string[], reason: RegExp) =>
  vi.waitFor(() => expect(reasons).toEqual([expect.stringMatching(reason)]), 10_000);

describe("beyond the limit of", () => {
  test("bytes, a member is not tracked, and one that was tracked stays as it was", async () => {
    const { channel, reasons, state } = await joinPresent(await openSite(sql), { key: "a", name: "Asha" });
    const fill = (bytes: number) => ({ name: "x".repeat(bytes - '{"name":""}'.length) });
    expect(await channel.track(fill(limits.presenceBytes + 1))).toBe("error");
    await isRefusedFor(reasons, /^PayloadTooLarge: .* 1024 bytes/);
    await vi.waitFor(() => expect(state()).toEqual(["a: Asha"]), 10_000);
    expect(await channel.track(fill(limits.presenceBytes))).toBe("ok");
  });

  test("a key's length, the join is refused", async () => {
    const site = await openSite(sql);
    await joinPresent(site, { key: "x".repeat(limits.presenceKeyCharacters) });
    await expect(joinPresent(site, { key: "x".repeat(limits.presenceKeyCharacters + 1) })).rejects.toThrow(
      /^InvalidJoinPayload: config.presence.key/,
    );
  });

  test("members of a channel, nobody more is tracked until one is gone, in any instance", async () => {
    const options = { limits: { membersPerChannel: 2 } };
    const [one, other] = [await openSite(sql, options), await openSite(sql, options)];
    const asha = await joinPresent(one, { key: "a", name: "Asha" });
    await joinPresent(other, { key: "l", name: "Lata" });
    const guest = await joinPresent(other, { key: "g" });
    await vi.waitFor(() => expect(guest.state()).toHaveLength(2), 10_000);
    expect(await guest.channel.track({})).toBe("error");
    await isRefusedFor(guest.reasons, /^PresenceLimitReached: A channel has 2 /);
    expect(await asha.channel.track({ name: "Bhosle" })).toBe("ok");
    await asha.channel.untrack();
    await vi.waitFor(async () => expect(await guest.channel.track({})).toBe("ok"), 10_000);
  });

  test("members that track at once, as many are tracked as there is room for", async () => {
    const site = await openSite(sql, { limits: { membersPerChannel: 3 } });
    const clients = await Promise.all(["a", "b", "c", "d", "e"].map((key) => joinPresent(site, { key })));
    const answers = await Promise.all(clients.map(({ channel }) => channel.track({ name: "x" })));
    expect(answers.toSorted()).toEqual(["error", "error", "ok", "ok", "ok"]);
  });

  test("members in all, nobody more is tracked, in any channel", async () => {
    const site = await openSite(sql, { limits: { members: 1 } });
    await joinPresent(site, { room: "one", name: "Asha" });
    const guest = await joinPresent(site, { room: "other" });
    expect(await guest.channel.track({})).toBe("error");
    await isRefusedFor(guest.reasons, /^PresenceLimitReached: The site has 1 /);
  });

  test("channels of a visitor's connection, it is not tracked in more, but the secret key is", async () => {
    const site = await openSite(sql, { limits: { membersPerConnection: 1 } });
    const { client } = await joinPresent(site, { room: "one", name: "Asha" });
    const guest = await joinPresent(site, { room: "other", client });
    expect(await guest.channel.track({})).toBe("error");
    await isRefusedFor(guest.reasons, /^PresenceLimitReached: A connection has 1 /);
    const server = await joinPresent(site, { room: "one", apiKey: secretKey, name: "Server" });
    const second = await joinPresent(site, { room: "other", client: server.client });
    expect(await second.channel.track({})).toBe("ok");
  });

  test("messages of a network in a second, a change of presence is refused like a broadcast", async () => {
    const { channel, reasons } = await joinPresent(
      await openSite(sql, { limits: { sendsPerSecondOfNetwork: 1 } }),
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => channel.track({})));
    expect(answers).toContain("error");
    expect(reasons[0]).toMatch(/^RateLimitReached: A network sends 1 /);
  });
});

test("changes that follow each other soon are told together", async () => {
  const site = await openSite(sql, { limits: { presenceEveryMs: 1_000 } });
  const clients = await Promise.all(["a", "b", "c"].map((key) => joinPresent(site, { key })));
  const plain = await connectPlainly(site);
  plain.send(["1", "1", "realtime:room", "phx_join", { config: { presence: { enabled: true } } }]);
  await plain.find<unknown[]>(([, , , event]) => event === "presence_state");
  await Promise.all(clients.map(({ channel }) => channel.track({ name: "x" })));
  await clients[2]?.channel.untrack();
  const [, , , , diff] = await plain.find<[0, 0, 0, string, { joins: object; leaves: object }]>(
    ([, , , event]) => event === "presence_diff",
  );
  expect([Object.keys(diff.joins).sort(), diff.leaves]).toEqual([["a", "b"], {}]);
});
