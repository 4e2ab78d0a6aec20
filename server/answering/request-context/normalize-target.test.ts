import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeTarget } from "./normalize-target.ts";

const plainTarget = (sent: string) => normalizeTarget(sent).target;

test.each([
  ["/assets/../search?q=dil", "/search?q=dil"],
  ["/assets/%2e%2E/search", "/search"],
  ["/pictures/v1/./../../admin", "/admin"],
  ["/%61dmin/%6Cyrics", "/admin/lyrics"],
  ["/\\evil.example/", "//evil.example/"],
  ["http://evil.example/albums?page=2", "/albums?page=2"],
  ["http://evil.example", "/"],
  ["*", "/*"],
  ["evil.example:80", "/evil.example:80"],
  ["", "/"],
  ["/100%", "/100%25"],
  ["/lyrics/%ff", "/lyrics/%25ff"],
  ["/%%361dmin", "/%25%25361dmin"],
  ["/%2561dmin", "/%2561dmin"],
  ["/%09/%2fa", "/%2509/%2fa"],
  ["/x%7F%0d%0A", "/x%257F%250d%250A"],
  ["/a b#c", "/a%20b"],
])("%s is normalized to %s", (target, plain) => {
  expect(plainTarget(target)).toBe(plain);
});

test.each([
  "/",
  "/lyrics/aaj-jaane-ki-zid-na-karo-12?script=hindi",
  "/search?q=%61..%2F%5C&x=/../",
  "/feed.xml",
  "/lyrics/%E0%A4%A6%E0%A4%BF%E0%A4%B2-1.data",
])("%s, as browsers send it, stays unchanged", (target) => {
  expect(plainTarget(target)).toBe(target);
});

test.each([
  ["/assets/../search?q=dil", true],
  ["/%61dmin", true],
  ["/100%", true],
  ["/%09/%2fa", true],
  ["/x%7f?q=1", true],
  ["http://evil.example/%61", true],
  ["http://evil.example/albums?page=2", false],
  ["http://evil.example", false],
  ["/%2509/%2fa", false],
  ["/%20%E0%A4%A6", false],
  ["/search?q=%0a", false],
])("%s needs a redirect: %s", (target, needsRedirect) => {
  expect(normalizeTarget(target).needsRedirect).toBe(needsRedirect);
});

test("the normal form of any address stays the same when it is normalized again", () => {
  const piece = fc.constantFrom(
    "/",
    "..",
    ".",
    "%2e",
    "%2F",
    "%5c",
    "\\",
    "%",
    "%61",
    "%09",
    "%ff",
    "a",
    "?",
    "#",
    "//",
    "é",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const plain = plainTarget(`/${pieces.join("")}`);
      expect(plain).toMatch(/^\//);
      expect(plainTarget(plain)).toBe(plain);
      expect(() => decodeURIComponent(plain.split("?")[0] ?? "")).not.toThrow();
    }),
    { numRuns: 2_000 },
  );
});
