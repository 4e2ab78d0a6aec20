import { describe, expect, test } from "vitest";
import { type LeftOut, leftOut, maxForms, maxNameBytes } from "../refusals/left-out.ts";
import { type Asked, openTestService, secretKey } from "../testing/open-test-service.ts";

const shop = await openTestService("odd shop");
const bookshop = await openTestService("bookshop", { aggregates: true });
const forum = await openTestService("forum");

const prefer = (preference: string): Asked => ({ headers: { Prefer: preference } });
const accept = (type: string): Asked => ({ headers: { Accept: type } });
const write = (method: string, body?: unknown, headers = {}): Asked => ({
  method,
  body,
  key: secretKey,
  headers,
});

/** More sets of columns than the limit, of six columns. */
const forms = Array.from({ length: maxForms + 1 }, (_, form) =>
  Object.fromEntries(
    [...form.toString(2)].reverse().flatMap((bit, place) => (bit === "1" ? [[`c${place}`, 1]] : [])),
  ),
);

/** A request for each part of the dialect that is left out. */
const requests: Readonly<Record<LeftOut, readonly [path: string, asked?: Asked]>> = {
  plans: ["/parts", accept("application/vnd.pgrst.plan+json")],
  maps: ["/parts", accept("application/geo+json")],
  rollback: ["/parts", prefer("tx=rollback")],
  timeZone: ["/parts", prefer("timezone=Asia/Kolkata")],
  wholeBody: ["/rpc/as_sent", { ...write("POST", {}), ...prefer("params=single-object") }],
  changedRange: ["/parts?id=gt.1&limit=1", write("DELETE")],
  insertFilters: ["/parts?id=eq.1", write("POST", { id: 9 })],
  manyForms: ["/wide?columns=c0,c1,c2,c3,c4,c5", write("POST", forms, { Prefer: "missing=default" })],
  changeByRows: ["/parts?id=eq.1", write("PATCH", [{ name: "a" }, { name: "b" }])],
  callByRows: ["/rpc/echo", write("POST", [{ word: "a" }, { word: "b" }])],
  longNames: [`/parts?select=${"x".repeat(maxNameBytes + 1)}:id`],
  selectOfValue: ["/rpc/echo?word=a&select=echo,again:echo"],
  unknownColumns: ["/rpc/whatever"],
  aggregatesInSpread: ["/readers?select=name,...loans(days.sum())"],
  domainCasts: ["/flags?select=colour"],
};

const askers: Partial<Record<LeftOut, typeof shop.ask>> = {
  aggregatesInSpread: bookshop.ask,
  domainCasts: forum.ask,
};

describe("what is left out is refused by name", () => {
  test.each(Object.entries(leftOut))("%s", async (what, description) => {
    const [path, asked] = requests[what as LeftOut];
    const ask = askers[what as LeftOut] ?? shop.ask;
    const { status, body } = await ask(path, asked);
    expect([status, body.code, body.message]).toEqual([400, "PGRST127", "Feature not implemented"]);
    expect(body.details).toBe(`This service does not have ${description.replaceAll("`", "'")}.`);
  });
});

describe("a column whose domain has casts", () => {
  test.each([
    ["colour", "/flags"],
    ["colour", "/flags?select=name,shown:colour::text"],
    ["colour", "/flags?select=name&colour=eq.255"],
    ["day", "/flags?select=name&or=(id.eq.1,day.eq.mon)"],
    ["day", "/flags?select=name&order=day"],
    ["colour", "/flags?id=eq.1", write("PATCH", { name: "sea" }, { Prefer: "return=representation" })],
    ["colour", "/flags?select=id", write("POST", { id: 2, colour: 1 })],
    ["day", "/flags?id=eq.1", write("PATCH", { day: "tue" })],
  ])("is named where it is used: %s in %s", async (column, path, asked?: Asked) => {
    const { status, body } = await forum.ask(path, asked);
    expect([status, body.code]).toEqual([400, "PGRST127"]);
    expect(body.hint).toContain(`'${column}'`);
  });

  test("does not stand in the way of others, of a domain without casts neither", async () => {
    expect((await forum.ask("/flags?select=name,size&size=gt.2")).body).toEqual([{ name: "sky", size: 3 }]);
    expect((await forum.ask("/flags", { method: "HEAD" })).status).toBe(200);
    expect((await forum.ask("/flags?id=eq.1", write("PATCH", { name: "sea" }))).status).toBe(204);
  });
});
