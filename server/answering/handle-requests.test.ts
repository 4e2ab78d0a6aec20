import { createServer } from "node:http";
import { expect, test } from "vitest";
import { en } from "../../site/texts/en/index.ts";
import { languages } from "../../site/texts/languages.ts";
import { listen } from "../starting/listen.ts";
import { createApp, createListener } from "./handle-requests.ts";
import { createFreshness } from "./page-cache/index.ts";
import { createContextReader } from "./request-context/index.ts";
import { contextOf } from "./request-context/testing/context-of.ts";

const lines: string[] = [];
const keep = (message: string) => lines.push(message);
const log = { debug: keep, info: keep, warn: keep, error: keep };

/** Calls it like the listener. */
const ask = (app: ReturnType<typeof createApp>, url: string, init: RequestInit = {}) =>
  app.request(url, init, { requestContext: contextOf({ url, method: init.method }) });

test("a failing page gets a message without a stack trace, and one line in the log", async () => {
  const app = createApp({ answerPage: () => Promise.reject(new Error("the pool is closed")), log });
  const response = await ask(app, "/lyrics/anything-1");
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Something went wrong on our side. Please try again in a moment.");
  expect(lines).toEqual([
    expect.stringMatching(/^GET \/lyrics\/anything-1 failed: the pool is closed \(request \S+\)$/),
  ]);
});

test("everything but files and pictures goes to the site", async () => {
  const app = createApp({ answerPage: async (request) => new Response(new URL(request.url).pathname), log });
  expect(await (await ask(app, "/albums")).text()).toBe("/albums");
});

test("a compressed form is refused with the header's name before it reaches the site", async () => {
  const app = createApp({ answerPage: async () => new Response("page"), log });
  const send = (encoding: string) =>
    ask(app, "/admin", { method: "POST", headers: { "Content-Encoding": encoding }, body: "a=b" });
  const refused = await send("gzip");
  expect([refused.status, await refused.text()]).toEqual([415, expect.stringContaining("Content-Encoding")]);
  expect((await send("identity")).status).toBe(200);
});

test("a form that is too long is refused in the language of its address", async () => {
  const app = createApp({ answerPage: async () => new Response("page"), log });
  const body = "a".repeat(4 * 1_024 * 1_024 + 1);
  const headers = { "Content-Length": String(body.length) };
  const refused = await ask(app, "/admin", { method: "POST", headers, body });
  expect([refused.status, await refused.text()]).toEqual([413, en.refusals.formTooLong]);
});

test("a picture address that the site cannot have made gets 404", async () => {
  const app = createApp({ answerPage: async () => new Response("page"), log });
  expect((await ask(app, "/pictures/v1/sleeve-forged.svg")).status).toBe(404);
});

test("the log and the response name a failed request by the same id", async () => {
  lines.length = 0;
  const answerPage = () => Promise.reject(new Error("the pool is closed"));
  const listener = createListener({
    answerPage,
    languages,
    handlers: [],
    freshness: createFreshness(),
    pageCacheBytes: 0,
    log,
  });
  const readContext = createContextReader({ languages });
  const server = createServer((request, response) => listener(request, response, readContext(request)));
  const answer = await fetch(`${await listen(server, "127.0.0.1", 0)}/admin`);
  server.closeAllConnections();
  server.close();
  const id = answer.headers.get("X-Request-Id");
  expect(id).not.toBeNull();
  expect(lines).toEqual([`GET /admin failed: the pool is closed (request ${id})`]);
});
