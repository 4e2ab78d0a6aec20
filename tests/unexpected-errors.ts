/**
 * Fails a test when something unexpectedly writes to `console.error`, where an operator would see it. A test that
 * expects an error replaces `console.error` itself.
 */
import { afterEach, beforeEach } from "vitest";

const write = console.error;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...words: unknown[]) => {
    unexpected.push(words.join(" "));
    write(...words);
  };
});

afterEach(() => {
  console.error = write;
  if (unexpected.length > 0) throw new Error(`Unexpected on console.error:\n${unexpected.join("\n")}`);
});
