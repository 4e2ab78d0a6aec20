/** Headers and contents of every kind of response. */
import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { address, ask, post, type RequestOptions, sameOrigin, signIn } from "./attacked-site.ts";
import { publicKey } from "./attacked-site-settings.ts";
import { expectSecurityHeaders, sourcesOf } from "./security-headers.ts";

let session: string;
let home: string;

beforeAll(async () => {
  session = await signIn();
  home = (await ask("/")).text;
});

/** @returns the first address in the home page that matches */
const linked = (pattern: RegExp) => pattern.exec(home)?.[1] ?? "nothing like that on the home page";

describe("the security headers are on", () => {
  test.each<[string, string | (() => string), RequestOptions, number]>([
    ["a page", "/", {}, 200],
    ["a cached page", "/", {}, 200],
    ["a song", () => linked(/href="(\/lyrics\/[^"]+)"/), {}, 200],
    ["the data of a client navigation", "/_.data", {}, 200],
    ["a search", "/search?q=dil", {}, 200],
    ["suggestions", "/search/suggestions?q=dil", {}, 200],
    ["the feed", "/feed.xml", {}, 200],
    ["the sitemap", "/sitemap.xml", {}, 200],
    ["robots.txt", "/robots.txt", {}, 200],
    ["the manifest", "/manifest.webmanifest", {}, 200],
    ["a page that does not exist", "/no-such-page", {}, 404],
    ["a picture that does not exist", "/pictures/v1/forged.svg", {}, 404],
    ["a redirect to the canonical address", "/about-us/", {}, 301],
    ["a method that no page accepts", "/albums", { method: "DELETE", headers: sameOrigin }, 405],
    ["counting a view by GET", "/lyrics/1/views", {}, 405],
    ["a form of another site", "/admin", { method: "POST" }, 403],
    ["a body that is not a form", "/admin", { method: "POST", headers: sameOrigin, body: "{}" }, 400],
    [
      "a form that is too large",
      "/admin",
      { method: "POST", headers: { ...sameOrigin, "Content-Length": "5000000" } },
      413,
    ],
    ["an address that is too long", `/${"a".repeat(8_001)}`, {}, 414],
    ["the sign-in page", "/admin", {}, 200],
    ["the redirect to the sign-in page", "/admin/dashboard", {}, 302],
    ["the session check of an open page", "/admin/session", {}, 200],
    ["a challenge for a passkey", "/admin/passkey-challenge", {}, 200],
  ])("%s", async (_kind, path, options, status) => {
    const answer = await ask(typeof path === "string" ? path : path(), options);
    expect(answer.status).toBe(status);
    expectSecurityHeaders(answer);
  });
});

test.each<[string, string | (() => string)]>([
  ["a script", () => linked(/"(\/assets\/[^"]+\.js)"/)],
  ["an icon", "/favicon.svg"],
  ["a generated picture", () => linked(/src="(\/pictures\/v1\/[^"]+)"/)],
])("%s cannot be used as a page with scripts", async (_kind, path) => {
  const answer = await ask(typeof path === "string" ? path : path());
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": expect.stringMatching(/^max-age=31536000/),
  });
});

test.each([
  ["rows", { apikey: publicKey }, 200],
  ["a refusal", {}, 401],
])("%s of the data service have an exact content type and are not cached", async (_kind, headers, status) => {
  const answer = await ask("/rest/v1/lyrics?limit=1", { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
});

describe("the content security policy of a page", () => {
  const codes = { intent: "save-codes", analyticsCode: "<script>analytics()</script>" };

  const scriptsOf = ({ text }: { readonly text: string }) => [
    ...text.matchAll(/<script(?![^>]*(?:\bsrc=|ld\+json))([^>]*)>([\s\S]*?)<\/script>/g),
  ];
  const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

  test("allows only the two inline scripts of visitors' pages, on cached and compressed pages too", async () => {
    for (const path of ["/", "/albums", "/no-such-page", "/search?q=dil"]) {
      for (const _ of ["rendered", "cached"]) {
        const answer = await ask(path);
        const hashes = scriptsOf(answer).map(([, , script = ""]) => hashOf(script));
        expect(hashes.length).toBe(2);
        expect(sourcesOf(answer, "script-src")).toEqual(["'strict-dynamic'", "'self'", ...hashes]);
      }
    }
  });

  test("allows only scripts of the administration that have the nonce of this response", async () => {
    const names = new Set<string>();
    for (const _ of ["once", "again"]) {
      const answer = await ask("/admin");
      const [[, , first = ""] = [], ...others] = scriptsOf(answer);
      const [, name = ""] = /nonce="([^"]+)"/.exec(others[0]?.[1] ?? "") ?? [];
      for (const [, attributes = ""] of others) expect(attributes).toContain(`nonce="${name}"`);
      expect(sourcesOf(answer, "script-src")).toEqual([
        "'strict-dynamic'",
        "'self'",
        hashOf(first),
        `'nonce-${name}'`,
      ]);
      names.add(name);
    }
    expect(names.size).toBe(2);
  });

  test("allows the content of ad codes on visitors' pages alone, and no other scripts", async () => {
    expect((await post("/admin/settings", codes, { Cookie: session })).status).toBe(303);
    // Pages get the code a moment after the answer, through the database.
    const visitors = await vi.waitFor(
      async () => {
        const answer = await ask("/albums");
        expect(sourcesOf(answer, "connect-src")).toContain("https:");
        return answer;
      },
      { timeout: 10_000 },
    );
    for (const directive of ["connect-src", "img-src", "frame-src", "style-src", "media-src", "font-src"])
      expect([directive, sourcesOf(visitors, directive)]).toEqual([
        directive,
        expect.arrayContaining(["https:"]),
      ]);
    expect(sourcesOf(visitors, "script-src").join(" ")).not.toMatch(/https:|unsafe|blob:|data:/);
    for (const path of ["/admin", "/admin/settings", "/admin/lyrics/add"]) {
      const page = await ask(path, { headers: { Cookie: session } });
      expect(page.status).toBe(path === "/admin" ? 302 : 200);
      if (page.status !== 200) continue;
      expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(
        String(page.headers["content-security-policy"]).replace("img-src 'self' data: https:", ""),
      ).not.toMatch(/https:|unsafe|blob:/);
      expect(page.text).not.toContain("analytics()</script>");
    }
  });
});

