import { expect, test } from "vitest";
import { rooms } from "../checks/rooms.ts";
// @ts-expect-error: the preparation is plain JavaScript, since it runs before there is a recent Node.js.
import { sources } from "./build.mjs";

test("the site is built again when a room that it imports has changed, directly or through another one", () => {
  const imported = new Set(["site"]);
  // The loop also visits rooms that are added during it.
  for (const name of imported) for (const other of rooms[name]?.mayImport ?? []) imported.add(other);
  expect([...imported].length).toBeGreaterThan(5);
  const built = new Set(sources.map((path: string) => path.split("/")[0]));
  expect([...imported].filter((name) => !built.has(name))).toEqual([]);
});
