import { expect, test } from "vitest";
import { pageAfterSignIn, signInAddress } from "./sign-in-address.ts";

const after = (search: string) => pageAfterSignIn(new URL(`http://site.test/admin${search}`));

test("the sign-in leads to the requested page, with its query", () => {
  const asked = new URL("http://site.test/admin/lyrics?page=2&q=dil");
  expect(signInAddress(asked, { hasEnded: false })).toBe("/admin?to=%2Fadmin%2Flyrics%3Fpage%3D2%26q%3Ddil");
  expect(after("?to=%2Fadmin%2Flyrics%3Fpage%3D2%26q%3Ddil")).toBe("/admin/lyrics?page=2&q=dil");
});

test("without a requested page it leads to the dashboard", () => {
  expect(signInAddress(null, { hasEnded: false })).toBe("/admin");
  expect(after("")).toBe("/admin/dashboard");
});

test.each([
  "https://evil.example/admin/",
  "//evil.example/admin/",
  "/\\evil.example/admin/",
  "\\\\evil.example\\admin\\",
  "javascript:alert(1)",
  "/admin/../lyrics/1",
  "/admin",
  "/administrator/",
  "http://[",
])("an address outside the administration is not followed: %s", (page) => {
  expect(after(`?to=${encodeURIComponent(page)}`)).toBe("/admin/dashboard");
});
