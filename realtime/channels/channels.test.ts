/** Runs on one server: channels are kept in this process. */
import { describe, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { connectClient as connectTo, type ReceivedMessage } from "../testing/connect-client.ts";
import { connectPlainly, openSite, type PlainClient, publicKey, secretKey } from "../testing/site.ts";

const { sql } = await openTestDatabase();

const connectClient = (version: string) => connectTo(sql, version);

const songs = { event: "*", schema: "public", table: "lyrics" };

const refused = (reason: unknown) => ({ status: "error", response: { reason } });

describe.each(["1.0.0", "2.0.0"])("in protocol %s", (version) => {
  test("a heartbeat is answered", async () => {
    const { send, receive } = await connectClient(version);
    send("heartbeat", {}, { topic: "phoenix", ref: "7", joinRef: "" });
    expect(await receive("phx_reply")).toMatchObject({
      topic: "phoenix",
      ref: "7",
      payload: { status: "ok", response: {} },
    });
  });

  test("a join gets its subscriptions with ids, then a confirmation", async () => {
    const { join, receive, messages } = await connectClient(version);
    join([
      { ...songs, filter: "id=gt.0" },
      { event: "INSERT", schema: "public", table: "*", unknown: [] },
    ]);
    await receive("system");
    const [joined, system] = messages();
    expect(joined).toMatchObject({
      topic: "realtime:a",
      event: "phx_reply",
      ref: "1",
      join_ref: "1",
      payload: {
        status: "ok",
        response: {
          postgres_changes: [
            { id: 1, event: "*", schema: "public", table: "lyrics", filter: "id=gt.0" },
            { id: 2, event: "INSERT", schema: "public", table: "*" },
          ],
        },
      },
    });
    expect(system).toMatchObject({
      topic: "realtime:a",
      join_ref: "1",
      payload: {
        status: "ok",
        message: "Subscribed to PostgreSQL",
        extension: "postgres_changes",
        channel: "a",
        version: expect.any(Number),
      },
    });
  });

  test("a change comes in the form of hosted Supabase, with the ids of all matching subscriptions", async () => {
    const { join, receive } = await connectClient(version);
    join([songs, { event: "INSERT", schema: "public" }, { event: "DELETE", schema: "public" }]);
    await receive("system");
    const [song] =
      await sql`insert into lyrics (title, lyrics_hindi, year) values ('A', 'अ', 1960) returning id`;
    const { payload, join_ref } = await receive("postgres_changes");
    expect(join_ref).toBe("1");
    expect(payload).toEqual({
      ids: [1, 2],
      data: {
        schema: "public",
        table: "lyrics",
        type: "INSERT",
        commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        columns: expect.arrayContaining([
          { name: "id", type: "int8" },
          { name: "created_at", type: "timestamptz" },
        ]),
        record: expect.objectContaining({ id: song?.id, title: "A", year: 1960, album_id: null, views: 0 }),
        errors: null,
      },
    });
  });

  test("a channel that was left receives nothing more", async () => {
    const { join, send, receive, messages, site } = await connectClient(version);
    join([songs]);
    await receive("system");
    send("phx_leave", {}, { ref: "5" });
    expect(await receive("phx_close")).toMatchObject({ ref: "1", join_ref: "1", payload: {} });
    expect(await receive("phx_reply", "5")).toMatchObject({ payload: { status: "ok" } });
    const listener = vi.fn();
    site.realtime.changes.onChange(listener);
    await sql`insert into lyrics (title, lyrics_hindi) values ('A', 'अ')`;
    await vi.waitFor(() => expect(listener).toHaveBeenCalled(), 10_000);
    expect(messages().at(-1)?.event).toBe("phx_close");
  });

  test("joining a topic again closes the former join, whose late leave changes nothing", async () => {
    const { join, send, receive, messages } = await connectClient(version);
    join([songs], {}, "1");
    await receive("system");
    join([songs], {}, "9");
    expect(await receive("phx_close")).toMatchObject({ ref: "1", join_ref: "1" });
    await receive("phx_reply", "9");
    send("phx_leave", {}, { ref: "10", joinRef: "1" });
    await receive("phx_reply", "10");
    await sql`insert into lyrics (title, lyrics_hindi) values ('A', 'अ')`;
    expect(await receive("postgres_changes")).toMatchObject({ join_ref: "9" });
    expect(messages().filter(({ event }) => event === "postgres_changes")).toHaveLength(1);
  });

  test("of two joins of a topic at once, the later one remains", async () => {
    const { join, receive, messages } = await connectClient(version);
    join([songs], {}, "1");
    join([songs], {}, "2");
    await receive("system");
    await sql`insert into lyrics (title, lyrics_hindi) values ('A', 'अ')`;
    await receive("postgres_changes");
    expect(messages().filter(({ event }) => event === "system")).toMatchObject([{ join_ref: "2" }]);
    expect(messages().filter(({ event }) => event === "postgres_changes")).toMatchObject([{ join_ref: "2" }]);
  });

  test("a client that asks for presence gets an empty list", async () => {
    const { join, receive } = await connectClient(version);
    join([], { config: { presence: { enabled: true, key: "" }, broadcast: { ack: false, self: false } } });
    expect(await receive("presence_state")).toMatchObject({ payload: {} });
  });

  test.each([
    ["presence of an unknown kind", "presence", { type: "presence", event: "dance" }, /^InvalidPresence/],
    ["presence that is no object", "presence", { event: "track", payload: "x" }, /^InvalidPresence/],
    ["an unknown event", "dance", {}, /^UnknownEvent: .*dance/],
  ])("%s is refused by name", async (_what, event, payload, reason) => {
    const { join, send, receive } = await connectClient(version);
    join([]);
    await receive("phx_reply", "1");
    send(event, payload, { ref: "6" });
    expect((await receive("phx_reply", "6")).payload).toEqual(refused(expect.stringMatching(reason)));
  });

  test.each([
    ["a topic that was not joined", "broadcast", "realtime:other", "unmatched topic"],
    ["an unknown event of the connection", "dance", "phoenix", "unmatched topic"],
    ["a topic of another kind", "phx_join", "room:1", "unmatched topic"],
    ["a topic without a name", "phx_join", "realtime:", expect.stringMatching(/^TopicNameRequired/)],
  ])("%s is answered with an error", async (_what, event, topic, reason) => {
    const { send, receive } = await connectClient(version);
    send(event, {}, { topic });
    expect((await receive("phx_reply")).payload).toEqual(refused(reason));
  });

  test.each([
    ["an unknown table", { ...songs, table: "songs" }, /table songs does not exist/],
    ["a private table", { ...songs, table: "sessions" }, /table sessions does not exist/],
    ["another schema", { ...songs, schema: "private", table: "sessions" }, /schema private is not followed/],
    ["an unknown column", { ...songs, filter: "heard=eq.1" }, /lyrics has no column heard/],
    ["an unknown column to show", { ...songs, select: ["id", "heard"] }, /lyrics has no column heard/],
    ["a value of another type", { ...songs, filter: "id=eq.x" }, /invalid input syntax for type bigint/],
    ["an operator that is not offered", { ...songs, filter: "title=fts.a" }, /operators are eq/],
    ["a regular expression", { ...songs, filter: "title=match.^a" }, /regular expressions are not offered/],
    ["a pattern for a number", { ...songs, filter: "year=like.19%" }, /year of lyrics is no text/],
    [
      "a filter without a table",
      { event: "*", schema: "public", filter: "id=eq.1" },
      /A filter needs a table/,
    ],
    ["columns without a table", { event: "*", schema: "public", select: ["id"] }, /`select` needs a table/],
    ["an attempt at SQL", { ...songs, table: "lyrics; drop table lyrics" }, /does not exist/],
  ])(
    "following %s is refused, with the reason in answer and system event",
    async (_what, binding, reason) => {
      const { join, receive } = await connectClient(version);
      join([binding]);
      expect((await receive("phx_reply", "1")).payload).toEqual(refused(expect.stringMatching(reason)));
      expect((await receive("system")).payload).toMatchObject({
        status: "error",
        extension: "postgres_changes",
        message: expect.stringMatching(reason),
        channel: "a",
      });
    },
  );

  test.each([
    ["an invalid list of subscriptions", { config: { postgres_changes: {} } }, /postgres_changes/],
    [
      "an unknown kind of event",
      { config: { postgres_changes: [{ ...songs, event: "TRUNCATE" }] } },
      /0\.event/,
    ],
    ["a private channel", { config: { private: true } }, /^PrivateChannelsNotOffered/],
    ["a foreign token", { config: {}, access_token: "foreign" }, /^Unauthorized/],
  ])("joining with %s is refused", async (_what, payload, reason) => {
    const { send, receive } = await connectClient(version);
    send("phx_join", payload, { ref: "1" });
    expect((await receive("phx_reply")).payload).toEqual(refused(expect.stringMatching(reason)));
  });

  test("a foreign token ends the channel with a reason, one of the site's keys does not", async () => {
    const { join, send, receive } = await connectClient(version);
    join([songs], { access_token: publicKey });
    await receive("system");
    send("access_token", { access_token: secretKey }, { ref: "4" });
    send("access_token", { access_token: null }, { ref: "5" });
    await sql`insert into lyrics (title, lyrics_hindi) values ('A', 'अ')`;
    await receive("postgres_changes");
    send("access_token", { access_token: "foreign" }, { ref: "6" });
    expect(await receive("phx_close")).toMatchObject({ join_ref: "1" });
  });

  test("an invalid message ends the connection for good", async () => {
    const { plain } = await connectClient(version);
    plain.send("{");
    expect(await plain.ended).toMatchObject({ code: 1007 });
  });
});

test("of one change every client gets its own topic, join, ids and columns", async () => {
  const site = await openSite(sql);
  const heads = [
    ["1", "realtime:a", [songs]],
    ["2", "realtime:a", [songs]],
    ["2", "realtime:b", [songs]],
    ["2", "realtime:b", [{ ...songs, event: "DELETE" }, songs]],
    ["2", "realtime:b", [{ ...songs, select: ["title"] }]],
    ["2", "realtime:b", [{ ...songs, keys_only: true }]],
  ] as const;
  const clients = await Promise.all(
    heads.map(async ([ref, topic, postgres_changes]) => {
      const client = await connectPlainly(site);
      client.send([ref, ref, topic, "phx_join", { config: { postgres_changes } }]);
      await client.find<unknown[]>(([, , , event]) => event === "system");
      return client;
    }),
  );
  const [song] = await sql`insert into lyrics (title, lyrics_hindi) values ('Mila', 'मिला') returning id`;
  const messages = await Promise.all(
    clients.map((client) =>
      client.find<[string, null, string, string, { ids: number[]; data: { record: object } }]>(
        ([, , , event]) => event === "postgres_changes",
      ),
    ),
  );
  const whole = expect.objectContaining({ id: song?.id, title: "Mila", views: 0 });
  expect(messages.map(([joinRef, , topic, , { ids, data }]) => [joinRef, topic, ids, data.record])).toEqual([
    ["1", "realtime:a", [1], whole],
    ["2", "realtime:a", [1], whole],
    ["2", "realtime:b", [1], whole],
    ["2", "realtime:b", [2], whole],
    ["2", "realtime:b", [1], { title: "Mila" }],
    ["2", "realtime:b", [1], { id: song?.id }],
  ]);
});

test("the protocol is 1.0.0 when none is named, and unknown ones are refused", async () => {
  const site = await openSite(sql);
  const client = await connectPlainly(site, `apikey=${publicKey}`);
  client.send({ topic: "phoenix", event: "heartbeat", payload: {}, ref: "1" });
  await client.find<ReceivedMessage>(({ event }) => event === "phx_reply");
  await expect(connectPlainly(site, `apikey=${publicKey}&vsn=3.0.0`)).rejects.toThrow("400");
});

test.each(["", "apikey=", "apikey=foreign"])("a connection with the key '%s' is refused", async (query) => {
  const site = await openSite(sql);
  await expect(connectPlainly(site, `${query}&vsn=2.0.0`)).rejects.toThrow(/401 .*key/);
});

test("a join gets an error while the database is down", async () => {
  const other = await openTestDatabase();
  const site = await openSite(other.sql);
  const client: PlainClient = await connectPlainly(site);
  await site.realtime.changes.close();
  await other.close();
  client.send(["1", "1", "realtime:a", "phx_join", { config: { postgres_changes: [songs] } }]);
  const [, , , , payload] = await client.find<unknown[]>(([, , , event]) => event === "phx_reply");
  expect(payload).toEqual(refused(expect.stringMatching(/^UnableToSubscribe/)));
  expect(site.logged).toEqual([expect.stringContaining("A channel could not be joined")]);
});
