/** Tests every limit of `limits.ts` with small numbers. Runs on one server: limits are counted in this process. */
import { describe, expect, test, vi } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { limits } from "./limits.ts";
import { connectPlainly, connectSupabase, openSite, type PlainClient, publicKey } from "./testing/site.ts";

const { sql } = await openTestDatabase();

type Message = [joinRef: string, ref: string, topic: string, event: string, payload: Record<string, unknown>];

const followSongs = { event: "*", schema: "public", table: "lyrics" };

function join(client: PlainClient, topic: string, bindings: readonly object[] = []): Promise<Message> {
  client.send([topic, topic, topic, "phx_join", { config: { postgres_changes: bindings } }]);
  return answerTo(client, topic);
}

const answerTo = (client: PlainClient, sent: string) =>
  client.find<Message>(([, ref, , event]) => ref === sent && event === "phx_reply");

const refusal = (reason: RegExp) => ({
  status: "error",
  response: { reason: expect.stringMatching(reason) },
});

describe("beyond the limit of", () => {
  test("connections, no client is accepted until another leaves", async () => {
    const site = await openSite(sql, { limits: { connections: 2 } });
    const [first] = [await connectPlainly(site), await connectPlainly(site)];
    await expect(connectPlainly(site)).rejects.toThrow(/^503 .*try again later/);
    first.socket.close();
    await vi.waitFor(() => expect(site.realtime.openSockets()).toBe(1), 10_000);
    await connectPlainly(site);
  });

  test("connections of one address, other addresses are still accepted", async () => {
    const site = await openSite(sql, {
      limits: { connectionsPerAddress: 1 },
      addressOf: ({ url }) => new URL(url ?? "", "http://x").searchParams.get("from") ?? "",
    });
    const connectFrom = (from: string) => connectPlainly(site, `apikey=${publicKey}&vsn=2.0.0&from=${from}`);
    const first = await connectFrom("one");
    await expect(connectFrom("one")).rejects.toThrow(/^429 .*this address/);
    await connectFrom("other");
    first.socket.close();
    await vi.waitFor(() => expect(site.realtime.openSockets()).toBe(1), 10_000);
    await connectFrom("one");
  });

  test("channels, another join is refused, but joining one of them again is not", async () => {
    const client = await connectPlainly(await openSite(sql, { limits: { channelsPerConnection: 2 } }));
    for (const topic of ["realtime:a", "realtime:b"]) await join(client, topic);
    expect((await join(client, "realtime:c"))[4]).toEqual(refusal(/^ChannelRateLimitReached: .* 2 /));
    client.send(["9", "9", "realtime:a", "phx_join", {}]);
    expect((await answerTo(client, "9"))[4]).toMatchObject({ status: "ok" });
  });

  test("subscriptions of a channel, the join is refused", async () => {
    const client = await connectPlainly(await openSite(sql, { limits: { subscriptionsPerChannel: 1 } }));
    expect((await join(client, "realtime:a", [followSongs, followSongs]))[4]).toEqual(
      refusal(/^TooManySubscriptions: .* 1 /),
    );
  });

  test("conditions of a filter, or values of a list, the join is refused", async () => {
    const client = await connectPlainly(
      await openSite(sql, { limits: { conditionsPerFilter: 1, valuesPerList: 1 } }),
    );
    const follow = (topic: string, filter: string) => join(client, topic, [{ ...followSongs, filter }]);
    expect((await follow("realtime:a", "id=gt.1,id=lt.5"))[4]).toEqual(refusal(/more than 1 conditions/));
    expect((await follow("realtime:b", "id=in.(1,2)"))[4]).toEqual(refusal(/more than 1 values/));
    expect((await follow("realtime:c", "id=in.(1)"))[4]).toMatchObject({ status: "ok" });
  });

  test("values in all filters of a channel, the join is refused", async () => {
    const client = await connectPlainly(await openSite(sql, { limits: { valuesPerChannel: 3 } }));
    const two = { ...followSongs, filter: "id=in.(1,2)" };
    expect((await join(client, "realtime:a", [two, two]))[4]).toEqual(refusal(/^TooManyValues: .* 3 /));
    const one = { ...followSongs, filter: "id=eq.1" };
    expect((await join(client, "realtime:b", [two, one]))[4]).toMatchObject({ status: "ok" });
  });

  test("patterns of a connection, the join is refused, until another channel is left", async () => {
    const client = await connectPlainly(await openSite(sql, { limits: { patternsPerConnection: 2 } }));
    const pattern = { ...followSongs, filter: "title=like.D%" };
    expect((await join(client, "realtime:a", [pattern, pattern]))[4]).toMatchObject({ status: "ok" });
    expect((await join(client, "realtime:b", [pattern]))[4]).toEqual(refusal(/^TooManyPatterns: .* 2 /));
    client.send(["realtime:a", "left", "realtime:a", "phx_leave", {}]);
    await answerTo(client, "left");
    client.send(["c", "c", "realtime:c", "phx_join", { config: { postgres_changes: [pattern] } }]);
    expect((await answerTo(client, "c"))[4]).toMatchObject({ status: "ok" });
  });

  test("joins in a second, as many wait their turn as a connection has channels, and others are refused", async () => {
    const site = await openSite(sql, { limits: { joinsPerSecond: 5, channelsPerConnection: 10 } });
    const client = await connectPlainly(site);
    const first = Array.from({ length: 10 }, (_, n) => join(client, `realtime:${n}`));
    const again = Array.from({ length: 10 }, (_, n) => `again-${n}`);
    for (const ref of again) client.send([ref, ref, "realtime:0", "phx_join", {}]);
    const refused = await answerTo(client, "again-9");
    expect(refused[4]).toEqual(refusal(/^ClientJoinRateLimitReached: .* 5 /));
    for (const [, , topic, , payload] of await Promise.all(first.slice(1)))
      expect([topic, payload.status]).toEqual([topic, "ok"]);
  });

  test("messages in a second, the connection ends for good", async () => {
    const client = await connectPlainly(await openSite(sql, { limits: { messagesPerSecond: 5 } }));
    for (let sent = 0; sent < 12; sent++) client.send([null, "1", "phoenix", "heartbeat", {}]);
    expect(await client.ended).toMatchObject({ code: 1008, reason: expect.stringContaining("messages") });
  });

  test("a message's length, the connection ends for good", async () => {
    const client = await connectPlainly(await openSite(sql));
    const [head, end] = ['[null,"1","phoenix","heartbeat",{"x":"', '"}]'];
    const fill = (bytes: number) => head + "x".repeat(bytes - head.length - end.length) + end;
    client.send(fill(limits.messageBytes));
    await answerTo(client, "1");
    client.send(fill(limits.messageBytes + 1));
    expect(await client.ended).toMatchObject({ code: 1009 });
  });

  test("a name's length, the connection ends for good", async () => {
    const client = await connectPlainly(await openSite(sql));
    await join(client, `realtime:${"x".repeat(limits.nameCharacters - 9)}`);
    client.send(["1", "1", `realtime:${"x".repeat(limits.nameCharacters - 8)}`, "phx_join", {}]);
    expect(await client.ended).toMatchObject({ code: 1007 });
  });

  test("silence, the connection ends and the client may reconnect, unless it sends heartbeats", async () => {
    const site = await openSite(sql, { limits: { silenceMs: 300 } });
    const [silent, lively] = [await connectPlainly(site), await connectPlainly(site)];
    let beats = 0;
    const beat = setInterval(() => lively.send([null, String(++beats), "phoenix", "heartbeat", {}]), 20);
    expect(await silent.ended).toMatchObject({ code: 1001, reason: expect.stringContaining("heartbeats") });
    await answerTo(lively, String(beats + 20));
    clearInterval(beat);
    expect(site.realtime.openSockets()).toBe(1);
  });

  test("what is buffered for a slow reader, its connection ends, and others get everything", async () => {
    // Fifteen of these songs: on a busy machine a few changes leave at once, and even a quick reader has them before
    // it.
    const site = await openSite(sql, { limits: { waitingBytes: 4_000_000 } });
    const [slow, quick] = [await connectPlainly(site), await connectPlainly(site)];
    for (const client of [slow, quick]) await join(client, "realtime:a", [followSongs]);
    slow.socket.pause();
    const [song] = await sql`
      insert into lyrics (title, lyrics_hindi) values ('Lamba', repeat('लंबा ', 20000)) returning id`;
    for (let round = 1; round < 60; round++) {
      await sql`update lyrics set updated_at = updated_at + interval '1 second' where id = ${song?.id}`;
    }
    await vi.waitFor(() => expect(site.realtime.openSockets()).toBe(1), { timeout: 10_000 });
    const got = () => quick.received.filter((message) => (message as Message)[3] === "postgres_changes");
    await vi.waitFor(() => expect(got()).toHaveLength(60), { timeout: 10_000 });
  });

  test("songs whose views are sent at once, the others follow the next time", async () => {
    const asked: number[] = [];
    const watched = new Proxy(sql, {
      apply(target, self, [text, ...values]: [TemplateStringsArray, ...unknown[]]) {
        if (text.join("").includes("noted_songs")) asked.push((values[0] as unknown[]).length);
        return Reflect.apply(target, self, [text, ...values]);
      },
    });
    const site = await openSite(watched, { limits: { songsViewedAtOnce: 2, viewsEveryMs: 50 } });
    const client = await connectPlainly(site);
    await join(client, "realtime:a", [{ ...followSongs, event: "UPDATE", select: ["views"] }]);
    const songs = await sql<{ id: number }[]>`
      insert into lyrics (title, lyrics_hindi) select 'Gaana', 'गाना' from generate_series(1, 5) returning id`;
    const ids = songs.map(({ id }) => id);
    await sql`select from private.add_views(${ids}::bigint[], ${ids.map(() => 7)}::bigint[])`;
    const viewUpdates = () =>
      client.received.flatMap((message) => {
        const [, , , event, { data }] = message as Message;
        return event === "postgres_changes" ? [data as { old_record: { id: number } }] : [];
      });
    await vi.waitFor(() => expect(viewUpdates()).toHaveLength(5), 10_000);
    expect(
      viewUpdates()
        .map(({ old_record }) => old_record.id)
        .toSorted((a, b) => a - b),
    ).toEqual(ids);
    // Not by the times of the messages: on a busy machine two of the answers come in one moment.
    expect(asked).toEqual([2, 2, 1]);
  });
});

test("all channels that a connection may have can be joined at once by the official client", async () => {
  const client = connectSupabase(await openSite(sql));
  const statuses = Array.from({ length: limits.channelsPerConnection }, (_, n) => {
    const channel = client.channel(`c${n}`).on("postgres_changes", { ...followSongs, event: "*" }, () => {});
    return new Promise((settle) => channel.subscribe(settle));
  });
  expect(new Set(await Promise.all(statuses))).toEqual(new Set(["SUBSCRIBED"]));
}, 30_000);

test("a site that stops disconnects all clients to reconnect later, even those that do not respond", async () => {
  const site = await openSite(sql);
  const [answering, deaf] = [await connectPlainly(site), await connectPlainly(site)];
  deaf.socket.pause();
  await site.close();
  expect(await answering.ended).toMatchObject({ code: 1012 });
  expect(site.realtime.openSockets()).toBe(0);
});
