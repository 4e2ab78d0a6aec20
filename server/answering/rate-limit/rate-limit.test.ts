import { describe, expect, it, onTestFinished, test, vi } from "vitest";
import { maxNetworks } from "#networks";
import { contextOf } from "../request-context/testing/context-of.ts";
import { limits, type Work, windowMs } from "./limits.ts";
import { createRateLimit } from "./rate-limit.ts";
import { tooManyRequests, tooMuchToDo } from "./refusal.ts";
import { workOf } from "./work-of.ts";

interface Asked {
  readonly from?: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const askedOf = (
  { from = "203.0.113.7", path = "/lyrics/a-1", ...asked }: Asked,
  proxies?: readonly string[],
) => contextOf({ ...asked, url: path, remoteAddress: from, proxies });

function openLimit(proxies?: readonly string[]) {
  let time = 0;
  const warnings: string[] = [];
  const limit = createRateLimit({
    log: { warn: (message) => warnings.push(message) },
    now: () => time,
  });
  const ask = (times: number, asked: Asked = {}) => {
    let wait: number | null = null;
    for (let sent = 0; sent < times; sent += 1)
      wait = limit.exceededBy(askedOf(asked, proxies))?.wait ?? null;
    return wait;
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { ask, pass, warnings };
}

const { perNetwork, inAll = 0 } = limits.page;

describe("a network", () => {
  it("may send as many requests as the limit allows, and again in the next window", () => {
    const { ask, pass } = openLimit();
    expect(ask(perNetwork)).toBeNull();
    pass(windowMs - 1_500);
    expect(ask(1)).toBe(2);
    pass(1_500);
    expect(ask(1)).toBeNull();
  });

  it("is not affected by another network", () => {
    const { ask } = openLimit();
    ask(perNetwork + 1);
    expect(ask(1, { from: "203.0.113.8" })).toBeNull();
  });

  it("that searches too often may still read", () => {
    const { ask } = openLimit();
    expect(ask(limits.search.perNetwork + 1, { path: "/search?q=dil" })).not.toBeNull();
    expect(ask(1)).toBeNull();
  });

  it("may report twenty mistakes in an hour, and what is refused of it does not count for others", () => {
    const { ask, pass } = openLimit();
    const report = { method: "POST", path: "/lyrics/a-1/report" };
    expect(ask(20, report)).toBeNull();
    expect(ask(1_000, report)).toBe(3_600);
    expect([ask(1), ask(1, { ...report, from: "203.0.113.8" })]).toEqual([null, null]);
    pass(3_599_000);
    expect(ask(1, report)).toBe(1);
    pass(1_000);
    expect(ask(1, report)).toBeNull();
  });

  it("and the wider ones around it have only a share of the reports that all may send in an hour", () => {
    const { ask } = openLimit();
    const report = { method: "POST", path: "/lyrics/a-1/report" };
    const each = (from: string, times = 20) => ask(times, { ...report, from });
    expect([each("203.0.113.8"), each("203.0.113.9"), each("203.0.113.10", 1)]).toEqual([null, null, 3_600]);
    expect([each("203.0.114.8"), each("203.0.115.8"), each("203.0.116.8")]).toEqual([null, null, null]);
    expect([each("203.0.117.8", 1), each("198.51.100.9", 1)]).toEqual([3_600, null]);
    for (let n = 0; n < 100; n += 1) each(`2001:db8:${n % 4}:${n}::1`);
    expect([each("2001:db8:9::1", 1), each("2001:db9:1::1", 1)]).toEqual([3_600, null]);
  });

  it("of IPv6 is one, whichever of its addresses is used", () => {
    const { ask } = openLimit();
    ask(perNetwork, { from: "2001:db8:1:2::1" });
    expect(ask(1, { from: "2001:db8:1:2:ffff::9" })).not.toBeNull();
    expect(ask(1, { from: "2001:db8:1:3::1" })).toBeNull();
  });

  it("behind a trusted proxy is the visitor's, and headers sent by visitors are ignored", () => {
    const { ask } = openLimit(["10.0.0.1"]);
    const from = "10.0.0.1";
    ask(perNetwork, { from, headers: { "x-forwarded-for": "198.51.100.1" } });
    expect(ask(1, { from, headers: { "x-forwarded-for": "9.9.9.9, 198.51.100.1" } })).not.toBeNull();
    expect(ask(1, { from, headers: { "x-forwarded-for": "198.51.100.2" } })).toBeNull();
  });

  it("waits no longer when the machine's clock is set back", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const limit = createRateLimit({ log: { warn: () => undefined } });
    for (let n = 0; n < perNetwork; n += 1) limit.exceededBy(askedOf({}));
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(limit.exceededBy(askedOf({}))?.wait).toBeLessThanOrEqual(windowMs / 1_000);
  });

  it("is forgotten before memory fills up", () => {
    const { ask } = openLimit();
    for (let n = 0; n < maxNetworks + 10; n += 1)
      ask(1, { from: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, path: "/rest/v1/lyrics" });
    expect(ask(1)).toBeNull();
  });
});

describe("the machine itself", () => {
  it("is exempt", () => {
    const { ask } = openLimit();
    for (const from of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      expect(ask(perNetwork + 1, { from })).toBeNull();
  });

  it("behind an unnamed proxy has only the overall limit, with one warning", () => {
    const { ask, warnings } = openLimit();
    const asked = { from: "127.0.0.1", headers: { "x-forwarded-for": "198.51.100.1" } };
    expect(ask(inAll, asked)).toBeNull();
    expect(ask(1, asked)).not.toBeNull();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain("TRUSTED_PROXY");
  });

  it("as a trusted proxy tells visitors apart", () => {
    const { ask, warnings } = openLimit(["127.0.0.1"]);
    const asked = (visitor: string) => ({ from: "127.0.0.1", headers: { "x-forwarded-for": visitor } });
    ask(perNetwork + 1, asked("198.51.100.1"));
    expect(ask(1, asked("198.51.100.2"))).toBeNull();
    expect(warnings).toEqual([]);
  });
});

test.each([
  ["of its own network", "203.0.113.7", "Too many reports from your network."],
  ["of its wide network", "203.0.113.8", "Too many reports at the moment."],
  ["of all", "198.51.100.8", "Too many reports at the moment."],
])("a report beyond the share %s gets true words", async (_of, from, words) => {
  const limit = createRateLimit({ log: { warn: () => undefined }, now: () => 0 });
  const report = (from: string) =>
    limit.exceededBy(askedOf({ method: "POST", path: "/lyrics/a-1/report", from }));
  const networks = Array.from({ length: 20 }, (_, n) => [`203.${n}.113.7`, `203.${n}.113.6`]).flat();
  for (const one of networks) for (let n = 0; n < 20; n += 1) report(one);
  const exceeded = report(from);
  expect(exceeded).not.toBeNull();
  if (exceeded) expect(await tooManyRequests(contextOf({}), exceeded).text()).toContain(words);
});

test("signing in has no overall limit, or guessing would keep the administrator out", () => {
  const { ask } = openLimit();
  for (let n = 0; n < 5_000; n += 1)
    ask(1, { from: `198.18.${n >> 8}.${n & 255}`, method: "POST", path: "/admin" });
  expect(ask(1, { from: "192.0.2.1", method: "POST", path: "/admin" })).toBeNull();
});

test.each([
  ["GET", "/", "page"],
  ["GET", "/lyrics/a-1.data", "page"],
  ["GET", "/search?q=a", "search"],
  ["GET", "/search.data?q=a", "search"],
  ["GET", "/SEARCH?q=a", "search"],
  ["GET", "/search/suggestions?q=a", "search"],
  ["GET", "/search/_.data?q=a", "search"],
  ["GET", "/healthz/", "page"],
  ["POST", "/lyrics/1/views", "view"],
  ["POST", "/rest/v1/rpc/increment_views", "view"],
  ["POST", "/lyrics/a-1/report", "report"],
  ["POST", "/LYRICS/a-1/report.data", "report"],
  ["GET", "/lyrics/a-1/report", "page"],
  ["GET", "/rest/v1/lyrics", "data"],
  ["POST", "/admin", "sign-in"],
  ["POST", "/admin.data?index", "sign-in"],
  ["GET", "/admin", "page"],
  ["GET", "/pictures/v1/sleeve-x.svg", null],
  ["GET", "/assets/site-1.js", null],
] satisfies [string, string, Work | null][])("%s %s is counted as %s", (method, path, work) => {
  expect(workOf(askedOf({ method, path }))).toBe(work);
});

test("a refusal says when to come back, in the format of the address", async () => {
  const own = (wait: number) => ({ wait, isOwn: true });
  const page = tooManyRequests(contextOf({}), own(7));
  expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "7"]);
  expect(await page.text()).toBe("Too many requests from your network. Please try again in 7 seconds.");
  expect(await tooManyRequests(contextOf({}), own(3_541)).text()).toContain("in 60 minutes.");
  const data = tooManyRequests(contextOf({ url: "/rest/v1/lyrics" }), own(1));
  expect(await data.json()).toMatchObject({ code: "RATE_LIMIT", hint: "Send it again after 1 s." });
  const busy = tooMuchToDo(contextOf({}));
  expect([busy.status, busy.headers.get("Retry-After")]).toEqual([503, "2"]);
});
