/** Cases of the kind that the official client's own tests have, asked by the official client. */
import { createClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { forumSchema } from "../testing/forum.ts";
import { openTestService, publicKey } from "../testing/open-test-service.ts";

const { service } = await openTestService("forum", { aggregates: true });

const client = createClient("http://site.example", publicKey, {
  db: { schema: forumSchema },
  auth: { persistSession: false, autoRefreshToken: false },
  global: { fetch: (url, options) => service.answer(new Request(url, options)) },
});

/** What the client shows of an answer. */
async function told(query: PromiseLike<{ status: number; data: unknown; error: unknown }>) {
  const { status, data, error } = await query;
  return error ? { status, error } : { status, data };
}

describe("a function whose only parameter has no name", () => {
  test.each([
    ["told", "word"],
    ["told", true],
    ["told_or_not", ""],
    ["told_or_not", "word"],
    ["spoken_as_text", "word"],
    ["told_by_default", "word"],
    ["told_by_default", true],
  ])("%s of text gets the whole body of {'': %j}", async (name, value) => {
    expect(await told(client.rpc(name, { "": value }))).toEqual({
      status: 200,
      data: JSON.stringify({ "": value }),
    });
  });

  test.each(["spoken_as_json", "spoken_as_jsonb"])("%s gets it as JSON", async (name) => {
    const body = { "": { kind: "value" } };
    expect(await told(client.rpc(name, body))).toEqual({ status: 200, data: body });
  });

  test("is not called without arguments where another function takes none", async () => {
    expect(await told(client.rpc("told_or_not"))).toEqual({ status: 200, data: "nothing" });
    expect((await client.rpc("spoken_as_text")).error?.code).toBe("PGRST202");
  });

  test("is no candidate if it is of a type that no body can have", async () => {
    const [none, text] = ["()", "( => text)"].map((list) => `${forumSchema}.told_by_default${list}`);
    for (const query of [client.rpc("told_by_default"), client.rpc("told_by_default", {})])
      expect(await told(query)).toEqual({
        status: 300,
        error: expect.objectContaining({
          code: "PGRST203",
          message: `Could not choose the best candidate function between: ${none}, ${text}`,
        }),
      });
  });

  test("is not found if it is of such a type or of a row", async () => {
    expect(await told(client.rpc("spoken_as_integer", { "": 1 }))).toEqual({
      status: 404,
      error: expect.objectContaining({
        code: "PGRST202",
        message: `Could not find the function ${forumSchema}.spoken_as_integer() in the schema cache`,
        details:
          `Searched for the function ${forumSchema}.spoken_as_integer with parameter  or with a single unnamed json/jsonb ` +
          "parameter, but no matches were found in the schema cache.",
        hint: `Perhaps you meant to call the function ${forumSchema}.spoken_as_text`,
      }),
    });
    expect((await client.rpc("blurb", { "": { words: "Hello" } })).error?.code).toBe("PGRST202");
  });
});

describe("a function that returns one row and finds none", () => {
  test("gives a row of nulls where it is embedded", async () => {
    const all = client.from("people").select("name, profile(*), row:profile_row(*)").order("name");
    expect(await told(all)).toEqual({
      status: 200,
      data: [
        { name: "asha", profile: { id: 1, person: "asha" }, row: { id: 1, person: "asha" } },
        { name: "bela", profile: { id: null, person: null }, row: null },
        { name: "chand", profile: { id: null, person: null }, row: null },
      ],
    });
  });

  test("has this row for spreads, inner joins and tests for null too", async () => {
    const select = "name, ...profile!inner(person)";
    const { data } = await client
      .from("people")
      .select(select)
      .not("profile", "is", null)
      .neq("name", "chand")
      .order("name");
    expect(data).toEqual([
      { name: "asha", person: "asha" },
      { name: "bela", person: null },
    ]);
  });

  test("gives it where it is called, but not for a filter that leaves none", async () => {
    const call = () => client.rpc("profile_of", { of_name: "bela" });
    expect(await told(call())).toEqual({ status: 200, data: { id: null, person: null } });
    expect(await told(call().select("id").eq("person", "nobody"))).toEqual({ status: 200, data: null });
  });
});

describe("an embedding", () => {
  test.each(["*, parent_id(*)", "parent_id(*), *", "*, parent_id:rooms!rooms_parent(id, slug, parent_id)"])(
    "takes the place of the column of * that has its name: %s",
    async (select) => {
      const { data, error } = await client.from("rooms").select(select).eq("id", 2);
      expect(error).toBeNull();
      const parent = { id: 1, slug: "hall", parent_id: null };
      const isOfMany = select.includes("rooms!");
      expect(data).toEqual([{ id: 2, slug: "garden", parent_id: isOfMany ? [] : parent }]);
    },
  );

  test("beside a column that is named twice is still refused", async () => {
    const { error } = await client.from("rooms").select("parent_id, parent_id(*)");
    expect(error?.code).toBe("ANTARA011");
    expect((await client.from("rooms").select("*, slug:id")).error?.code).toBe("ANTARA011");
  });

  test("whose embeddings are all empty is empty too, and filters may use it", async () => {
    const query = client.from("messages").select("words, rooms(room_details(), messages(people()))");
    expect(
      await told(query.not("rooms.room_details", "is", null).not("rooms", "is", null).order("id")),
    ).toEqual({
      status: 200,
      data: [{ words: "Hello" }, { words: "Anybody?" }],
    });
    expect(
      await told(
        client.from("people").select("name, messages(id, rooms(room_details()))").eq("name", "bela"),
      ),
    ).toEqual({ status: 200, data: [{ name: "bela", messages: [{ id: 3 }] }] });
  });
});

describe("an order by a name that the select gives", () => {
  const slugs = [{ words: "Good bye" }, { words: "Anybody?" }, { words: "Hello" }];

  test.each([
    ["words, ...rooms(room:slug)", "room"],
    ["words, ...rooms(room:slug::text)", "room"],
    ["words, ...rooms(slug)", "slug"],
    ["words, ...rooms(...room_details(its:details), room:slug)", "room"],
  ])("is by what is spread: %s by %s", async (select, column) => {
    const ordered = () => client.from("messages").select(select).order(column);
    expect((await ordered()).data).toMatchObject(slugs);
    expect((await ordered().range(1, 2)).data).toMatchObject(slugs.slice(1));
    expect(
      await told(client.from("messages").select(select, { head: true, count: "exact" }).order(column)),
    ).toEqual({
      status: 200,
      data: null,
    });
  });

  test("is by what is spread in a spread", async () => {
    const { data } = await client
      .from("messages")
      .select("id, ...rooms(...room_details(its:details))")
      .order("its", { ascending: false, nullsFirst: false });
    expect(data).toEqual([
      { id: 2, its: "second" },
      { id: 1, its: "first" },
      { id: 3, its: null },
    ]);
  });

  test("is by an own column with another name, in an embedding, of a function and of groups", async () => {
    expect((await client.from("rooms").select("name:slug").order("name").limit(1)).data).toEqual([
      { name: "attic" },
    ]);
    const embedded = client
      .from("people")
      .select("messages(said:words, ...rooms(room:slug))")
      .eq("name", "asha");
    expect((await embedded.order("room", { referencedTable: "messages" })).data).toEqual([
      {
        messages: [
          { said: "Anybody?", room: "garden" },
          { said: "Hello", room: "hall" },
        ],
      },
    ]);
    const called = client.rpc("messages_from", { id: 2 }).select("...rooms(room:slug)").order("room");
    expect((await called).data).toEqual([{ room: "attic" }, { room: "garden" }]);
    const grouped = client.from("messages").select("who:person, count(), ...rooms(room:slug)");
    expect((await grouped.order("who", { ascending: false }).order("room")).data).toEqual([
      { who: "bela", count: 1, room: "attic" },
      { who: "asha", count: 1, room: "garden" },
      { who: "asha", count: 1, room: "hall" },
    ]);
    expect((await client.from("messages").select("who:person, count()").order("who")).data).toEqual([
      { who: "asha", count: 2 },
      { who: "bela", count: 1 },
    ]);
  });

  test("is by a column of the rows first, and by nothing else that is unknown", async () => {
    const { data } = await client.from("rooms").select("id:slug").order("id");
    expect(data).toEqual([{ id: "hall" }, { id: "garden" }, { id: "attic" }]);
    expect((await client.from("people").select("...messages(said:words)").order("said")).error?.code).toBe(
      "42703",
    );
    expect((await client.from("people").select("sent:messages(id)").order("sent")).error?.code).toBe("42703");
  });
});

describe("an argument in the address", () => {
  test("and a filter may have one name", async () => {
    const call = () => client.rpc("messages_from", { id: 2 }, { get: true }).select("id");
    expect((await call().gt("id", 2)).data).toEqual([{ id: 3 }]);
    expect((await call().lt("id", 3).gte("id", 1)).data).toEqual([{ id: 2 }]);
    const two = client.rpc("messages_from", { id: 1, person: "asha" }, { get: true }).select("id");
    expect((await two.neq("person", "bela").eq("id", 2)).data).toEqual([{ id: 2 }]);
  });

  test("is still an argument where its value reads like a filter", async () => {
    expect((await client.rpc("messages_from", { id: 1, person: "eq.asha" }, { get: true })).data).toEqual([]);
  });
});
