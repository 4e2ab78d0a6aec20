import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPool } from "#postgres";
import { openTestDatabase } from "../../../postgres/testing/index.ts";
import { listen } from "../../starting/listen.ts";
import { contextOf } from "../request-context/testing/context-of.ts";
import { openHealth } from "./index.ts";

const { sql, address: databaseAddress } = await openTestDatabase({ bare: true });
const token = "a-token-of-the-operator";
const pageCache = () => ({ hits: 7, misses: 2, stale: 1, entries: 2, bytes: 4_711 });
const stats = { worker: 3, version: "1.2.3", openSockets: () => 5, viewsWaiting: () => 4, pageCache };

/** The response of a site without these three addresses. */
const siteAnswers = 418;

async function serveHealth(health: ReturnType<typeof openHealth>) {
  const server = createServer((request, response) => {
    if (!health.answer(request, response)) response.writeHead(siteAnswers).end();
  });
  const address = await listen(server, "127.0.0.1", 0);
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { ask, close };
}

describe("a running process", () => {
  const health = openHealth({ sql, token, ...stats });
  let site: Awaited<ReturnType<typeof serveHealth>>;
  beforeAll(async () => {
    site = await serveHealth(health);
  });
  afterAll(() => site.close());

  test("reports in one word that it is alive and ready, and forbids caching", async () => {
    for (const [path, word] of [
      ["/healthz", "alive\n"],
      ["/readyz", "ready\n"],
    ] as const) {
      const answer = await site.ask(path);
      expect([answer.status, await answer.text()]).toEqual([200, word]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
  });

  test("leaves all other addresses to the site", async () => {
    for (const path of ["/", "/healthz/", "/readyz?a", "/metricsx"])
      expect((await site.ask(path)).status).toBe(siteAnswers);
  });

  test("gives its metrics only with the token", async () => {
    for (const wrong of ["", `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, token]) {
      const refused = await site.ask("/metrics", { Authorization: wrong });
      expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
      expect(await refused.text()).not.toContain("antara_");
    }
    const count = (url: string, status: number, ms: number) =>
      health.count?.({ context: contextOf({ url }), status, ms });
    count("/lyrics/a-1", 200, 3);
    count("/lyrics/b-2", 200, 30);
    count("/rest/v1/lyrics", 503, 1);
    count("/healthz", 200, 1);
    count("/admin.data", 200, 1);
    count("/admin.x", 404, 1);
    const answer = await site.ask("/metrics", { Authorization: `Bearer ${token}` });
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    for (const line of [
      'antara_http_request_duration_seconds_count{kind="page",status="200"} 2',
      'antara_http_request_duration_seconds_bucket{le="0.005",kind="page",status="200"} 1',
      'antara_http_request_duration_seconds_count{kind="data",status="503"} 1',
      'antara_http_request_duration_seconds_count{kind="operator",status="200"} 1',
      'antara_http_request_duration_seconds_count{kind="admin",status="200"} 1',
      'antara_http_request_duration_seconds_count{kind="page",status="404"} 1',
      'antara_page_cache_answers_total{outcome="hit"} 7',
      "antara_page_cache_bytes 4711",
      'antara_open_sockets{worker="3"} 5',
      "antara_views_waiting 4",
      `antara_build_info{version="1.2.3",node="${process.version}"} 1`,
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).toMatch(/^antara_database_connections\{program="antara[^"]*",state="active"\} [1-9]/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
  });

  test("is alive but not ready once its stop has begun", async () => {
    const stopping = openHealth({ sql, ...stats });
    await stopping.stop();
    const other = await serveHealth(stopping);
    expect((await other.ask("/healthz")).status).toBe(200);
    const answer = await other.ask("/readyz");
    expect([answer.status, await answer.text()]).toEqual([503, "not ready\n"]);
    other.close();
  });
});

test("a polling load balancer notices the stop before it happens", async () => {
  const stopping = openHealth({ sql, ...stats });
  const site = await serveHealth(stopping);
  expect((await site.ask("/readyz")).status).toBe(200);
  let hasEnded = false;
  const end = stopping.stop().then(() => {
    hasEnded = true;
  });
  for (let asked = 0; asked < 3; asked += 1) expect((await site.ask("/readyz")).status).toBe(503);
  expect(hasEnded).toBe(false);
  await end;
  site.close();
});

test("without a token there are no metrics", async () => {
  const site = await serveHealth(openHealth({ sql, ...stats }));
  expect((await site.ask("/metrics", { Authorization: "Bearer undefined" })).status).toBe(siteAnswers);
  site.close();
});

test("while the database is down a process is not ready but still has its own metrics", async () => {
  const away = openPool({ ...databaseAddress, socketFile: "/nowhere/.s.PGSQL.1" }, { connections: 1 });
  const site = await serveHealth(openHealth({ sql: away, token, ...stats }));
  expect((await site.ask("/readyz")).status).toBe(503);
  const text = await (await site.ask("/metrics", { Authorization: `Bearer ${token}` })).text();
  expect(text).toContain('antara_open_sockets{worker="3"} 5');
  expect(text).not.toContain("antara_database_connections{");
  site.close();
  await away.end({ timeout: 1 });
});

test("while the database is slow a process is not ready after a second", async () => {
  const busy = openPool(databaseAddress, { connections: 1 });
  const held = Promise.withResolvers<void>();
  const holding = busy.begin(() => held.promise);
  const site = await serveHealth(openHealth({ sql: busy, ...stats }));
  expect((await site.ask("/readyz")).status).toBe(503);
  site.close();
  held.resolve();
  await holding;
  await busy.end({ timeout: 1 });
});
