import { expect, test } from "vitest";
import { maxPrepared } from "../limits.ts";
import { createPreparePolicy } from "./prepare-policy.ts";

test("a repeated text is prepared", () => {
  const isPrepared = createPreparePolicy();
  expect([isPrepared("a"), isPrepared("b"), isPrepared("a"), isPrepared("a"), isPrepared("b")]).toEqual([
    ...[false, false, true, true, true],
  ]);
});

test("many different texts do not fill the memory of the connections", () => {
  const isPrepared = createPreparePolicy();
  const prepared = Array.from({ length: 1_000 }, (_, n) => isPrepared(`${n}`) || isPrepared(`${n}`));
  expect(prepared.filter(Boolean)).toHaveLength(maxPrepared);
  expect(isPrepared("0")).toBe(true);
  expect(isPrepared("999")).toBe(false);
});

test("after half an hour, when connections are replaced, other texts can be prepared", () => {
  let now = 0;
  const isPrepared = createPreparePolicy(() => now);
  for (let n = 0; n < maxPrepared; n += 1) isPrepared(`${n}`) || isPrepared(`${n}`);
  expect(isPrepared("new") || isPrepared("new")).toBe(false);
  now = 31 * 60_000;
  expect(isPrepared("new") || isPrepared("new")).toBe(true);
});
