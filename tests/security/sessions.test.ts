/** Attacks on cookies, sessions and forms without a password. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminPassword } from "../process/sign-in.ts";
import { ask, cookiesOf, post, sameOrigin, signIn, withItsDatabase } from "./attacked-site.ts";
import { origin } from "./attacked-site-settings.ts";

const credentials = { username: "admin", password: adminPassword };

/** @returns whether these cookies give access to the administration */
async function opens(cookies: string): Promise<boolean> {
  const { status } = await ask("/admin/dashboard", { headers: { Cookie: cookies } });
  expect([200, 302]).toContain(status);
  return status === 200;
}

const tokenIn = (cookies: string) => /antara-session=([\w-]{43})/.exec(cookies)?.[1] ?? "none";

describe("signing in sets cookies that scripts cannot read and other sites do not send", () => {
  test.each([
    ["over https, with a name that no other host or plain http can set", origin, "__Host-", "; Secure"],
    ["over plain http, as in a local network", "http://songs.example", "", ""],
  ])("%s", async (_name, from, prefix, secure) => {
    const { status, headers } = await post("/admin", credentials, { Origin: from });
    expect(status).toBe(302);
    const flags = (seconds: number) => `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
    const patterns = [
      `^${prefix}antara-session=[\\w-]{43}; ${flags(14 * 86_400)}$`,
      `^${prefix}antara-browser=[\\w-]{43}; ${flags(365 * 86_400)}$`,
      // The message for the next page.
      `^antara-notice=[\\w-]+\\.[\\w-]{43}; ${flags(60)}$`,
    ];
    expect(headers["set-cookie"]).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
  });
});

describe("a session", () => {
  let session: string;
  beforeAll(async () => {
    session = await signIn();
  });

  test("is new at each sign-in, whatever token the browser sent, and the previous one ends", async () => {
    const planted = `__Host-antara-session=${"a".repeat(43)}`;
    const first = cookiesOf(await post("/admin", credentials, { Cookie: planted }));
    expect(first).not.toContain("aaaa");
    expect(await opens(planted)).toBe(false);
    const second = cookiesOf(await post("/admin", credentials, { Cookie: first }));
    expect(tokenIn(second)).not.toBe(tokenIn(first));
    expect([await opens(first), await opens(second)]).toEqual([false, true]);
  });

  test.each<[string, (token: string) => string]>([
    ["with one letter changed", (token) => (token[0] === "A" ? "B" : "A") + token.slice(1)],
    ["truncated", (token) => token.slice(1)],
    ["with a letter added", (token) => `${token}A`],
    ["in another cookie", (token) => `x; antara-browser=${token}`],
    [
      "in the opposite case",
      (token) =>
        token.replace(/[a-z]/gi, (letter) => (letter < "a" ? letter.toLowerCase() : letter.toUpperCase())),
    ],
    ["replaced by a pattern", () => "%"],
    ["replaced by SQL", () => "' or true --"],
    ["left empty", () => ""],
  ])("is not opened by its token %s", async (_how, change) => {
    expect(await opens(`__Host-antara-session=${change(tokenIn(session))}`)).toBe(false);
  });

  test("is not opened by the hash that the database stores", async () => {
    const stored = await withItsDatabase(
      (sql) => sql<{ hash: Buffer }[]>`select token_hash as hash from private.sessions`,
    );
    for (const { hash } of stored)
      for (const form of ["base64url", "hex", "latin1"] as const)
        expect(await opens(`antara-session=${hash.toString(form).replace(/[^\x20-\x7e]/g, "")}`)).toBe(false);
  });

  test("ends after its idle time and its maximum time, whatever the cookie says", async () => {
    for (const [column, age] of [
      ["last_used_at", "12 hours 1 second"],
      ["signed_in_at", "14 days 1 second"],
    ] as const) {
      const cookies = await signIn();
      expect(await opens(cookies)).toBe(true);
      await withItsDatabase(
        (sql) => sql`update private.sessions set ${sql(column)} = now() - ${age}::interval`,
      );
      expect([column, await opens(cookies)]).toEqual([column, false]);
    }
    session = await signIn();
  });

  test("is ended on the server by signing out, which needs a form", async () => {
    const cookies = await signIn();
    expect((await ask("/admin/logout", { headers: { Cookie: cookies } })).status).toBe(302);
    expect(await opens(cookies)).toBe(true);
    const out = await post("/admin/logout", {}, { Cookie: cookies });
    expect(out.headers["set-cookie"]).toEqual(
      ["__Host-antara-session=; .*Max-Age=0", "antara-session=; .*Max-Age=0", "antara-notice=[^;]+; "].map(
        (beginning) => expect.stringMatching(`^${beginning}`),
      ),
    );
    expect(await opens(cookies)).toBe(false);
  });
});

const signInSettings = "/admin/settings/password-and-passkeys";
const forged = "forged by another site";

describe("a request that another site makes the administrator's browser send changes nothing", () => {
  const forms: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[] = [
    ["/admin", credentials],
    ["/admin/logout", {}],
    ["/admin/lyrics", { intent: "delete", id: "1" }],
    ["/admin/lyrics/add", { title: "Forged", lyrics_hindi: "x", singerNames: "x" }],
    ["/admin/lyrics/edit/1", { title: "Forged", lyrics_hindi: "x" }],
    ["/admin/lyrics/explanation", { title: "Forged" }],
    ["/admin/lyrics/draft", { to: "english", source: "x" }],
    ["/admin/lyrics/proofreading", { lyrics_hindi: "x" }],
    ...["singers", "artists", "lyricists", "music-directors", "albums"].flatMap(
      (kind): [string, Record<string, string>][] => [
        [`/admin/${kind}`, { id: "1" }],
        [`/admin/${kind}/add`, { name: "Forged", year: "1950" }],
        [`/admin/${kind}/edit/1`, { name: "Forged", year: "1950" }],
      ],
    ),
    ["/admin/trash", { trashId: "1" }],
    ["/admin/analytics", { intent: "forget-all" }],
    ["/admin/settings", { intent: "save-codes", adCode1: "<script>forged()</script>" }],
    [signInSettings, { intent: "change-password", present: adminPassword, next: forged, again: forged }],
    [signInSettings, { intent: "make-codes" }],
    [signInSettings, { intent: "begin-passkey" }],
    [signInSettings, { intent: "revoke-passkey", id: "1" }],
    ["/admin/lyrics/reports/1", { report: "1" }],
    ["/admin/lyrics/reports", { scope: "all-0" }],
    ["/lyrics/1/views", {}],
    ["/lyrics/1/report", { kind: "lyrics", text: "Forged" }],
  ];
  const elsewhere: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ["another site", { Origin: "https://evil.example" }],
    ["another port", { Origin: `${origin}:8443` }],
    ["a sibling site", { Origin: "https://evil.songs.example", "Sec-Fetch-Site": "same-site" }],
    ["a frame without an origin", { Origin: "null" }],
    ["another site, whatever origin it claims", { Origin: origin, "Sec-Fetch-Site": "cross-site" }],
    ["an empty origin", { Origin: "" }],
  ];

  beforeAll(async () => {
    await withItsDatabase(
      (sql) => sql`
        insert into private.passkeys (id, credential_id, public_key, counter, host, name, made_at)
        values (1, 'own', '', 0, 'songs.example', 'Phone', now())`,
    );
  });
  afterAll(async () => {
    await withItsDatabase((sql) => sql`delete from private.passkeys`);
  });

  const counts = () =>
    withItsDatabase(
      (sql) => sql`
        select (select count(*) from lyrics) as songs, (select sum(views) from lyrics) as views,
          (select count(*) from singers) as singers, (select count(*) from albums) as albums,
          (select string_agg(value, '') from settings) as codes, (select count(*) from private.sessions) as sessions,
          (select password_hash from private.account) as password,
          (select count(*) from private.recovery_codes) as codes_left,
          (select count(*) from private.passkeys) as passkeys,
          (select count(*) from private.song_reports) as reports`,
    );

  test.each(elsewhere)("from %s", async (_name, headers) => {
    const session = await signIn();
    const before = await counts();
    for (const [path, fields] of forms) {
      for (const address of headers.Origin?.includes("evil") ? [path, `${path}.data`] : [path]) {
        const { status } = await post(address, fields, { Cookie: session, ...headers });
        expect([address, status]).toEqual([address, 403]);
      }
    }
    expect(await counts()).toEqual(before);
    expect(await opens(session)).toBe(true);
  });

  test("by any method and any content type", async () => {
    const headers = { Host: sameOrigin.Host ?? "", Cookie: await signIn() };
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      for (const type of [
        "text/plain",
        "application/json",
        "multipart/form-data; boundary=a",
        "application/x-www-form-urlencoded",
      ]) {
        const request = { method, headers: { ...headers, "Content-Type": type }, body: "title=Forged" };
        expect((await ask("/admin/lyrics/add", request)).status).toBe(403);
      }
  });
});

test.each(["constructor", "__proto__", "toString", ""])(
  "the form %j of the sign-in settings does not exist",
  async (intent) => {
    const { status } = await post(signInSettings, { intent }, { Cookie: await signIn() });
    expect(status).toBe(400);
  },
);

test.each([
  ...[
    "//evil.example/",
    "/\\evil.example",
    "\\\\evil.example/admin/",
    "https://evil.example/admin/",
    "/admin/..//evil.example/",
  ],
  ...[
    "javascript:alert(1)//admin/",
    "/admin/\r\nSet-Cookie: a=b",
    "http:evil.example",
    "/admin@evil.example",
    "/ADMIN//evil.example",
  ],
  ...[
    "data:text/html,x",
    "/%2fevil.example",
    "/\t/evil.example/admin/",
    "//songs.example@evil.example/admin/",
  ],
])("signing in with to=%j redirects only to a page of the administration", async (to) => {
  const { headers } = await post(`/admin?${new URLSearchParams({ to })}`, credentials);
  const next = headers.location ?? "none";
  expect(next).toMatch(/^\/admin\/[^/\\]/);
  expect(new URL(next, origin).origin).toBe(origin);
  expect(Object.keys(headers)).not.toContain("a");
  expect(headers["set-cookie"]?.map((cookie) => cookie.split("=")[0])).toEqual([
    ...["__Host-antara-session", "__Host-antara-browser", "antara-notice"],
  ]);
});
