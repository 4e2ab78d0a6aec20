/** What happens to whoever asks too much, and to everybody else meanwhile. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { adminPassword } from "../process/sign-in.ts";
import { type Answer, address, ask, ownPage, post, withItsDatabase } from "./attacked-site.ts";
import { publicKey } from "./attacked-site-settings.ts";
import { expectSecurityHeaders } from "./security-headers.ts";

/** As server/answering/rate-limit/limits.ts has them, within ten seconds and at once. */
const maxTries = 100;
const maxSearches = 500;
const maxInFlight = 1_000;
const maxInFlightPerNetwork = 250;

const held: Socket[] = [];
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});

const visitor = (from: string) => ({ ...ownPage, "X-Forwarded-For": from });

/** @returns how many of so many requests, a hundred at a time, were answered 429; each claims to come for another visitor */
async function refusedOf(count: number, path: string, from: string, method = "GET"): Promise<number> {
  let refused = 0;
  for (let sent = 0; sent < count; sent += 100) {
    const batch = Array.from({ length: Math.min(100, count - sent) }, () =>
      ask(path, { method, headers: visitor(`10.9.8.${sent}, ${from}`) }),
    );
    refused += (await Promise.all(batch)).filter(({ status }) => status === 429).length;
  }
  return refused;
}

/** @throws where it is another */
function onlyOf(status: number, answered: Answer): Answer {
  expect(answered.status).toBe(status);
  return answered;
}

/** Tried on a song it takes longer than a statement may take. */
const slowPattern = `select=id&lyrics_english=match.${encodeURIComponent("^(.)+(.)+(.)+(.)+\\1\\2\\3\\4$")}`;

const statementsOfVisitors = () =>
  withItsDatabase(async (sql) => {
    const active = await sql`
      select from pg_stat_activity where state = 'active' and application_name = 'antara data service (anon)'`;
    return active.length;
  });

const read = (query: string, from: string) =>
  ask(`/rest/v1/lyrics?${query}`, { headers: { ...visitor(from), apikey: publicKey } });

/** Begins a form and does not end it. */
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

test("a network that tries to sign in too often hears when to come back; it reads on, others sign in, and lies do not help", async () => {
  expect(await refusedOf(maxTries + 20, "/admin", "203.0.113.1", "POST")).toBeGreaterThan(0);
  const refused = await ask("/admin", { method: "POST", headers: visitor("203.0.113.1") });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expectSecurityHeaders(refused);
  expect((await ask("/albums", { headers: visitor("203.0.113.1") })).status).toBe(200);
  const other = await ask("/admin", { method: "POST", headers: visitor("203.0.113.2") });
  expect(other.status).toBe(400);
});

test("whoever has to wait before the next try hears how long, with scripts and without, and not until a clock that was set back has caught up", async () => {
  const from = visitor("203.0.113.77");
  const attempt = (path: string, password: string) => post(path, { username: "admin", password }, from);
  for (let n = 0; n < 8; n += 1) onlyOf(n < 5 ? 401 : 429, await attempt("/admin", "not the password"));
  for (const path of ["/admin", "/admin.data?index"]) {
    const refused = onlyOf(429, await attempt(path, adminPassword));
    expect([path, Number(refused.headers["retry-after"])]).toEqual([path, expect.toSatisfy((s) => s > 0)]);
  }
  await withItsDatabase(
    (sql) => sql`
      update private.sign_in_failures set last_failed_at = last_failed_at + interval '1 day',
        closed_until = closed_until + interval '1 day' where lane = '203.0.113.77'`,
  );
  onlyOf(302, await attempt("/admin", adminPassword));
});

test("a whole /48 that guesses at once does not keep out the administrator, whose browser is not known", async () => {
  const guess = (n: number) =>
    post("/admin", { username: "admin", password: "not the password" }, visitor(`2001:db8:48:${n}::1`));
  const crowd = Array.from({ length: 70 }, (_, n) => guess(n));
  const refused = await Promise.any(crowd.map(async (one) => onlyOf(429, await one)));
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const right = await post("/admin", { username: "admin", password: adminPassword }, visitor("198.51.100.9"));
  expect(right.status).toBe(302);
  await Promise.all(crowd);
}, 60_000);

// Three times at most: where the machine itself stands still for 2.5 s, the slow ones have ended before anything is seen.
test("a network with many slow patterns does not hold up what another asks of the data service", {
  retry: 2,
}, async () => {
  let ended = 0;
  const attack = Array.from({ length: 16 }, async () => {
    const { status } = await read(slowPattern, "203.0.113.16");
    ended += 1;
    return status;
  });
  await vi.waitFor(async () => expect(await statementsOfVisitors()).toBeGreaterThan(1), { timeout: 10_000 });
  const plain = await read("select=id&limit=1", "198.51.100.16");
  const endedBefore = ended;
  for (const status of await Promise.all(attack)) expect(status, "as slow as it was meant").toBe(504);
  expect([plain.status, endedBefore]).toEqual([200, 0]);
});

test("a network that searches too much is stopped, whichever way it writes the address", async () => {
  const spellings = [
    "/search/suggestions?q=",
    "/assets/../search/suggestions?q=",
    "/SEARCH/suggestions?q=",
    "/%73earch/suggestions?q=",
  ];
  const each = Math.ceil(maxSearches / spellings.length) + 10;
  const refused = [];
  for (const spelling of spellings) refused.push(await refusedOf(each, spelling, "2001:db8:1:2::1"));
  expect(refused.at(-1)).toBeGreaterThan(0);
  // Its whole network is one, and another is not.
  expect((await ask("/search/suggestions?q=", { headers: visitor("2001:db8:1:2:ffff::9") })).status).toBe(
    429,
  );
  expect((await ask("/search/suggestions?q=", { headers: visitor("2001:db8:1:3::1") })).status).toBe(200);
});

test("one network that never ends what it begins does not keep the others out", async () => {
  for (let n = 0; n < maxInFlightPerNetwork + 50; n += 1) await begin("203.0.113.4");
  const mine = async (from: string) => (await ask("/no-such-page", { headers: visitor(from) })).status;
  await vi.waitFor(async () => expect(await mine("203.0.113.4")).toBe(429), { timeout: 10_000 });
  expect(await mine("198.51.100.4")).toBe(404);
});

test("with too much to do the site says so at once, shows the pages that it has, and recovers", async () => {
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
