import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logConsole } from "./index.ts";

let written: string[] = [];
const before = { ...console };
beforeEach(() => {
  written = [];
  const keep = (line: unknown) => written.push(String(line)) > 0;
  vi.spyOn(process.stdout, "write").mockImplementation(keep);
  vi.spyOn(process.stderr, "write").mockImplementation(keep);
  logConsole();
});
afterEach(() => {
  Object.assign(console, before);
  vi.restoreAllMocks();
});

test("what is printed is one line with time and level", () => {
  console.error("Error finding a song:", new Error("gone"));
  console.warn("%d things\nare odd", 2);
  expect(written).toEqual([
    expect.stringMatching(/^\S+Z error Error finding a song: Error: gone at [^\n]+\n$/),
    expect.stringMatching(/^\S+Z warn 2 things are odd\n$/),
  ]);
});
