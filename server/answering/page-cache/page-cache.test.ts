import { createServer, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createContextReader } from "../request-context/index.ts";
import { createFreshness, createPageCache } from "./index.ts";

const readContext = createContextReader();

/** The site's responses by path; tests change them. */
let answers: Record<string, () => Response | Promise<Response>>;
let rendered: string[];
let time: number;
const text = "तेरे बिना ".repeat(500);
const html = (body = text) =>
  new Response(body, { headers: { "Content-Type": "text/html", "X-Frame-Options": "SAMEORIGIN" } });

const stops: (() => void)[] = [];
beforeEach(() => {
  answers = {};
  rendered = [];
  time = 0;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function openCache({ maxBytes = 10_000_000 } = {}) {
  const freshness = createFreshness();
  const pages = createPageCache({
    freshness,
    maxBytes,
    now: () => time,
    render: async (path) => {
      rendered.push(path);
      return (await (answers[path] ?? (() => html()))()) as Response;
    },
  });
  const server = createServer((request, response) => {
    if (!pages.answer(request, response, readContext(request))) response.end("passed on");
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: IncomingMessage["headers"]; body: Buffer }>((settle, refuse) => {
      send({ port, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("end", () => {
          const { date: _, ...cache } = answer.headers;
          settle({ status: answer.statusCode ?? 0, headers: cache, body: Buffer.concat(chunks) });
        });
      })
        .on("error", refuse)
        .end();
    });
  const words = async (path: string, headers?: Record<string, string>) =>
    String((await get(path, headers)).body);
  return { pages, freshness, get, words };
}

describe("a visitor's page", () => {
  it("is rendered once, then served from memory with the same headers", async () => {
    const { get, pages } = await openCache();
    const first = await get("/lyrics/one-1");
    const second = await get("/lyrics/one-1");
    expect(rendered).toEqual(["/lyrics/one-1"]);
    expect(String(second.body)).toBe(text);
    expect(second.headers).toEqual(first.headers);
    expect(second.headers).toMatchObject({ "content-type": "text/html", "x-frame-options": "SAMEORIGIN" });
    expect(pages.stats()).toMatchObject({ hits: 1, misses: 1, entries: 1 });
  });

  it("is rendered once for concurrent requests", async () => {
    const { get } = await openCache();
    const all = await Promise.all(Array.from({ length: 20 }, () => get("/lyrics/one-1")));
    expect(rendered).toHaveLength(1);
    expect(new Set(all.map(({ body }) => String(body)))).toEqual(new Set([text]));
  });

  it("comes in the encoding that the browser accepts", async () => {
    const { get } = await openCache();
    const brotli = await get("/", { "Accept-Encoding": "gzip, deflate, br, zstd" });
    const gzip = await get("/", { "Accept-Encoding": "gzip, br;q=0" });
    const plain = await get("/", { "Accept-Encoding": "deflate" });
    expect([brotli, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
      "br",
      "gzip",
      undefined,
    ]);
    expect([brotliDecompressSync(brotli.body), gunzipSync(gzip.body), plain.body].map(String)).toEqual([
      text,
      text,
      text,
    ]);
    expect(plain.headers.vary).toContain("Accept-Encoding");
    expect(rendered).toHaveLength(1);
  });

  it("gets 304 when the browser already has it, until it changes", async () => {
    const { get, freshness } = await openCache();
    const { headers } = await get("/", { "Accept-Encoding": "br" });
    const known = { "If-None-Match": `W/${headers.etag}`, "Accept-Encoding": "br" };
    const again = await get("/", known);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    answers["/"] = () => html("नया");
    freshness.invalidate();
    expect((await get("/", known)).status).toBe(200);
  });

  it("is served from the cache for HEAD once it is cached", async () => {
    const { get } = await openCache();
    expect((await get("/", {}, "HEAD")).headers).not.toHaveProperty("etag");
    await get("/");
    const { status, headers, body } = await get("/", {}, "HEAD");
    expect([status, headers["content-length"], body.length]).toEqual([
      200,
      String(Buffer.byteLength(text)),
      0,
    ]);
  });

  it("is revalidated by browsers each time, and kept briefly by caches in front of the site", async () => {
    const { get } = await openCache();
    const { headers } = await get("/");
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=2");
    expect(headers["cdn-cache-control"]).toContain("stale-if-error=");
  });
});

describe("an address", () => {
  it.each([
    ["/lyrics/one-1?utm_source=chat&fbclid=x", "/lyrics/one-1"],
    ["/lyrics/one-1?script=hindi&page=3", "/lyrics/one-1?script=hindi"],
    ["/search?page=2&q=dil&q=other&type=songs", "/search?q=dil&type=songs&page=2"],
    ["/search?q=%E0%A4%A6%E0%A4%BF%E0%A4%B2", "/search?q=%E0%A4%A6%E0%A4%BF%E0%A4%B2"],
    ["/albums.data?letter=D&x=1", "/albums.data?letter=D"],
    ["/singers?x=1&letter=D&page=2", "/singers?letter=D&page=2"],
    ["/_.data?index", "/_.data"],
    ["/?q=everything", "/"],
  ])("%s is answered by the page for its known parameters", async (asked, known) => {
    const { get } = await openCache();
    await get(asked);
    await get(known);
    expect(rendered).toEqual([known]);
  });

  it.each([
    ["/admin/lyrics", {}],
    ["/admin.data", {}],
    ["/rest/v1/lyrics?select=*", {}],
    ["/search/suggestions?q=di", {}],
    ["/lyrics/one-1.data?_routes=visitor-pages%2Fsong", {}],
    ["/lyrics/1/views", {}],
    [`/search?q=${"a".repeat(1_100)}`, {}],
    ["/no-such-page", {}],
    ["/About-Us", {}],
    ["/feed.xml//", {}],
    ["/search/_.data?q=dil", {}],
  ])("%s is passed on", async (asked, headers) => {
    const { words } = await openCache();
    expect(await words(asked, headers)).toBe("passed on");
    expect(rendered).toEqual([]);
  });

  it("is passed on for every method but GET and HEAD", async () => {
    const { get } = await openCache();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect(String((await get("/lyrics/one-1", {}, method)).body)).toBe("passed on");
  });

  it("that redirects keeps its whole query", async () => {
    const { get } = await openCache();
    answers["/lyrics/old-1"] = () =>
      new Response(null, { status: 301, headers: { Location: "/lyrics/new-1" } });
    answers["/lyrics/old-1?utm_source=chat"] = () =>
      new Response(null, { status: 301, headers: { Location: "/lyrics/new-1?utm_source=chat" } });
    const { status, headers } = await get("/lyrics/old-1?utm_source=chat");
    expect([status, headers.location]).toEqual([301, "/lyrics/new-1?utm_source=chat"]);
  });

  it("has a separate cache entry for pages that reload after a change", async () => {
    const { get } = await openCache();
    await get("/lyrics/one-1.data", { "X-Follows-Change": "1" });
    await get("/lyrics/one-1.data");
    await get("/lyrics/one-1.data", { "X-Follows-Change": "1" });
    expect(rendered).toHaveLength(2);
  });
});

describe("a response is not cached", () => {
  it.each([
    ["that is missing", () => new Response("not here", { status: 404 })],
    ["that leads elsewhere", () => new Response(null, { status: 301, headers: { Location: "/" } })],
    ["that sets a cookie", () => new Response("mine", { headers: { "Set-Cookie": "a=b" } })],
    ["that says so", () => new Response("now", { headers: { "Cache-Control": "no-store" } })],
    ["of a failure", () => new Response("later", { status: 503, headers: { "Retry-After": "5" } })],
  ])("%s", async (_name, answer) => {
    const { get, pages } = await openCache();
    answers["/albums"] = answer;
    const first = await get("/albums");
    const second = await get("/albums");
    expect(rendered).toHaveLength(2);
    expect(second.headers).toEqual(first.headers);
    expect(second.headers).not.toHaveProperty("etag");
    expect(pages.stats().entries).toBe(0);
  });
});

describe("a change", () => {
  it("shows immediately on every requested page", async () => {
    const { words, freshness } = await openCache();
    for (const path of ["/", "/lyrics/one-1"]) {
      answers[path] = () => html("before");
      await words(path);
      answers[path] = () => html("after");
    }
    freshness.invalidate();
    expect([await words("/"), await words("/lyrics/one-1")]).toEqual(["after", "after"]);
  });

  it("during a render causes another render for later requests", async () => {
    const { words, freshness } = await openCache();
    const held = Promise.withResolvers<Response>();
    answers["/"] = () => held.promise;
    const early = words("/");
    await vi.waitFor(() => expect(rendered).toHaveLength(1), 10_000);
    freshness.invalidate();
    answers["/"] = () => html("after");
    expect(await words("/")).toBe("after");
    held.resolve(html("before"));
    expect(await early).toBe("before");
    expect(await words("/")).toBe("after");
    expect(rendered).toHaveLength(2);
  });

  it("that removes a page removes its cache entry", async () => {
    const { get, freshness } = await openCache();
    await get("/lyrics/one-1");
    answers["/lyrics/one-1"] = () => new Response("gone", { status: 404 });
    freshness.invalidate();
    expect((await get("/lyrics/one-1")).status).toBe(404);
    expect((await get("/lyrics/one-1")).status).toBe(404);
  });

  it("invalidates again when it is counted after it was received", () => {
    const freshness = createFreshness();
    let version = 7;
    let hear = () => {};
    freshness.follow({
      version: () => version,
      onChange: (listener) => {
        hear = () => listener({ kind: "many", version: 8 });
        return () => {};
      },
    });
    const before = freshness.current();
    hear();
    const heard = freshness.current();
    version = 8;
    expect(new Set([before, heard, freshness.current()]).size).toBe(3);
  });
});

describe("a page older than a minute", () => {
  it("is served once more while a new one is rendered", async () => {
    const { words, pages } = await openCache();
    answers["/"] = () => html("12 views");
    await words("/");
    const held = Promise.withResolvers<Response>();
    answers["/"] = () => held.promise;
    time = 60_001;
    expect(await Promise.all([words("/"), words("/")])).toEqual(["12 views", "12 views"]);
    held.resolve(html("13 views"));
    await vi.waitFor(async () => expect(await words("/")).toBe("13 views"), 10_000);
    expect(rendered).toHaveLength(2);
    expect(pages.stats().stale).toBeGreaterThan(0);
  });
});

describe("while the database is away", () => {
  const away = () => new Response("not now", { status: 503, headers: { "Retry-After": "5" } });

  it("a cached page is served, however old, and one render per second is tried", async () => {
    const { words, freshness } = await openCache();
    await words("/");
    answers["/"] = away;
    freshness.invalidate();
    time = 3_600_000;
    expect([await words("/"), await words("/"), await words("/")]).toEqual([text, text, text]);
    expect(rendered).toHaveLength(2);
    time += 1_001;
    expect(await words("/")).toBe(text);
    expect(rendered).toHaveLength(3);
  });

  it("a page that is not cached says so", async () => {
    const { get } = await openCache();
    answers["/"] = away;
    const { status, headers } = await get("/");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  });

  it("the new page is served as soon as the database is back", async () => {
    const { words, freshness } = await openCache();
    await words("/");
    answers["/"] = away;
    freshness.invalidate();
    await words("/");
    answers["/"] = () => html("back");
    time += 1_001;
    expect(await words("/")).toBe("back");
  });
});

describe("the memory", () => {
  it("is limited: the least recently used page goes first", async () => {
    const { get, pages } = await openCache({ maxBytes: 200_000 });
    for (let id = 1; id <= 30; id += 1) {
      await get(`/lyrics/song-${id}`);
      await get("/lyrics/song-1");
    }
    expect(pages.stats().bytes).toBeLessThanOrEqual(200_000);
    expect(pages.stats().entries).toBeGreaterThan(3);
    rendered = [];
    await get("/lyrics/song-1");
    expect(rendered).toEqual([]);
    await get("/lyrics/song-2");
    expect(rendered).toEqual(["/lyrics/song-2"]);
  });

  it("holds only the encodings that were requested", async () => {
    const { get, pages } = await openCache();
    await get("/", { "Accept-Encoding": "br" });
    expect(pages.stats().bytes).toBeLessThan(3_000);
    await get("/");
    expect(pages.stats().bytes).toBeGreaterThan(text.length);
  });

  it("is not used up by one page", async () => {
    const { get, pages } = await openCache({ maxBytes: 20_000 });
    expect((await get("/sitemaps/songs-1.xml")).body.length).toBe(Buffer.byteLength(text));
    expect(pages.stats().entries).toBe(0);
  });
});
