import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRenderPacer } from "./pace-renders.ts";

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

test("one render starts in every fourth turn, in the order of the calls, also those made while others wait", async () => {
  const waitForTurn = createRenderPacer();
  const begun: string[] = [];
  const wait = (name: string) => waitForTurn().then(() => begun.push(name));
  wait("first");
  wait("second");
  expect(begun).toEqual([]);
  await turns(1);
  expect(begun).toEqual(["first"]);
  wait("third");
  await turns(3);
  expect(begun).toEqual(["first"]);
  await turns(1);
  expect(begun).toEqual(["first", "second"]);
  await turns(4);
  expect(begun).toEqual(["first", "second", "third"]);
});

test("a call after a pause waits for one turn", async () => {
  const waitForTurn = createRenderPacer();
  for (let round = 0; round < 3; round += 1) {
    const begun = waitForTurn().then(() => "begun");
    await nextTurn();
    expect(await Promise.race([begun, "waiting"])).toBe("begun");
  }
});
