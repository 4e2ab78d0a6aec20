import { describe, expect, test } from "vitest";
import type { DataRequest } from "./http.ts";
import { type CachedPlan, createPlanCache, planCacheKey } from "./plan-cache.ts";
import { planHeaders, readRequest } from "./request/index.ts";
import { openTestService } from "./testing/open-test-service.ts";

const { ask, service, database } = await openTestService("songs");

const reading = (url: string, headers: Record<string, string> = {}): DataRequest => ({
  method: "GET",
  url,
  headers: new Headers(headers),
  body: null,
});

const planned = (name: string) => ({ request: { target: { name } } }) as unknown as CachedPlan;

describe("the cache key of a read request", () => {
  test("contains every header that the plan depends on", () => {
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
      (name) => !(planHeaders as readonly string[]).includes(name) && !saysNothingWithoutBody.includes(name),
    );
    expect(unknown).toEqual([]);
    expect(asked.size).toBeGreaterThanOrEqual(planHeaders.length);
  });

  test.each(planHeaders)("differs with %s", (name) => {
    expect(planCacheKey(reading("/rest/v1/lyrics", { [name]: "x" }))).not.toBe(
      planCacheKey(reading("/rest/v1/lyrics")),
    );
  });

  test("differs with the address and the method, and is null for requests with a body", () => {
    expect(planCacheKey(reading("/rest/v1/lyrics?id=eq.1"))).not.toBe(
      planCacheKey(reading("/rest/v1/lyrics?id=eq.2")),
    );
    expect(planCacheKey({ ...reading("/rest/v1/lyrics"), method: "HEAD" })).not.toBe(
      planCacheKey(reading("/rest/v1/lyrics")),
    );
    expect(planCacheKey({ ...reading("/rest/v1/lyrics"), method: "POST" })).toBeNull();
  });
});

test("the number of cached plans is limited, and the oldest is removed first", () => {
  const plans = createPlanCache(2);
  for (const name of ["a", "b", "c"]) plans.set(name, planned(name));
  expect([plans.get("a"), plans.get("b"), plans.get("c")]).toEqual([undefined, planned("b"), planned("c")]);
});

test("a cached plan returns current data, and new columns after the schema was read again", async () => {
  const names = async () => (await ask("/singers?select=*&name=eq.Naya")).body;
  expect(await names()).toEqual([]);
  await database.sql`insert into singers (name) values ('Naya')`;
  expect(await names()).toMatchObject([{ name: "Naya" }]);
  await database.sql`alter table singers add column born integer`;
  await service.reread();
  expect(await names()).toMatchObject([{ name: "Naya", born: null }]);
});
