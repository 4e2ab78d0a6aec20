/** Runs on one server: whose token it is, is decided before the database is asked. */
import { createClient } from "@supabase/supabase-js";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { openTestService, publicKey, secretKey } from "../testing/open-test-service.ts";

const { service, ask } = await openTestService("songs");

const endsAt = Math.floor(Date.now() / 1_000) + 3_600;
const token = await new SignJWT({ role: "authenticated", sub: "asha" })
  .setProtectedHeader({ alg: "HS256" })
  .setExpirationTime(endsAt)
  .sign(new TextEncoder().encode("the secret of another project, long enough"));
const session = {
  access_token: token,
  refresh_token: "old",
  token_type: "bearer",
  expires_in: 3_600,
  expires_at: endsAt,
  user: {},
};

/** As of `@supabase/ssr`, which keeps the session of a project in a cookie. */
const storage = { getItem: () => JSON.stringify(session), setItem() {}, removeItem() {} };

function clientOf(key: string) {
  return createClient("http://site.example", key, {
    auth: { storage, autoRefreshToken: false },
    global: { fetch: (input, init) => service.answer(new Request(input as string, init)) },
  });
}

test("the session of another project does not make reads of the public key fail", async () => {
  const client = clientOf(publicKey);
  expect(await client.auth.getSession()).toMatchObject({ data: { session: { access_token: token } } });
  const songs = await client.from("lyrics").select("id").eq("id", 1);
  expect([songs.error, songs.data]).toEqual([null, [{ id: 1 }]]);
  const top = await client.rpc("get_top_lyrics", { limit_count: 1 });
  expect([top.error, top.data?.length]).toEqual([null, 1]);
});

test("a write with it is refused, and the hint says what to remove", async () => {
  const client = clientOf(publicKey);
  for (const writing of [
    client.from("singers").insert({ name: "A" }),
    client.rpc("increment_views", { song_id: 1 }),
  ]) {
    const { status, error } = await writing;
    expect([status, error?.code, error?.hint]).toEqual([
      401,
      "PGRST301",
      expect.stringContaining("auth-token"),
    ]);
  }
});

test.each([
  ["beside the secret key", secretKey, `Bearer ${token}`],
  ["without a key", null, `Bearer ${token}`],
  ["as the key", token, ""],
  ["beside a wrong key", "wrong", `Bearer ${token}`],
])("such a token %s is refused", async (_, key, Authorization) => {
  const headers: Record<string, string> = Authorization ? { Authorization } : {};
  expect((await ask("/lyrics?limit=1", { key, headers })).status).toBe(401);
});

test("a key that is wrong beside the public key is refused", async () => {
  const headers = { Authorization: "Bearer wrong" };
  expect((await ask("/lyrics?limit=1", { headers })).status).toBe(401);
});

test("a channel that is joined with such a token has the rights of the public key, and only those", async () => {
  const anon = { role: "anon", endsAt: null };
  expect(await service.identifyKey(token, anon)).toEqual(anon);
  expect(await service.identifyKey(token, { role: "service_role", endsAt: null })).toBe(null);
  expect(await service.identifyKey(token)).toBe(null);
  expect(await service.identifyKey("wrong", anon)).toBe(null);
});
