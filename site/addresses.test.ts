import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addresses, routeIdOf } from "./addresses.ts";
import { kindAt } from "./admin-pages/kind-labels.ts";
import { kindOfDirectory } from "./visitor-pages/directory-kinds.server.ts";
import { kindOfPerson } from "./visitor-pages/people-kinds.server.ts";

const patternsOf = (file: RegExp) =>
  addresses.filter((address) => file.test(address.file)).map(({ pattern }) => pattern);

test("each row has its own pattern, its own id and an existing file", () => {
  expect(new Set(addresses.map(({ pattern }) => pattern)).size).toBe(addresses.length);
  expect(new Set(addresses.map(routeIdOf)).size).toBe(addresses.length);
  for (const { file } of addresses) expect(existsSync(join(import.meta.dirname, file)), file).toBe(true);
});

test("all addresses below /admin are locked and not cached, except those of the sign-in", () => {
  for (const { pattern, file, isAdministration, isCaseSensitive, cacheParams } of addresses) {
    expect(isAdministration, pattern).toBe(/^admin(?:\/|$)/.test(pattern));
    expect(isAdministration, file).toBe(file.startsWith("admin-pages/"));
    if (isAdministration) expect([isCaseSensitive, cacheParams], pattern).toEqual([true, null]);
  }
  const open = addresses.filter(
    ({ isAdministration, frame }) => isAdministration && frame !== "locked" && frame !== "preview",
  );
  expect(open.map(({ pattern }) => pattern)).toEqual([
    "admin",
    "admin/passkey-challenge",
    "admin/session",
    "admin/logout",
  ]);
});

test("a route module that several addresses share knows the pattern of each", () => {
  for (const pattern of patternsOf(/(?:listing|entry-form|delete-entry)\.tsx$/))
    expect(pattern).toContain(kindAt(pattern));
  for (const pattern of patternsOf(/person\.tsx$/)) expect(kindOfPerson(pattern).name).toBeTruthy();
  for (const pattern of patternsOf(/directory\.tsx$/))
    expect(kindOfDirectory(pattern).address).toBe(`/${pattern}`);
});
