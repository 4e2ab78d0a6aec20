/** The limits on a network that sends too much, and what other networks can do meanwhile. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { adminPassword } from "../process/sign-in.ts";
import { type Answer, address, ask, post, sameOrigin, withItsDatabase } from "./attacked-site.ts";
import { publicKey } from "./attacked-site-settings.ts";
import { expectSecurityHeaders } from "./security-headers.ts";

/** The limits of server/answering/rate-limit/limits.ts: for ten seconds, and in flight. */
const maxTries = 100;
const maxSearches = 500;
/** In an hour. */
const maxReports = 20;
const maxInFlight = 1_000;
const maxInFlightPerNetwork = 250;

const held: Socket[] = [];
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});

const visitor = (from: string) => ({ ...sameOrigin, "X-Forwarded-For": from });

/**
 * @returns how many of `count` requests, sent in batches of a hundred with different forged addresses, were answered
 * 429
 */
async function countRefused(count: number, path: string, from: string, method = "GET"): Promise<number> {
  let refused = 0;
  for (let sent = 0; sent < count; sent += 100) {
    const batch = Array.from({ length: Math.min(100, count - sent) }, () =>
      ask(path, { method, headers: visitor(`10.9.8.${sent}, ${from}`) }),
    );
    refused += (await Promise.all(batch)).filter(({ status }) => status === 429).length;
  }
  return refused;
}

function expectStatus(status: number, answered: Answer): Answer {
  expect(answered.status).toBe(status);
  return answered;
}

/** Takes longer on a song than the statement timeout. */
const slowPattern = `select=id&lyrics_english=match.${encodeURIComponent("^(.)+(.)+(.)+(.)+\\1\\2\\3\\4$")}`;

const countVisitorStatements = () =>
  withItsDatabase(async (sql) => {
    const active = await sql`
      select from pg_stat_activity where state = 'active' and application_name = 'antara data service (anon)'`;
    return active.length;
  });

const cancelVisitorStatements = () =>
  withItsDatabase(
    (sql) => sql`
      select pg_cancel_backend(pid) from pg_stat_activity
      where state = 'active' and application_name = 'antara data service (anon)'`,
  );

const read = (query: string, from: string) =>
  ask(`/rest/v1/lyrics?${query}`, { headers: { ...visitor(from), apikey: publicKey } });

/** Starts a form and does not finish it. */
async function begin(from: string): Promise<void> {
  const { hostname, port } = new URL(address());
  const socket = connect(Number(port), hostname);
  held.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(
    `POST /rest/v1/lyrics HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\napikey: ${publicKey}\r\nContent-Length: 100\r\n\r\n{`,
  );
}

test("a network with too many sign-ins gets 429 with Retry-After, whatever X-Forwarded-For it sends", async () => {
  expect(await countRefused(maxTries + 20, "/admin", "203.0.113.1", "POST")).toBeGreaterThan(0);
  const refused = await ask("/admin", { method: "POST", headers: visitor("203.0.113.1") });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expectSecurityHeaders(refused);
  expect((await ask("/albums", { headers: visitor("203.0.113.1") })).status).toBe(200);
  const other = await ask("/admin", { method: "POST", headers: visitor("203.0.113.2") });
  expect(other.status).toBe(400);
});

test("after failed sign-ins the answer says how long to wait, also after the clock was set back", async () => {
  const from = visitor("203.0.113.77");
  const attempt = (path: string, password: string) => post(path, { username: "admin", password }, from);
  for (let n = 0; n < 8; n += 1) expectStatus(n < 5 ? 401 : 429, await attempt("/admin", "not the password"));
  for (const path of ["/admin", "/admin.data?index"]) {
    const refused = expectStatus(429, await attempt(path, adminPassword));
    expect([path, Number(refused.headers["retry-after"])]).toEqual([path, expect.toSatisfy((s) => s > 0)]);
  }
  await withItsDatabase(
    (sql) => sql`
      update private.sign_in_failures set last_failed_at = last_failed_at + interval '1 day',
        closed_until = closed_until + interval '1 day' where lane = '203.0.113.77'`,
  );
  expectStatus(302, await attempt("/admin", adminPassword));
});

test("an IPv6 /48 that guesses passwords does not lock out the administrator in a new browser", async () => {
  const guess = (n: number) =>
    post("/admin", { username: "admin", password: "not the password" }, visitor(`2001:db8:48:${n}::1`));
  const guesses = Array.from({ length: 70 }, (_, n) => guess(n));
  const refused = await Promise.any(guesses.map(async (one) => expectStatus(429, await one)));
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const right = await post("/admin", { username: "admin", password: adminPassword }, visitor("198.51.100.9"));
  expect(right.status).toBe(302);
  await Promise.all(guesses);
}, 60_000);

// Up to three times: if the machine stalls for 2.5 s, the slow statements have ended before they can be counted.
test("one network's slow patterns do not delay another network's requests to the data service", {
  retry: 2,
}, async () => {
  let ended = 0;
  const attack = Array.from({ length: 16 }, async () => {
    const { status } = await read(slowPattern, "203.0.113.16");
    ended += 1;
    return status;
  });
  await vi.waitFor(async () => expect(await countVisitorStatements()).toBeGreaterThan(1), {
    timeout: 10_000,
  });
  const plain = await read("select=id&limit=1", "198.51.100.16");
  const endedBefore = ended;
  // Else each would keep a core busy for 2.5 s.
  const endAttack = async () => {
    await cancelVisitorStatements();
    expect(ended).toBe(attack.length);
  };
  await vi.waitFor(endAttack, { timeout: 20_000, interval: 100 });
  for (const status of await Promise.all(attack)) expect(status, "a slow pattern").toBe(504);
  expect([plain.status, endedBefore]).toEqual([200, 0]);
});

