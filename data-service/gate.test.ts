import { expect, test, vi } from "vitest";
import { createGate, type Pass } from "./gate.ts";
import { longestWait, mostWaiting } from "./limits.ts";

/** A gate of two connections, at a time that the test sets. */
function gateAt() {
  const clock = { ms: 0 };
  return { clock, gate: createGate(2, () => clock.ms) };
}

test("lets as many in as there are connections, at once", () => {
  const { gate, clock } = gateAt();
  expect(gate.enter()).not.toBeInstanceOf(Promise);
  clock.ms = 10_000;
  expect(gate.enter()).not.toBeInstanceOf(Promise);
});

test("has them share the last connection", () => {
  const { gate } = gateAt();
  const entered = Array.from({ length: 5 }, () => gate.enter() as Pass);
  expect(entered.map(({ isShared }) => isShared)).toEqual([false, true, true, true, true]);
  for (const pass of entered.slice(1)) gate.leave(pass);
  gate.leave(entered[0] as Pass);
  expect(gate.enter()).toMatchObject({ isShared: false });
});

test("lets more in while all are quick, up to a limit", async () => {
  const { gate } = gateAt();
  const entered = Array.from({ length: 17 }, () => gate.enter());
  expect(entered.map((pass) => pass instanceof Promise).indexOf(true)).toBe(16);
  gate.leave(entered[0] as Pass);
  expect(await entered[16]).toEqual({ since: 0, isShared: true });
});

test("lets nobody in behind a slow one, until there is a free connection", async () => {
  const { gate, clock } = gateAt();
  const [slow, other] = [gate.enter(), gate.enter()] as [Pass, Pass];
  clock.ms = 200;
  const third = gate.enter();
  expect(third).toBeInstanceOf(Promise);
  gate.leave(other);
  expect(await third).toEqual({ since: 200, isShared: true });
  gate.leave(slow);
});

test("lets in by the order of coming", async () => {
  const { gate, clock } = gateAt();
  const inside = [gate.enter(), gate.enter()] as [Pass, Pass];
  clock.ms = 200;
  const order: number[] = [];
  const waiting = [1, 2, 3].map((place) => Promise.resolve(gate.enter()).then(() => order.push(place)));
  for (const pass of inside) gate.leave(pass);
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
});

test("turns away who has waited too long, and who comes when too many wait", async () => {
  vi.useFakeTimers();
  const { gate, clock } = gateAt();
  gate.enter();
  gate.enter();
  clock.ms = 200;
  const waiting = Array.from({ length: mostWaiting }, () => gate.enter() as Promise<Pass>);
  expect(() => gate.enter()).toThrow(expect.objectContaining({ status: 504 }));
  const turnedAway = Promise.allSettled(waiting);
  vi.advanceTimersByTime(longestWait);
  const outcomes = await turnedAway;
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(gate.enter()).toBeInstanceOf(Promise);
  vi.useRealTimers();
});
