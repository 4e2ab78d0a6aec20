/** What is served after a change, and when a page is old or cannot be rendered. */
import { describe, expect, it, vi } from "vitest";
import { createFreshness } from "./index.ts";
import { html, openTestedSite, text } from "./testing/open-tested-site.ts";

const { site, openCache } = openTestedSite();

describe("a change", () => {
  it("shows immediately on every requested page", async () => {
    const { words, freshness } = await openCache();
    for (const path of ["/", "/lyrics/one-1"]) {
      site.answers[path] = () => html("before");
      await words(path);
      site.answers[path] = () => html("after");
    }
    freshness.invalidate();
    expect([await words("/"), await words("/lyrics/one-1")]).toEqual(["after", "after"]);
  });

  it("during a render causes another render for later requests", async () => {
    const { words, freshness } = await openCache();
    const held = Promise.withResolvers<Response>();
    site.answers["/"] = () => held.promise;
    const early = words("/");
    await vi.waitFor(() => expect(site.rendered).toHaveLength(1), 10_000);
    freshness.invalidate();
    site.answers["/"] = () => html("after");
    expect(await words("/")).toBe("after");
    held.resolve(html("before"));
    expect(await early).toBe("before");
    expect(await words("/")).toBe("after");
    expect(site.rendered).toHaveLength(2);
  });

  it("that removes a page removes its cache entry", async () => {
    const { get, freshness } = await openCache();
    await get("/lyrics/one-1");
    site.answers["/lyrics/one-1"] = () => new Response("gone", { status: 404 });
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
    site.answers["/"] = () => html("12 views");
    await words("/");
    const held = Promise.withResolvers<Response>();
    site.answers["/"] = () => held.promise;
    site.time = 60_001;
    expect(await Promise.all([words("/"), words("/")])).toEqual(["12 views", "12 views"]);
    held.resolve(html("13 views"));
    await vi.waitFor(async () => expect(await words("/")).toBe("13 views"), 10_000);
    expect(site.rendered).toHaveLength(2);
    expect(pages.stats().stale).toBeGreaterThan(0);
  });
});

describe("while the database is away", () => {
  const away = () => new Response("not now", { status: 503, headers: { "Retry-After": "5" } });

  it("a cached page is served, however old, and one render per second is tried", async () => {
    const { words, freshness } = await openCache();
    await words("/");
    site.answers["/"] = away;
    freshness.invalidate();
    site.time = 3_600_000;
    expect([await words("/"), await words("/"), await words("/")]).toEqual([text, text, text]);
    expect(site.rendered).toHaveLength(2);
    site.time += 1_001;
    expect(await words("/")).toBe(text);
    expect(site.rendered).toHaveLength(3);
  });

  it("a page that is not cached says so", async () => {
    const { get } = await openCache();
    site.answers["/"] = away;
    const { status, headers } = await get("/");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  });

  it("the new page is served as soon as the database is back", async () => {
    const { words, freshness } = await openCache();
    await words("/");
    site.answers["/"] = away;
    freshness.invalidate();
    await words("/");
    site.answers["/"] = () => html("back");
    site.time += 1_001;
    expect(await words("/")).toBe("back");
  });
});
