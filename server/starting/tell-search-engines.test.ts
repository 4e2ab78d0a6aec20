/** Runs on one server: its statements run on both in `catalogue/being-found`. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readBeingFound, switchIndexNow } from "#catalogue";
import type { Job } from "#queue";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { tellSearchEngines } from "./tell-search-engines.ts";

const { sql } = await openTestDatabase();
const origin = "https://songs.example";

interface Sent {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

/** A search engine: by the published rules, unless `answerNext` says otherwise. */
const sent: Sent[] = [];
let answerNext: ((response: ServerResponse) => void) | null = null;
const engine = createServer(async (request, response) => {
  const body = (await json(request)) as Sent;
  sent.push(body);
  if (answerNext) return answerNext(response);
  const hasForm =
    request.method === "POST" &&
    request.headers["content-type"] === "application/json; charset=utf-8" &&
    body.urlList.length <= 10_000;
  const isOwn = /^[\da-zA-Z-]{8,128}$/.test(body.key) && body.keyLocation === `${origin}/${body.key}.txt`;
  const ofHost = body.urlList.every((url) => new URL(url).host === body.host);
  response.writeHead(!hasForm ? 400 : !isOwn ? 403 : !ofHost ? 422 : 200).end();
}).listen(0, "127.0.0.1");
await once(engine, "listening");
const endpoint = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`;
afterAll(() => {
  engine.closeAllConnections();
  engine.close();
});

let stopping = new AbortController();
/** @returns the minutes until it is due again */
async function tell(more: Partial<Parameters<typeof tellSearchEngines>[1]> = {}): Promise<number> {
  let job: Job | undefined;
  const add = (added: Job) => {
    job = added;
    return async () => {};
  };
  tellSearchEngines({ add }, { sql, origin, endpoint, ...more });
  return ((await job?.run(null as never, stopping.signal)) ?? 0) / 60_000;
}
const note = (count: number) => sql`
  insert into private.addresses_to_tell (table_name, entry_id, name)
  select 'lyrics', n, 'दिल Song' from generate_series(1, ${count}) as n`;
const said = async () => {
  const { told, waiting } = await readBeingFound(sql);
  return { told, waiting };
};
const answer =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end("x");

beforeEach(async () => {
  sent.length = 0;
  answerNext = null;
  stopping = new AbortController();
  await switchIndexNow(sql, true);
});

test("nothing is sent while it is off, without https, or without a change", async () => {
  await tell();
  await note(1);
  await tell({ origin: "http://songs.example" });
  await sql`update private.being_found set tells_engines = false`;
  await tell();
  expect(sent).toEqual([]);
});

test("changed addresses are sent in batches of 10,000, which the rules allow", async () => {
  await note(5_001);
  expect(await tell()).toBe(1);
  expect(await said()).toEqual({ told: "Addresses received: 10,000.", waiting: 1 });
  await tell();
  await tell();
  expect(sent.map(({ urlList }) => urlList.length)).toEqual([10_000, 2]);
  const [{ host, urlList } = sent[0] as Sent] = sent;
  expect([host, new URL(urlList[0] ?? "").pathname]).toEqual([
    "songs.example",
    expect.stringMatching(/^\/lyrics\/[^/]+-1$/),
  ]);
});

test.each([
  [202, "Addresses received: 2."],
  [400, "Addresses given up: 2. The form of the request was refused."],
  [403, "Addresses given up: 2. The key was refused."],
  [422, "Addresses given up: 2. The addresses are not of this host."],
  [404, "Addresses given up: 2. The answer was 404."],
])("the answer %i ends a batch", async (status, told) => {
  await note(1);
  answerNext = answer(status);
  await tell();
  const outcome = await said();
  expect(outcome.told).toContain(told);
  expect(outcome.waiting).toBe(0);
});

test("a redirect is not followed", async () => {
  await note(1);
  answerNext = answer(307, { Location: endpoint });
  await tell();
  expect(sent).toHaveLength(1);
  expect((await said()).told).toContain("given up: 2. The answer was 307.");
});

test("a busy or failing engine is asked again after pauses that double, eight times in all", async () => {
  await note(1);
  answerNext = answer(503);
  const pauses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) pauses.push(await tell());
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 1]);
  expect(await said()).toEqual({
    told: "Addresses given up: 2. The answer was 503.",
    waiting: 0,
  });
});

test.each([
  ["600", 10],
  ["999999999", 1440],
  ["-5", 1],
  ["soon", 1],
])("an engine that has too many requests is asked again after Retry-After: %s", async (time, minutes) => {
  await note(1);
  answerNext = answer(429, { "Retry-After": time });
  expect(await tell()).toBe(minutes);
  expect(await said()).toEqual({
    told: "Addresses to be sent again: 2. The answer was 429.",
    waiting: 1,
  });
});

test("an engine that hangs or is away costs no more than its time, and locks nothing", async () => {
  await note(1);
  answerNext = () => {};
  const telling = tell({ patience: 300 });
  while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await note(1);
  await sql`insert into lyrics (title, lyrics_hindi) values ('Song', 'ला')`;
  expect(await telling).toBe(1);
  expect((await said()).told).toContain("to be sent again: 2. No answer came.");
  expect(await tell({ endpoint: "http://127.0.0.1:1/indexnow" })).toBe(2);
});

test("a process that stops waits for no answer, and leaves the batch to another one", async () => {
  await note(1);
  answerNext = () => stopping.abort();
  await expect(tell()).rejects.toThrow();
  expect(await said()).toEqual({ told: null, waiting: 1 });
});
