/**
 * A test fails when something writes to `console.error` without the test having expected it: what an operator would see as
 * a fault must not pass by unseen. A test that expects it replaces `console.error` for itself.
 */
import { afterEach, beforeEach } from "vitest";

const write = console.error;
let unclaimed: string[] = [];

beforeEach(() => {
  unclaimed = [];
  console.error = (...words: unknown[]) => {
    unclaimed.push(words.join(" "));
    write(...words);
  };
});

afterEach(() => {
  console.error = write;
  if (unclaimed.length > 0)
    throw new Error(`Nobody expected this on console.error:\n${unclaimed.join("\n")}`);
});