/** Each may read all songs: without an index for its order or filter, or because it skips or counts them. */
const dearReadings = [
  "order=title&limit=1",
  "order=year.desc.nullslast&limit=1",
  "offset=5000&limit=1",
  "views=lt.0",
  "select=count()",
];

/** Few enough for a busy machine to answer while the others wait. */
const plainReadings = 2;

test.each([2, 5, 50])(
  "dear readings of %d networks do not delay a plain one of another network",
  { timeout: 30_000 },
  async (networks) => {
    let ended = 0;
    let attack: Promise<number>[] = [];
    const plain: unknown[] = [];
    const attackFrom = async (_: unknown, n: number) => {
      // New in each case: what was quick once may share a connection.
      const query = `${dearReadings[n % dearReadings.length]}&id=gt.-${networks * 1_000 + n}`;
      const { status } = await read(query, `198.51.${n % networks}.1`);
      ended += 1;
      return status;
    };
    await withItsDatabase((sql) =>
      sql.begin(async (lock) => {
        await lock`lock table lyrics in access exclusive mode`;
        attack = Array.from({ length: Math.min(4 * networks, 100) }, attackFrom);
        await vi.waitFor(async () => expect(await countVisitorStatements()).toBeGreaterThanOrEqual(4), 2_000);
        for (let n = 0; n < plainReadings; n += 1) {
          const { status } = await ask(`/rest/v1/singers?select=id&limit=${n + 1}`, {
            headers: { ...visitor("203.0.113.99"), apikey: publicKey },
          });
          plain.push([status, ended]);
        }
      }),
    );
    for (const status of await Promise.all(attack)) expect([200, 504]).toContain(status);
    expect(plain).toEqual(Array(plainReadings).fill([200, 0]));
  },
);

test("a network that searches too often is limited, whatever form of the address it uses", async () => {
  const spellings = [
    "/search/suggestions?q=",
    "/assets/../search/suggestions?q=",
    "/SEARCH/suggestions?q=",
    "/%73earch/suggestions?q=",
  ];
  const each = Math.ceil(maxSearches / spellings.length) + 10;
  const refused = [];
  for (const spelling of spellings) refused.push(await countRefused(each, spelling, "2001:db8:1:2::1"));
  expect(refused.at(-1)).toBeGreaterThan(0);
  // The limit is for the whole /64, and not for another one.
  expect((await ask("/search/suggestions?q=", { headers: visitor("2001:db8:1:2:ffff::9") })).status).toBe(
    429,
  );
  expect((await ask("/search/suggestions?q=", { headers: visitor("2001:db8:1:3::1") })).status).toBe(200);
});

test("a network that reports too many mistakes is limited for an hour, and may read on", async () => {
  const countReports = () =>
    withItsDatabase(async (sql) => (await sql`select from private.song_reports`).length);
  const send = (path: string, from: string, method = "POST") =>
    ask(path, {
      method,
      headers: { ...visitor(`10.9.8.7, ${from}`), "Content-Type": "application/x-www-form-urlencoded" },
      body: "kind=lyrics&text=Flood",
    });
  const before = await countReports();
  const paths = Array.from({ length: 12 }, (_, n) => [
    `/lyrics/${n + 1}/report`,
    `/LYRICS/x-${n + 1}/report/?a=${n}`,
  ]);
  const answers = await Promise.all(paths.flat().map((path) => send(path, "203.0.113.30")));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
  expect((await countReports()) - before).toBeLessThanOrEqual(maxReports);
  const refused = await send("/lyrics/1/report", "203.0.113.30");
  expect([refused.status, refused.text]).toEqual([
    429,
    "Too many reports from your network. Please try again in 60 minutes.",
  ]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
  expectSecurityHeaders(refused);
  const stored = await countReports();
  for (const method of ["PUT", "PATCH", "DELETE"])
    expect((await send("/lyrics/sare-jahan-se-achha-1/report", "203.0.113.30", method)).status).toBe(405);
  expect(await countReports()).toBe(stored);
  const page = await ask("/lyrics/1/report", { headers: visitor("203.0.113.30") });
  expect(page.status).toBe(301);
  expect((await send("/lyrics/1/report", "203.0.113.31")).status).toBe(303);
});

test("a network with many unfinished requests does not block other networks", async () => {
  for (let n = 0; n < maxInFlightPerNetwork + 50; n += 1) await begin("203.0.113.4");
  const statusFrom = async (from: string) => (await ask("/no-such-page", { headers: visitor(from) })).status;
  await vi.waitFor(async () => expect(await statusFrom("203.0.113.4")).toBe(429), { timeout: 10_000 });
  expect(await statusFrom("198.51.100.4")).toBe(404);
});

test("an overloaded site answers 503 at once, serves cached pages, and recovers", async () => {
  await ask("/albums");
  for (let n = 0; n < maxInFlight; n += 1) await begin(`198.18.${n % 8}.1`);
  const unkept = () => ask("/no-such-page", { headers: visitor("198.51.100.5") });
  await vi.waitFor(async () => expect((await unkept()).status).toBe(503), { timeout: 10_000 });
  const shed = await unkept();
  expect(Number(shed.headers["retry-after"])).toBeGreaterThan(0);
  expectSecurityHeaders(shed);
  expect((await ask("/albums", { headers: visitor("198.51.100.5") })).status).toBe(200);
  for (const socket of held.splice(0)) socket.destroy();
  await vi.waitFor(async () => expect((await unkept()).status).toBe(404), { timeout: 10_000 });
});
