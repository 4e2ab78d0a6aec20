import { beforeEach, expect, test } from "vitest";
import { openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("library");
const { sql } = database;

beforeEach(async () => {
  await sql`grant all on library.readers to service_role`;
  await sql`delete from library.readers`;
  await sql`insert into library.readers (id, name, phone, card, level) values (1, ${"Asha"}, ${"1-1"}, ${"red"}, 7)`;
});

const change = (query: string, body: unknown, prefer: string) =>
  ask(`/readers?id=eq.1&select=name,phone,card,level&${query}`, {
    method: "PATCH",
    body,
    key: secretKey,
    headers: { Prefer: `return=representation, ${prefer}` },
  });

const asha = { name: "Asha", phone: "1-1", card: "red", level: 7 };

test.each([
  ["columns=name,card,level", { name: "Usha" }, { ...asha, name: "Usha", card: "blue", level: 1 }],
  ["columns=phone,level", {}, { ...asha, phone: null, level: 1 }],
  ["columns=card,level", [{ card: "green", name: "x" }], { ...asha, card: "green", level: 1 }],
  ["columns=card,level", { card: "green", level: null }, { ...asha, card: "green", level: null }],
  ["", { level: 2 }, { ...asha, level: 2 }],
])(
  "a change with missing=default and %s of %j gives defaults to columns that are left out",
  async (query, body, row) => {
    const { status, body: rows, headers } = await change(query, body, "missing=default");
    expect([status, rows]).toEqual([200, [row]]);
    expect(headers.get("Preference-Applied")).toContain("missing=default");
  },
);

test("a change without it makes them null", async () => {
  expect((await change("columns=phone,level", { phone: "5" }, "")).body).toEqual([
    { ...asha, phone: "5", level: null },
  ]);
  expect((await change("columns=name,card", { name: "Usha" }, "missing=null")).body.code).toBe("23502");
});

test("a change by an empty list changes nothing", async () => {
  expect(await change("columns=phone", [], "missing=default")).toMatchObject({ status: 200, body: [] });
  expect(await sql`select phone from library.readers`).toEqual([{ phone: "1-1" }]);
});
