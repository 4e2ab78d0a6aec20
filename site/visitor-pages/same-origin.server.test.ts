import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.server.ts";

function request(headers: Record<string, string>): Request {
  return { headers: new Headers(headers) } as Request;
}

test("a request that the browser says comes from this site is taken", () => {
  expect(isSameOrigin(request({ "Sec-Fetch-Site": "same-origin" }))).toBe(true);
});

test("requests of other sites, of sister sites and typed addresses are refused", () => {
  for (const site of ["cross-site", "same-site", "none"])
    expect(
      isSameOrigin(request({ "Sec-Fetch-Site": site, Origin: "http://a.example", Host: "a.example" })),
    ).toBe(false);
});

test("an older browser is judged by the host of its origin", () => {
  expect(isSameOrigin(request({ Origin: "http://a.example:3000", Host: "a.example:3000" }))).toBe(true);
  expect(isSameOrigin(request({ Origin: "http://b.example", Host: "a.example:3000" }))).toBe(false);
  expect(isSameOrigin(request({ Origin: "null", Host: "a.example:3000" }))).toBe(false);
  expect(isSameOrigin(request({ Host: "a.example:3000" }))).toBe(false);
});
