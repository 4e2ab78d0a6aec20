import { describe, expect, test } from "vitest";
import { createToken } from "../sessions/token.ts";
import {
  endedSessionCookie,
  readSessionToken,
  readTrustedToken,
  sessionCookie,
  trustedCookie,
} from "./cookies.ts";

const token = createToken();
const overHttps = { isHttps: true };
const overHttp = { isHttps: false };
const sentBack = (cookie: string) => cookie.split(";")[0] ?? "";

describe("the session's cookie", () => {
  test("over https is kept from scripts, other hosts and plain connections", () => {
    expect(sessionCookie(token, overHttps)).toBe(
      `__Host-antara-session=${token}; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  test("has a plain name over plain http, where browsers would refuse the __Host- prefix", () => {
    expect(sessionCookie(token, overHttp)).toBe(
      `antara-session=${token}; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax`,
    );
  });

  test("is deleted under the same name", () => {
    expect(endedSessionCookie(overHttps)).toMatch(/^__Host-antara-session=; Path=\/; Max-Age=0; .*Secure$/);
    expect(endedSessionCookie(overHttp)).toMatch(/^antara-session=; Path=\/; Max-Age=0; /);
  });

  test("is found among other cookies", () => {
    for (const way of [overHttps, overHttp]) {
      const header = `theme=dark; ${sentBack(sessionCookie(token, way))};lang=hi`;
      expect(readSessionToken(header, way)).toBe(token);
    }
  });

  test("is not accepted over https under the name for plain http", () => {
    expect(readSessionToken(sentBack(sessionCookie(token, overHttp)), overHttps)).toBeNull();
  });

  test("is ignored when malformed, also in front of the real one", () => {
    const malformed = [
      "",
      "short",
      `${token}x`,
      token.replace(/.$/, "="),
      "a".repeat(10_000),
      '"quoted"',
      "é",
    ];
    for (const value of malformed) {
      expect(readSessionToken(`antara-session=${value}`, overHttp)).toBeNull();
      expect(readSessionToken(`antara-session=${value}; antara-session=${token}`, overHttp)).toBe(token);
    }
    for (const header of [null, "", ";;;", "antara-session", `xantara-session=${token}`, "=", `=${token}`])
      expect(readSessionToken(header, overHttp)).toBeNull();
  });
});

test("the cookie of a trusted browser is a separate one and lasts a year", () => {
  const cookie = trustedCookie(token, overHttps);
  expect(cookie).toBe(
    `__Host-antara-browser=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(readTrustedToken(sentBack(cookie), overHttps)).toBe(token);
  expect(readSessionToken(sentBack(cookie), overHttps)).toBeNull();
  expect(readTrustedToken(sentBack(sessionCookie(token, overHttps)), overHttps)).toBeNull();
});
