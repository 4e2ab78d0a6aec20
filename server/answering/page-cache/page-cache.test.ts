import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { html, openTestedSite, text } from "./testing/open-tested-site.ts";

const { site, openCache } = openTestedSite();

describe("a visitor's page", () => {
  it("is site.rendered once, then served from memory with the same headers", async () => {
    const { get, pages } = await openCache();
    const first = await get("/lyrics/one-1");
    const second = await get("/lyrics/one-1");
    expect(site.rendered).toEqual(["/lyrics/one-1"]);
    expect(String(second.body)).toBe(text);
    expect(second.headers).toEqual(first.headers);
    expect(second.headers).toMatchObject({ "content-type": "text/html", "x-frame-options": "SAMEORIGIN" });
    expect(pages.stats()).toMatchObject({ hits: 1, misses: 1, entries: 1 });
  });

  it("is site.rendered once for concurrent requests", async () => {
    const { get } = await openCache();
    const all = await Promise.all(Array.from({ length: 20 }, () => get("/lyrics/one-1")));
    expect(site.rendered).toHaveLength(1);
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
    expect(site.rendered).toHaveLength(1);
  });

  it("gets 304 when the browser already has it, until it changes", async () => {
    const { get, freshness } = await openCache();
    const { headers } = await get("/", { "Accept-Encoding": "br" });
    const known = { "If-None-Match": `W/${headers.etag}`, "Accept-Encoding": "br" };
    const again = await get("/", known);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    site.answers["/"] = () => html("नया");
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
    expect(site.rendered).toEqual([known]);
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
    expect(site.rendered).toEqual([]);
  });

  it("is passed on for every method but GET and HEAD", async () => {
    const { get } = await openCache();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect(String((await get("/lyrics/one-1", {}, method)).body)).toBe("passed on");
  });

  it("that redirects keeps its whole query", async () => {
    const { get } = await openCache();
    site.answers["/lyrics/old-1"] = () =>
      new Response(null, { status: 301, headers: { Location: "/lyrics/new-1" } });
    site.answers["/lyrics/old-1?utm_source=chat"] = () =>
      new Response(null, { status: 301, headers: { Location: "/lyrics/new-1?utm_source=chat" } });
    const { status, headers } = await get("/lyrics/old-1?utm_source=chat");
    expect([status, headers.location]).toEqual([301, "/lyrics/new-1?utm_source=chat"]);
  });

  it("has a separate cache entry for pages that reload after a change", async () => {
    const { get } = await openCache();
    await get("/lyrics/one-1.data", { "X-Follows-Change": "1" });
    await get("/lyrics/one-1.data");
    await get("/lyrics/one-1.data", { "X-Follows-Change": "1" });
    expect(site.rendered).toHaveLength(2);
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
    site.answers["/albums"] = answer;
    const first = await get("/albums");
    const second = await get("/albums");
    expect(site.rendered).toHaveLength(2);
    expect(second.headers).toEqual(first.headers);
    expect(second.headers).not.toHaveProperty("etag");
    expect(pages.stats().entries).toBe(0);
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
    site.rendered = [];
    await get("/lyrics/song-1");
    expect(site.rendered).toEqual([]);
    await get("/lyrics/song-2");
    expect(site.rendered).toEqual(["/lyrics/song-2"]);
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
