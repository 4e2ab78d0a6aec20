import { beforeEach, describe, expect, test } from "vitest";
import { openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("library");
const { sql } = database;

const write = (method: string, path: string, body?: unknown, prefer = "return=representation") =>
  ask(path, { method, body, key: secretKey, headers: { Prefer: prefer } });

const merge = "resolution=merge-duplicates, return=representation";

beforeEach(async () => {
  await sql`delete from library.loans`;
  await sql`insert into library.loans values (2019, 1, 1, ${"old"}), (2024, 1, 2, ${"new"})`;
});

describe.each(["/loans", "/recent_loans?on_conflict=year,id"])(
  "%s, in partitions or in a view of them",
  (table) => {
    const select = `${table}${table.includes("?") ? "&" : "?"}select=year,note`;

    test("takes upserts: 201 if some rows are new, 200 if none is", async () => {
      const some = await write(
        "POST",
        select,
        [
          { year: 2019, id: 1, note: "a" },
          { year: 2025, id: 1, note: "b" },
        ],
        merge,
      );
      expect([some.status, some.body]).toEqual([
        201,
        [
          { year: 2019, note: "a" },
          { year: 2025, note: "b" },
        ],
      ]);
      const none = await write(
        "POST",
        select,
        [
          { year: 2019, id: 1, note: "c" },
          { year: 2025, id: 1, note: "d" },
        ],
        merge,
      );
      expect([none.status, none.body]).toEqual([
        200,
        [
          { year: 2019, note: "c" },
          { year: 2025, note: "d" },
        ],
      ]);
    });

    test("counts merged rows for each request alone", async () => {
      const asked = (id: number) => write("POST", select, { year: 2024, id, note: "x" }, merge);
      const answers = await Promise.all([1, 7, 1, 8, 1].map(asked));
      expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 201, 200]);
    });

    test("may ignore duplicates", async () => {
      const ignore = "resolution=ignore-duplicates, return=representation";
      const sent = [
        { year: 2019, id: 1, note: "a" },
        { year: 2025, id: 1, note: "b" },
      ];
      const answered = await write("POST", select, sent, ignore);
      expect([answered.status, answered.body]).toEqual([201, [{ year: 2025, note: "b" }]]);
    });
  },
);

test("PUT replaces a row in its partition, or creates it", async () => {
  const replaced = await write("PUT", "/loans?year=eq.2019&id=eq.1", { year: 2019, id: 1, note: "x" });
  expect([replaced.status, replaced.body]).toEqual([200, [{ year: 2019, id: 1, book: 1, note: "x" }]]);
  const created = await write("PUT", "/loans?year=eq.2030&id=eq.1", { year: 2030, id: 1, note: "y" });
  expect(created.status).toBe(201);
});

test("a row may move to another partition, and be deleted there", async () => {
  const moved = await write("PATCH", "/loans?year=eq.2019&select=year,books(title)", { year: 2021 });
  expect([moved.status, moved.body]).toEqual([
    200,
    [{ year: 2021, books: { title: "The fat cats ate rats" } }],
  ]);
  expect((await write("DELETE", "/loans?year=eq.2021&select=note")).body).toEqual([{ note: "old" }]);
});