test("no page of the administration is cached by the site, a proxy or a browser", async () => {
  for (const path of [
    "/admin",
    "/admin.data",
    "/admin/dashboard",
    "/admin/lyrics",
    "/admin/lyrics.data",
    "/admin/session",
    "/admin/passkey-challenge",
    "/admin/settings/password-and-passkeys",
  ]) {
    for (const headers of [{}, { Cookie: session }] as Record<string, string>[]) {
      const answer = await ask(path, { headers });
      expect([path, answer.headers["cache-control"]]).toEqual([path, "no-store"]);
      expect(answer.headers).not.toHaveProperty("etag");
    }
  }
  expect((await ask("/admin/logout")).headers["cache-control"]).toBe("no-store");
});

test("a page of the administration cannot be fetched from a cache by an address that looks like a file", async () => {
  const disguised = [
    ...["/admin/dashboard/x.css", "/admin/x.css", "/admin/dashboard;x.css", "/admin/dashboard%3fx.css"],
    ...["/albums/..%2fadmin%2fdashboard", "/albums/%2e%2e/admin/dashboard", "/assets/../admin/dashboard"],
    ...["/ADMIN/dashboard", "/%61dmin/dashboard", "//admin/dashboard", "/feed.xml/../admin/dashboard"],
  ];
  for (const path of disguised) {
    const seen = await ask(path, { headers: { Cookie: session } });
    const stranger = await ask(path);
    expect([path, stranger.text.includes("Welcome, Admin")]).toEqual([path, false]);
    if (seen.text.includes("Welcome, Admin")) expect(seen.headers["cache-control"]).toBe("no-store");
    expect([path, [301, 302, 404].includes(stranger.status)]).toEqual([path, true]);
  }
});

describe("a cached page", () => {
  const hostileHeaders = {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "http",
    "X-Forwarded-Port": "81",
    "X-Forwarded-Prefix": "/evil.example",
    "X-Original-URL": "/evil.example",
    "X-Rewrite-URL": "/evil.example",
    "X-HTTP-Method-Override": "DELETE",
    Forwarded: "for=192.0.2.1;host=evil.example;proto=http",
    Cookie: "antara-session=evil.example; theme=evil.example",
    "User-Agent": "evil.example",
    "Accept-Language": "evil.example",
    Referer: "https://evil.example/",
    Range: "bytes=0-9",
    "If-None-Match": '"evil.example"',
    "Accept-Encoding": "br;q=0, evil",
    Purpose: "prefetch",
  };
  const paths = [
    "/albums",
    "/lyricists",
    "/feed.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/search?q=hai",
    "/terms-of-use.data",
  ];

  test.each(paths)("%s does not depend on the headers or the host of the first request", async (path) => {
    const first = await ask(path, { headers: hostileHeaders });
    const second = await ask(path);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect(second.text).not.toContain("evil.example");
    expect(second.headers).not.toHaveProperty("set-cookie");
    expect(JSON.stringify(second.headers)).not.toContain("evil.example");
  });

  test("is complete after requests for its head, a range, or unknown data", async () => {
    const path = "/privacy-policy";
    await ask(path, { method: "HEAD" });
    await ask(path, { headers: { Range: "bytes=0-9" } });
    await ask(`${path}.data?_routes=__proto__,constructor`);
    await ask(`${path}?${"x=y&".repeat(50)}_routes=root`);
    for (const encoding of ["identity", "br"]) {
      const answer = await fetch(address() + path, { headers: { "Accept-Encoding": encoding } });
      expect(await answer.text()).toMatch(/<\/html>$/);
    }
    expect((await ask(`${path}.data`)).text).toContain("visitor-pages/privacy-policy");
  });

  test("is the same compressed and uncompressed", async () => {
    const { default: http } = await import("node:http");
    const packed = await new Promise<Buffer>((settle) => {
      http.get(`${address()}/albums`, { headers: { "Accept-Encoding": "br" } }, async (answer) => {
        const chunks = await answer.toArray();
        settle(Buffer.concat(chunks));
      });
    });
    expect(brotliDecompressSync(packed).toString()).toBe((await ask("/albums")).text);
  });
});

test.each([
  "/admin",
  "/lyrics/wrong-1",
  "/lyrics/1",
  "/about-us/",
  "/no-such-page",
  "/singer/1?page=99",
  "/admin/lyrics",
])("%s does not depend on the requested host", async (path) => {
  const forged = { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" };
  const answer = await ask(path, { headers: { Host: "evil.example", ...forged } });
  const plain = await ask(path);
  expect([answer.status, answer.headers.location]).toEqual([plain.status, plain.headers.location]);
  expect(answer.text).not.toContain("evil.example");
  const whole = await ask(`http://evil.example${path}`);
  expect([whole.status, whole.headers.location]).toEqual([plain.status, plain.headers.location]);
  expect(whole.text).not.toContain("evil.example");
});
