/** Hostile requests never cause a server error, a stack trace or an injected header. */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask, post, sameOrigin, signIn } from "./attacked-site.ts";
import { origin, publicKey, secretKey } from "./attacked-site-settings.ts";
import { forms } from "./forms.ts";

let session: string;
beforeAll(async () => {
  session = await signIn();
});

/** For each form. Few are enough, since the values are known to have broken other sites. */
const numRuns = 12;

/** Failed sign-ins use another network, since they block their own, from which later tests sign in. */
const guesser = { "X-Forwarded-For": "203.0.113.90" };

const nasty = fc.oneof(
  fc.constantFrom(
    ...[
      "\0",
      "a\0b",
      "\u2028",
      "\ud800",
      "\u202eevil",
      "\ufeff",
      "%00",
      "%",
      "\r\nX-Injected: 1",
      "' or 1=1 --",
      '"',
    ],
    ...[
      "{{7*7}}",
      "=cmd|' /C calc'!A0",
      "../../etc/passwd",
      "__proto__",
      "constructor",
      "NaN",
      "-0",
      "1e309",
    ],
    ...[
      "9223372036854775808",
      "-1",
      "0x10",
      "1;2",
      "null",
      "true",
      "[]",
      "{}",
      "<script>alert(1)</script>",
      "\\",
      "\\x",
    ],
    ...["a".repeat(8_000), " ".repeat(8_000), "\n".repeat(8_000), "क्".repeat(5_000), "((((".repeat(2_000)],
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);

function expectNoHarm(answer: Answer, what: unknown): void {
  expect([what, answer.status < 500]).toEqual([what, true]);
  expect(answer.text).not.toMatch(/\n\s+at .*:\d+|node_modules|file:\/\/|postgres:|select .* from/);
  expect(answer.headers).not.toHaveProperty("x-injected");
}

describe("a form never causes a server error, whatever its fields contain", () => {
  test.each(forms)("%s", async (path, fields) => {
    const form = fc.dictionary(fc.constantFrom(...fields, "__proto__"), nasty, { minKeys: 1 });
    const headers: Record<string, string> = path === "/admin" ? guesser : { Cookie: session };
    await fc.assert(
      fc.asyncProperty(form, async (values) => expectNoHarm(await post(path, values, headers), path)),
      { numRuns },
    );
  });

  test.each([
    ["another type", "application/json", '{"__proto__":{"a":1}}'],
    ["no type", "", "title=x"],
    ["a truncated part", "multipart/form-data; boundary=a", "--a\r\nContent-Disposition: form-data\r\n\r\n"],
    ["no boundary", "multipart/form-data", "--a--"],
    [
      "a file instead of text",
      "multipart/form-data; boundary=a",
      '--a\r\nContent-Disposition: form-data; name="title"; filename="/etc/passwd"\r\n\r\nx\r\n--a--\r\n',
    ],
    ["ten thousand fields", "application/x-www-form-urlencoded", "title=&".repeat(10_000)],
    ["a million encoded zero bytes", "application/x-www-form-urlencoded", `title=${"%00".repeat(1_000_000)}`],
  ])("or its body: %s", async (_what, type, body) => {
    for (const path of [
      "/admin/lyrics/add",
      "/admin/settings",
      "/admin/trash",
      "/admin/singers/add",
      "/admin",
    ]) {
      const headers = { ...sameOrigin, Cookie: session, "Content-Type": type };
      const answer = await ask(path, { method: "POST", headers, body });
      expectNoHarm(answer, path);
    }
  });
});

test("no address causes a server error, redirects to another site or injects a header", async () => {
  const piece = fc.constantFrom(
    ...[
      "/",
      "//",
      "\\",
      "%5c",
      "%2f",
      "%2F..",
      "..",
      ".",
      "%2e%2e",
      "%00",
      "%0d%0aX-Injected:%201",
      "%09",
      "%ff",
      "%",
    ],
    ...[
      "evil.example",
      "@",
      ":",
      ";",
      "?",
      "&",
      "=",
      "#",
      "admin",
      "lyrics",
      "search",
      "singer",
      "1",
      "x-1",
      "pictures",
      "v1",
    ],
    ...[
      "social",
      "assets",
      "sitemaps",
      "rest",
      "albums",
      ".data",
      "_routes",
      "page",
      "letter",
      "q",
      "kind",
      "typed",
      "%F0%9F%98%80",
    ],
  );
  const path = fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join("")}`);
  await fc.assert(
    fc.asyncProperty(path, fc.boolean(), async (path, isAdministrator) => {
      const answer = await ask(path, { headers: isAdministrator ? { Cookie: session } : {} });
      expectNoHarm(answer, path);
      expect(answer.headers["set-cookie"]).toBeUndefined();
      const { location } = answer.headers;
      if (location) expect([path, new URL(location, origin).origin]).toEqual([path, origin]);
    }),
    {
      numRuns: 100,
      examples: [
        ["/%09/%2fa", false],
        ["//evil.example/%00", false],
        ["/\\evil.example/%00", false],
      ],
    },
  );
});

test("no query parameter causes a server error", async () => {
  const pages = [
    "/search",
    "/search/suggestions",
    "/albums",
    "/singers",
    "/lyricists",
    "/singer/x-1",
    "/album/x-1",
    "/lyrics/x-1",
  ];
  const admin = [
    "/admin/lyrics",
    "/admin/lyrics/suggestions",
    "/admin/analytics",
    "/admin/singers",
    "/admin/trash",
    "/admin",
  ];
  const others = ["type", "page", "letter", "kind", "typed", "order", "to", "_routes", "index"];
  const names = ["q", "genre", "decade", "singer", "lyricist", "music-director", "script", ...others];
  const query = fc.dictionary(
    fc.constantFrom(...names),
    nasty.map((text) => text.slice(0, 300).toWellFormed()),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...pages, ...admin),
      query,
      fc.boolean(),
      async (path, values, asData) => {
        const address = `${path}${asData ? ".data" : ""}?${new URLSearchParams(values)}`;
        expectNoHarm(await ask(address, { headers: { Cookie: session } }), address);
      },
    ),
    { numRuns: 80 },
  );
});

test("the data service refuses invalid bodies, and treats no property name of JavaScript as a column", async () => {
  const body = fc.oneof(
    fc.json(),
    nasty,
    fc.constantFrom(
      '{"__proto__":{"isAdmin":true}}',
      '[{"constructor":{"prototype":{"a":1}}}]',
      "[".repeat(50_000),
      '{"a":'.repeat(5_000),
    ),
  );
  const paths = [
    "/rest/v1/lyrics",
    "/rest/v1/settings",
    "/rest/v1/rpc/search_lyrics",
    "/rest/v1/rpc/increment_views",
    "/rest/v1/__proto__",
  ];
  const type = fc.constantFrom(
    "application/json",
    "text/csv",
    "application/x-www-form-urlencoded",
    "text/html",
    "",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      body,
      type,
      fc.boolean(),
      async (path, sent, type, isSecret) => {
        const headers = { apikey: isSecret ? secretKey : publicKey, "Content-Type": type };
        expectNoHarm(await ask(path, { method: "POST", headers, body: sent }), [path, type]);
      },
    ),
    { numRuns: 100 },
  );
  const packed = { apikey: secretKey, "Content-Encoding": "gzip", "Content-Type": "application/json" };
  const bomb = Buffer.from("1f8b08000000000000034bc4070021000000", "hex");
  expect((await ask("/rest/v1/lyrics", { method: "POST", headers: packed, body: bomb })).status).toBe(415);
});
