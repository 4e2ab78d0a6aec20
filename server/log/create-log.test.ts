import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "./index.ts";

let written: string[] = [];
beforeEach(() => {
  written = [];
  const keep = (line: unknown) => written.push(String(line)) > 0;
  vi.spyOn(process.stdout, "write").mockImplementation(keep);
  vi.spyOn(process.stderr, "write").mockImplementation(keep);
});
afterEach(() => vi.restoreAllMocks());

const noon = () => new Date("2026-11-20T12:00:00Z");

test("an event is one line with time and level", () => {
  createLog("info", noon).warn("the disk is almost full");
  expect(written).toEqual(["2026-11-20T12:00:00.000Z warn the disk is almost full\n"]);
});

test("events below the level are not written", () => {
  const log = createLog("warn", noon);
  log.debug("a");
  log.info("b");
  log.error("c");
  expect(written).toHaveLength(1);
});

test("a line break in a message cannot forge a second line", () => {
  createLog("info", noon).info("GET /x\r\n2026 error forged");
  expect(written).toEqual(["2026-11-20T12:00:00.000Z info GET /x 2026 error forged\n"]);
});
