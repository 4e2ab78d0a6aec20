import { beforeEach, describe, expect, test } from "vitest";
import { openTestService, secretKey } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("library");
const { sql } = database;

const write = (method: string, path: string, body?: unknown, prefer = "return=representation") =>
  ask(path, { method, body, key: secretKey, headers: { Prefer: prefer } });

beforeEach(async () => {
  await sql`delete from library.readers`;
  await sql`insert into library.readers (id, name, phone) values (1, ${"Asha"}, ${"1-1"}), (2, ${"Bela"}, ${"2-2"})`;
});

describe("a write of a role that may read some columns", () => {
  test.each([
    [
      "POST",
      "/readers?select=id,name",
      { id: 3, name: "Chand", phone: "3-3" },
      201,
      [{ id: 3, name: "Chand" }],
    ],
    ["POST", "/readers?select=shown:name", [{ id: 3, name: "Chand" }], 201, [{ shown: "Chand" }]],
    ["PATCH", "/readers?id=eq.1&select=name", { name: "Usha", phone: "0" }, 200, [{ name: "Usha" }]],
    ["DELETE", "/readers?id=eq.2&select=id", undefined, 200, [{ id: 2 }]],
    ["PATCH", "/readers?id=gte.1&select=id&order=name.desc", { phone: "0" }, 200, [{ id: 2 }, { id: 1 }]],
    ["PATCH", "/readers?id=eq.1&select=id,readers(id)", { phone: "0" }, 200, [{ id: 1, readers: [] }]],
    [
      "POST",
      "/readers?select=id,invited_by(name)&columns=id,name",
      { id: 3, name: "Chand" },
      201,
      [{ id: 3, invited_by: null }],
    ],
  ])("%s %s of %j answers only those", async (method, path, body, status, rows) => {
    const answered = await write(method, path, body);
    expect([answered.status, answered.body]).toEqual([status, rows]);
  });

  test.each([
    ["POST", "/readers", { id: 3, name: "Chand" }],
    ["POST", "/readers?select=id,phone", { id: 3, name: "Chand" }],
    ["PATCH", "/readers?id=eq.1&select=id&order=phone", { phone: "0" }],
    ["PATCH", "/readers?phone=eq.1-1&select=id", { phone: "0" }],
    ["DELETE", "/readers?id=eq.1", undefined],
  ])("%s %s that reads another one is refused", async (method, path, body) => {
    expect(await write(method, path, body)).toMatchObject({ status: 403, body: { code: "42501" } });
    expect(await sql`select from library.readers where phone is not null`).toHaveLength(2);
  });

  test("needs no right to read if nothing is returned, and only the key's for its address", async () => {
    expect((await write("POST", "/readers", { id: 3, name: "Chand" }, "return=minimal")).status).toBe(201);
    const { status, headers } = await write(
      "POST",
      "/readers",
      { id: 4, name: "Dev" },
      "return=headers-only",
    );
    expect([status, headers.get("Location")]).toEqual([201, "/rest/v1/readers?id=eq.4"]);
    expect((await write("DELETE", "/readers?id=eq.4", undefined, "return=minimal")).status).toBe(204);
  });

  test("may merge rows by columns that may be read", async () => {
    const merge = "resolution=merge-duplicates, return=representation";
    await sql`grant update (id) on library.readers to service_role`;
    const answered = await write("POST", "/readers?select=id,name", { id: 1, name: "Usha" }, merge);
    expect([answered.status, answered.body]).toEqual([200, [{ id: 1, name: "Usha" }]]);
  });
});
