import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawIcon, icons } from "./draw-icons.ts";

test.each(icons)("$name is the drawing of the favicon, as scripts/draw-icons.ts makes it", (icon) => {
  const file = readFileSync(`public/${icon.name}`);
  expect(file.equals(drawIcon(icon)), "Run: node scripts/draw-icons.ts").toBe(true);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([icon.side, icon.side]);
});
