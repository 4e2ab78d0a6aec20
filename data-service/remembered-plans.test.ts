import { describe, expect, test } from "vitest";
import type { DataRequest } from "./http.ts";
import { createRememberedPlans, keyOfReading, type PlannedReading } from "./remembered-plans.ts";
import { headersRead, readRequest } from "./request/index.ts";
import { openTestService } from "./testing/open-test-service.ts";

const { ask, service, database } = await openTestService("songs");

const reading = (url: string, headers: Record<string, string> = {}): DataRequest => ({
  method: "GET",
  url,
  headers: new Headers(headers),
  body: null,
});

const planned = (name: string) => ({ request: { target: { name } } }) as unknown as PlannedReading;

describe("the key of a reading", () => {
  test("holds every header that decides what is read", () => {
    const asked = new Set<string>();
    const headers = {
      get(name: string) {
        asked.add(name);
        return null;
      },
    };
    readRequest({ method: "GET", path: "/lyrics", query: "select=id&limit=1", headers, body: null });
    const saysNothingWithoutBody = ["Content-Type", "Content-Profile"];
    const unknown = [...asked].filter(
      (name) => !(headersRead as readonly string[]).includes(name) && !saysNothingWithoutBody.includes(name),
    );
    expect(unknown).toEqual([]);
    expect(asked.size).toBeGreaterThanOrEqual(headersRead.length);
  });

  test.each(headersRead)("differs with %s", (name) => {
    expect(keyOfReading(reading("/rest/v1/lyrics", { [name]: "x" }))).not.toBe(
      keyOfReading(reading("/rest/v1/lyrics")),
    );
  });

  test("differs with the address and the method, and is none for what has a body", () => {
    expect(keyOfReading(reading("/rest/v1/lyrics?id=eq.1"))).not.toBe(
      keyOfReading(reading("/rest/v1/lyrics?id=eq.2")),
    );
    expect(keyOfReading({ ...reading("/rest/v1/lyrics"), method: "HEAD" })).not.toBe(
      keyOfReading(reading("/rest/v1/lyrics")),
    );
    expect(keyOfReading({ ...reading("/rest/v1/lyrics"), method: "POST" })).toBeNull();
  });
});

test("only so many plans are remembered, and the first is forgotten first", () => {
  const plans = createRememberedPlans(2);
  for (const name of ["a", "b", "c"]) plans.keep(name, planned(name));
  expect([plans.recall("a"), plans.recall("b"), plans.recall("c")]).toEqual([
    undefined,
    planned("b"),
    planned("c"),
  ]);
});

test("a remembered reading finds what is there now, and a new column after the schema was read again", async () => {
  const names = async () => (await ask("/singers?select=*&name=eq.Naya")).body;
  expect(await names()).toEqual([]);
  await database.sql`insert into singers (name) values ('Naya')`;
  expect(await names()).toMatchObject([{ name: "Naya" }]);
  await database.sql`alter table singers add column born integer`;
  await service.reread();
  expect(await names()).toMatchObject([{ name: "Naya", born: null }]);
});
