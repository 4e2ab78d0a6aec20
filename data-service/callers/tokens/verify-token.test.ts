import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test, vi } from "vitest";
import { cacheTokens } from "./cache-tokens.ts";
import { createTokenVerifier, type TokenKeys } from "./verify-token.ts";

const secret = "a secret of the operator, long enough";
const bytes = (text: string) => new TextEncoder().encode(text);
const now = () => Math.floor(Date.now() / 1_000);

const signed = (claims: JWTPayload, by = secret, alg = "HS256") =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(bytes(by));

const verifierOf = (keys: Partial<TokenKeys> = {}) =>
  createTokenVerifier({ secret, keySet: null, audience: null, ...keys });

async function refusalOf(token: string, keys: Partial<TokenKeys> = {}) {
  const verify = await verifierOf(keys);
  return verify(token).then(
    () => null,
    ({ status, body, headers }) => ({ status, code: body.code, message: body.message, headers }),
  );
}

const refused = (code: string, message: string) => ({
  status: 401,
  code,
  message,
  headers: { "WWW-Authenticate": `Bearer error="invalid_token", error_description="${message}"` },
});

describe("a token of the secret", () => {
  test("has its role, its claims and its end", async () => {
    const verify = await verifierOf();
    const exp = now() + 60;
    const { role, claims, endsAt } = await verify(await signed({ role: "authenticated", sub: "7", exp }));
    expect(role).toBe("authenticated");
    expect(JSON.parse(claims)).toEqual({ role: "authenticated", sub: "7", exp });
    expect(endsAt).toBe((exp + 30) * 1_000);
  });

  test("that names no role is a visitor's, and may have no end", async () => {
    expect(await (await verifierOf())(await signed({}))).toEqual({
      role: "anon",
      claims: '{"role":"anon"}',
      endsAt: null,
    });
  });

  test.each<[string, JWTPayload, string]>([
    ["ended", { exp: now() - 31 }, "JWT expired"],
    ["not yet valid", { nbf: now() + 60 }, "JWT not yet valid"],
    ["issued later", { iat: now() + 60 }, "JWT issued at future"],
    ["with an end that is no number", { exp: "soon" as never }, "The JWT 'exp' claim must be a number"],
    ["with a role that is no text", { role: ["anon"] }, "The JWT 'role' claim must be a string"],
    ["for another audience", { aud: "elsewhere" }, "JWT not in audience"],
    ["for other audiences", { aud: ["elsewhere", "there"] }, "JWT not in audience"],
    [
      "with a strange audience",
      { aud: 7 as never },
      "The JWT 'aud' claim must be a string or an array of strings",
    ],
  ])("%s is refused", async (_, claims, message) => {
    expect(await refusalOf(await signed(claims), { audience: "here" })).toEqual(refused("PGRST303", message));
  });

  test.each<[string, JWTPayload]>([
    ["that ended a moment ago, as clocks differ", { exp: now() - 20 }],
    ["for this audience among others", { aud: ["elsewhere", "here"] }],
    ["for no audience", {}],
  ])("%s is accepted", async (_, claims) => {
    expect(await refusalOf(await signed(claims), { audience: "here" })).toBe(null);
  });

  test("that names the login itself is refused", async () => {
    expect(await refusalOf(await signed({ role: "none" }))).toMatchObject({ status: 401, code: "22023" });
  });
});

