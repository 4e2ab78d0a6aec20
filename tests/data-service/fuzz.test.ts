/**
 * Generated requests over HTTP: whatever a stranger sends is answered in time, by an answer or a refusal, and changes
 * nothing. `RUNS` says how many, 400 unless it is set; a failure prints seed and path, which `SEED` and `REPLAY`
 * repeat.
 */
import { Agent, request } from "node:http";
import fc from "fast-check";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateCatalogue, type HostileRequest, hostileRequests } from "#data-service-requests";
import { ownSite } from "../process/own-site.ts";
import { keySettings, keys } from "./client.ts";

const runs = Number(process.env.RUNS ?? 400);
const seed = process.env.SEED ? { seed: Number(process.env.SEED), path: process.env.REPLAY } : {};

/** A statement of a visitor is ended after 2.5 s; on a busy machine its answer takes its time all the same. */
const longestMs = 10_000;

/** Of our own code, of the driver and of Node.js; and of the database, where its secrets are. */
const internals =
  /\bat \/|\bat \w+ \(|node_modules|node:internal|postgres\.js|\.ts:\d+|data_api_login|password_hash/;

const secret = "a secret of the operator, long enough";
const token = await new SignJWT({ role: "anon" })
  .setProtectedHeader({ alg: "HS256" })
  .sign(new TextEncoder().encode(secret));

const settings = { ...keySettings, DATA_API_JWT_SECRET: secret, DATA_API_AGGREGATES: "on" };
const site = ownSite(settings, (sql) => generateCatalogue(sql, 300));
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
afterAll(() => agent.destroy());

let before: readonly unknown[];
beforeAll(async () => {
  before = await contents();
});

test(
  `${runs} requests that nobody planned are each answered in time, without an error of ours`,
  async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequests({ ...keys, token }), async (sent) => {
        const { status, text, tookMs } = await send(sent);
        expect(status === 504 || status < 500, `${status} ${text}`).toBe(true);
        expect(text).not.toMatch(internals);
        expect(tookMs).toBeLessThan(longestMs);
        if (status >= 400 && text !== "" && isOfDataService(sent))
          expect(JSON.parse(text)).toMatchObject({ message: expect.any(String) });
      }),
      { numRuns: runs, ...seed },
    );
  },
  60_000 + runs * 50,
);

test("none of them has changed a row of the catalogue or moved one to the trash", async () => {
  expect(await contents()).toEqual(before);
});

/** `..` may lead to a page. */
const isOfDataService = ({ path }: HostileRequest) =>
  new URL(path, site.address).pathname.startsWith("/rest/v1/");

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly tookMs: number;
}

/** Not by `fetch`, which mends addresses before it sends them. */
function send({ method, path, headers, body }: HostileRequest): Promise<Answered> {
  const { hostname, port } = new URL(site.address);
  const startedAt = performance.now();
  return new Promise((settle, refuse) => {
    const sent = request({ hostname, port, method, path, agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("end", () =>
        settle({ status: response.statusCode ?? 0, text, tookMs: performance.now() - startedAt }),
      );
    });
    sent.on("error", refuse);
    sent.end(body ?? undefined);
  });
}

/** @returns number of rows and a sum over all they hold, of each table */
async function contents(): Promise<readonly unknown[]> {
  const tables = await site.sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class as c
    where c.relkind = 'r' and (c.relnamespace = 'public'::regnamespace or c.oid = 'private.trash'::regclass)
    order by 1`;
  const sums = tables.map(
    ({ name }) => site.sql`
      select ${name}::text as name, count(*), sum(hashtextextended(t::text, 0)) as sum from ${site.sql(name)} as t`,
  );
  return (await Promise.all(sums)).flatMap((rows) => [...rows]);
}
