import { expect, test } from "vitest";
import { mostPrepared } from "./limits.ts";
import { createPreparedTexts } from "./prepared-texts.ts";

test("a text is prepared when it comes again", () => {
  const isPrepared = createPreparedTexts();
  expect([isPrepared("a"), isPrepared("b"), isPrepared("a"), isPrepared("a"), isPrepared("b")]).toEqual([
    ...[false, false, true, true, true],
  ]);
});

test("whoever invents texts does not fill the memory of the connections", () => {
  const isPrepared = createPreparedTexts();
  const prepared = Array.from({ length: 1_000 }, (_, n) => isPrepared(`${n}`) || isPrepared(`${n}`));
  expect(prepared.filter(Boolean)).toHaveLength(mostPrepared);
  expect(isPrepared("0")).toBe(true);
  expect(isPrepared("999")).toBe(false);
});

test("after half an hour, when connections are renewed, others have their turn", () => {
  let now = 0;
  const isPrepared = createPreparedTexts(() => now);
  for (let n = 0; n < mostPrepared; n += 1) isPrepared(`${n}`) || isPrepared(`${n}`);
  expect(isPrepared("new") || isPrepared("new")).toBe(false);
  now = 31 * 60_000;
  expect(isPrepared("new") || isPrepared("new")).toBe(true);
});