describe("refused is", () => {
  test("a token of another secret", async () => {
    expect(await refusalOf(await signed({}, "a secret of somebody else, long enough"))).toEqual(
      refused("PGRST301", "No suitable key or wrong key type"),
    );
  });

  test("a token that nobody has signed, and one of an algorithm that the keys are not for", async () => {
    const message = "Wrong or unsupported encoding algorithm";
    const unsigned = new UnsecuredJWT({ role: "service_role" }).encode();
    expect(await refusalOf(unsigned)).toEqual(refused("PGRST301", message));
    expect(await refusalOf(`${unsigned}c2ln`)).toEqual(refused("PGRST301", message));
    expect(await refusalOf(await signed({}, secret, "HS512"))).toEqual(refused("PGRST301", message));
  });

  test.each([
    ["", "Expected 3 parts in JWT; got 1"],
    ["a.b", "Expected 3 parts in JWT; got 2"],
    ["a.b.c", "JWT couldn't be decoded"],
    ["....", "Expected 3 parts in JWT; got 5"],
  ])("%j", async (text, message) => {
    expect(await refusalOf(text)).toEqual(refused("PGRST301", message));
  });

  test("a token with a changed claim", async () => {
    const [head, , signature] = (await signed({ role: "anon" })).split(".");
    const body = Buffer.from('{"role":"service_role"}').toString("base64url");
    expect((await refusalOf(`${head}.${body}.${signature}`))?.code).toBe("PGRST301");
  });

  test("a token whose claims are no object", async () => {
    const { CompactSign } = await import("jose");
    const token = await new CompactSign(bytes("[1]"))
      .setProtectedHeader({ alg: "HS256" })
      .sign(bytes(secret));
    expect(await refusalOf(token)).toEqual(refused("PGRST303", "Parsing claims failed"));
  });
});

describe("public keys", () => {
  const pairOf = async (alg: string, kid?: string) => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), ...(kid && { kid }) };
    const sign = (header: object = {}) =>
      new SignJWT({ role: "member" }).setProtectedHeader({ alg, ...header }).sign(privateKey);
    return { jwk, sign };
  };

  test.each(["RS256", "ES256", "EdDSA"])("verify %s", async (alg) => {
    const { jwk, sign } = await pairOf(alg);
    const { sign: signFalsely } = await pairOf(alg);
    const verify = await verifierOf({ secret: null, keySet: { keys: [jwk] } });
    expect((await verify(await sign())).role).toBe("member");
    await expect(verify(await signFalsely())).rejects.toMatchObject({ status: 401 });
  });

  test("of one type are all tried, unless the token names one", async () => {
    const [first, second] = [await pairOf("ES256", "one"), await pairOf("ES256", "two")];
    const verify = await verifierOf({ secret: null, keySet: { keys: [first.jwk, second.jwk] } });
    expect((await verify(await second.sign())).role).toBe("member");
    expect((await verify(await second.sign({ kid: "two" }))).role).toBe("member");
    await expect(verify(await second.sign({ kid: "one" }))).rejects.toMatchObject({ status: 401 });
    await expect(verify(await (await pairOf("ES256")).sign())).rejects.toMatchObject({ status: 401 });
  });

  test("are never taken for a secret", async () => {
    const { jwk } = await pairOf("RS256");
    const keySet: JSONWebKeySet = { keys: [jwk] };
    for (const by of [JSON.stringify(jwk), jwk.n ?? ""]) {
      const token = await signed({ role: "service_role" }, by);
      expect((await refusalOf(token, { keySet }))?.status).toBe(401);
      expect((await refusalOf(token, { keySet, secret: null }))?.status).toBe(401);
    }
  });
});

describe("a remembered token", () => {
  test("is verified once, until it ends, while a wrong one is never remembered", async () => {
    vi.useFakeTimers({ now: 0 });
    const verify = vi.fn(async (token: string) => {
      if (token === "wrong") throw new Error("refused");
      return { role: "anon", claims: "{}", endsAt: 1_000 };
    });
    const cached = cacheTokens(verify);
    await cached("right");
    await cached("right");
    expect(verify).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_001);
    await cached("right");
    expect(verify).toHaveBeenCalledTimes(2);
    for (const _ of [1, 2]) await expect(cached("wrong")).rejects.toThrow("refused");
    expect(verify).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });

  test("is forgotten when there are too many", async () => {
    const verify = vi.fn(async () => ({ role: "anon", claims: "{}", endsAt: null }));
    const cached = cacheTokens(verify, 2);
    for (const token of ["a", "b", "c", "a"]) await cached(token);
    expect(verify).toHaveBeenCalledTimes(4);
  });
});
