import { beforeAll, describe, expect, test } from "vitest";
import { openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database, service } = await openTestService("library");

const visits = async () =>
  (await database.sql`select note from library.visits order by id`).map(({ note }) => note);

const refused = { status: 405, body: { code: "25006" } };

describe("a call by GET or HEAD", () => {
  test("of a function that is marked as writing is answered if it writes nothing", async () => {
    expect(await ask("/rpc/count_visits")).toMatchObject({ status: 200, body: 0 });
    expect(await ask("/rpc/count_visits", { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
  });

  test.each(["note_visit?note=x", "note_visits?notes={x,y}", "note_secretly?note=x", "next_visit", "insist"])(
    "cannot write: %s is refused with 405, with both keys",
    async (path) => {
      for (const key of ["public-key", secretKey]) {
        const answered = await ask(`/rpc/${path}`, { key });
        expect([answered.status, answered.body.code]).toEqual([405, "25006"]);
        expect(await ask(`/rpc/${path}`, { key, method: "HEAD" })).toMatchObject({ status: 405, text: "" });
      }
      const counted = { headers: { Prefer: "count=exact" } };
      expect(await ask(`/rpc/${path}`, counted)).toMatchObject(refused);
      expect(await visits()).toEqual([]);
    },
  );

  test.each(["GET", "POST"])(
    "whose function is marked as reading and writes itself is refused with 400: %s",
    async (method) => {
      await database.sql.unsafe(`
      create or replace function library.note_itself() returns void language plpgsql stable
        as $$ begin insert into library.visits (note) values ('itself'); end $$`);
      await service.reread();
      const before = await visits();
      expect(await ask("/rpc/note_itself", { method })).toMatchObject({
        status: 400,
        body: { code: "0A000" },
      });
      expect(await visits()).toEqual(before);
    },
  );

  test("leaves the next call on its connection free to write", async () => {
    await ask("/rpc/count_visits");
    expect(await ask("/rpc/note_visit", { method: "POST", body: { note: "a" } })).toMatchObject({
      status: 200,
    });
    expect(await visits()).toEqual(["a"]);
  });
});

describe("a call by POST", () => {
  test("of a function that is marked as reading cannot write either", async () => {
    const before = await visits();
    expect(await ask("/rpc/note_secretly", { method: "POST", body: { note: "x" } })).toMatchObject(refused);
    expect(await visits()).toEqual(before);
  });

  test("of other functions writes once", async () => {
    const answered = await ask("/rpc/note_visits?select=note", {
      method: "POST",
      body: { notes: ["b", "c"] },
      headers: { Prefer: "count=exact" },
    });
    expect([answered.status, answered.body]).toEqual([200, [{ note: "b" }, { note: "c" }]]);
    expect((await visits()).slice(-2)).toEqual(["b", "c"]);
  });
});

describe("a reading cannot write", () => {
  beforeAll(async () => {
    await database.sql`insert into library.visits (note) values ('here')`;
    await database.sql.unsafe(`
      create view library.noting as select library.note_visit('by a view') as id;
      create function library.noted(library.visits) returns integer language plpgsql stable
        as $$ begin return library.note_visit('by a field'); end $$;
      create function library.noted_rule() returns boolean language plpgsql stable
        as $$ begin perform library.note_visit('by a rule'); return true; end $$;
      create table library.ruled as select 1 as id;
      alter table library.ruled enable row level security;
      create policy noting on library.ruled using (library.noted_rule());
      grant select on library.noting, library.ruled, library.visits to anon;
    `);
    await service.reread();
  });

  test.each([
    ["a view", "noting"],
    ["a field whose function is marked as reading", "visits?select=noted"],
    ["a row-level rule", "ruled"],
  ])("by %s", async (_, path) => {
    const before = await visits();
    expect(await ask(`/${path}`)).toMatchObject(refused);
    expect(await ask(`/${path}`, { headers: { Prefer: "count=exact" } })).toMatchObject(refused);
    expect(await visits()).toEqual(before);
  });
});
