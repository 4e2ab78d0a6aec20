/** An entry in the address table is enough for a new page to be cached, limited, measured and protected. */
import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { addresses, type SiteAddress } from "../../site/addresses.ts";
import { languages } from "../../site/texts/languages.ts";
import { listen } from "../starting/listen.ts";
import { createListener } from "./handle-requests.ts";
import { createRequestCounter } from "./health/count-requests.ts";
import { createFreshness } from "./page-cache/index.ts";
import { limits } from "./rate-limit/limits.ts";
import { createContextReader } from "./request-context/index.ts";
import { logRequest } from "./request-log/index.ts";
import { createSecurityHeaders } from "./security-headers/index.ts";
import { parseTrustedProxies } from "./visitor-address/index.ts";

const ofVisitors: SiteAddress = {
  pattern: "poets/:slug",
  file: "visitor-pages/poet.tsx",
  frame: "visitor",
  kind: "search",
  languages: ["en"],
  cacheParams: ["century"],
  isAdministration: false,
  isCaseSensitive: false,
};
const ofAdministration: SiteAddress = {
  ...ofVisitors,
  pattern: "poetry-office",
  file: "admin-pages/poets.tsx",
  frame: "locked",
  kind: "page",
  cacheParams: null,
  isAdministration: true,
  isCaseSensitive: true,
};

const rendered: string[] = [];
const log = { debug() {}, info() {}, warn() {}, error() {} };
const listener = createListener({
  languages,
  handlers: [],
  freshness: createFreshness(),
  pageCacheBytes: 1_000_000,
  log,
  securityHeadersFor: createSecurityHeaders({ isHttps: false, hasCodes: () => true }),
  answerPage: async ({ url }, _visitor, { address: { isAdministration } }) => {
    rendered.push(new URL(url).pathname + new URL(url).search);
    return new Response(String(isAdministration), { headers: { "Content-Type": "text/html" } });
  },
});
const readContext = createContextReader({
  languages,
  addresses: [ofVisitors, ofAdministration, ...addresses],
  trustedProxies: parseTrustedProxies(["127.0.0.1"]),
});
const counter = createRequestCounter();
const server = createServer((request, response) => {
  const context = readContext(request);
  logRequest(response, context, { log, isDebug: false, onAnswered: counter.count });
  listener(request, response, context);
});
const address = await listen(server, "127.0.0.1", 0);
afterAll(() => void server.close());

const ask = (path: string, from = "203.0.113.1", method = "GET") =>
  fetch(address + path, { method, redirect: "manual", headers: { "X-Forwarded-For": from } });

test("a visitors' page is cached, gets a request id and is limited as its row in the table says", async () => {
  const first = await ask("/poets/kabir-1?century=15&utm_source=chat");
  expect(await first.text()).toBe("false");
  expect(first.headers.get("X-Request-Id")).not.toBeNull();
  expect(first.headers.get("Content-Security-Policy")).toContain("'unsafe-inline' https:");
  expect((await ask("/poets/kabir-1?century=15")).headers.get("X-Request-Id")).toBeNull();
  expect(rendered).toEqual(["/poets/kabir-1?century=15"]);
  const { perNetwork } = limits.search;
  const statuses: number[] = [];
  for (let n = 0; n <= perNetwork; n += 1) statuses.push((await ask(`/poets/p-${n}`, "203.0.113.2")).status);
  expect(statuses.indexOf(429)).toBe(perNetwork);
});

test("an administration page is never cached, loads no foreign code and is counted as such", async () => {
  for (let times = 0; times < 2; times += 1) {
    const page = await ask("/poetry-office.data");
    expect([await page.text(), page.headers.get("Cache-Control")]).toEqual(["true", "no-store"]);
    expect(page.headers.get("Content-Security-Policy")).not.toContain("'unsafe-inline' https:");
  }
  expect(rendered.filter((path) => path === "/poetry-office.data")).toHaveLength(2);
});

test("other spellings of the address are redirected to the normal form, and counted as well", async () => {
  const led = await ask("/%70oets/kabir-1?century=15");
  expect([led.status, led.headers.get("Location")]).toEqual([301, "/poets/kabir-1?century=15"]);
  // Clients repeat the POST there.
  expect((await ask("/%70oets/kabir-1", "203.0.113.1", "POST")).status).toBe(308);
  expect((await ask("/%70oets/kabir-1", "203.0.113.2")).status).toBe(429);
});

test("each page is measured under its kind", () => {
  const [measure] = counter.metrics();
  expect(new Set(measure?.values.map(({ labels }) => labels.kind))).toEqual(new Set(["page", "admin"]));
});
