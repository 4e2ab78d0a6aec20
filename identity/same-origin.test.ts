import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const asked = (headers: Record<string, string>) => isSameOrigin({ headers: new Headers(headers) });

test("a request that the browser marks as same-origin is accepted", () => {
  expect(asked({ "Sec-Fetch-Site": "same-origin" })).toBe(true);
});

test("cross-site and same-site requests and typed addresses are refused, whatever their origin", () => {
  for (const site of ["cross-site", "same-site", "none", ""])
    expect(asked({ "Sec-Fetch-Site": site, Origin: "http://a.example", Host: "a.example" })).toBe(false);
});

test("without that mark the host of the origin decides, at any address of the site", () => {
  for (const host of ["localhost:3000", "127.0.0.1:3000", "192.168.1.20:3000", "[::1]:3000", "a.example"])
    expect(asked({ Origin: `http://${host}`, Host: host })).toBe(true);
  expect(asked({ Origin: "http://b.example", Host: "a.example" })).toBe(false);
  expect(asked({ Origin: "http://a.example:8080", Host: "a.example" })).toBe(false);
});

test("a request without a valid origin is refused", () => {
  expect(asked({ Host: "a.example" })).toBe(false);
  expect(asked({ Origin: "null", Host: "null" })).toBe(false);
  expect(asked({ Origin: "not an origin", Host: "a.example" })).toBe(false);
  expect(asked({ Origin: "http://a.example" })).toBe(false);
});
