import { expect, test } from "vitest";
import { answerPreflight, corsHeaders } from "./cors.ts";

const preflight = (headers: Record<string, string>) =>
  answerPreflight(new Headers({ Origin: "https://somewhere.example", ...headers }));

test("a page of any origin may send the headers that it requests", () => {
  const { status, headers } = preflight({
    "Access-Control-Request-Method": "PATCH",
    "Access-Control-Request-Headers": "apikey,x-mine",
  });
  expect(status).toBe(200);
  expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(headers.get("Access-Control-Allow-Headers")).toBe("apikey,x-mine");
  for (const method of ["GET", "POST", "PATCH", "PUT", "DELETE"]) {
    expect(headers.get("Access-Control-Allow-Methods")).toContain(method);
  }
  expect(Number(headers.get("Access-Control-Max-Age"))).toBeGreaterThan(0);
});

test("a preflight without names of headers allows those that clients send", () => {
  const allowed = preflight({}).headers.get("Access-Control-Allow-Headers");
  for (const name of ["apikey", "authorization", "prefer", "content-profile", "x-client-info"]) {
    expect(allowed).toContain(name);
  }
});

test("cookies are never allowed", () => {
  expect(preflight({}).headers.has("Access-Control-Allow-Credentials")).toBe(false);
  expect(corsHeaders).not.toHaveProperty("Access-Control-Allow-Credentials");
});
