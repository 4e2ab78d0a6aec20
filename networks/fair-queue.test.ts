import { describe, expect, test } from "vitest";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

/** Each entry is named by its network's letter and a number. */
function line(most: number, ...waiting: readonly string[]): FairQueue<string> {
  const made = createFairQueue<string>({ most });
  for (const one of waiting) made.join(one.slice(0, 1), one);
  return made;
}

/** All remaining entries, in the order of their turns. */
function turnsOf(waiting: FairQueue<string>): string[] {
  const order: string[] = [];
  for (let one = waiting.next(); one !== undefined; one = waiting.next()) order.push(one);
  return order;
}

test("networks take turns, and within a network the first to arrive goes first", () => {
  expect(turnsOf(line(9, "a1", "a2", "a3", "b1", "c1", "b2"))).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("a network without a recent turn goes before those with one, however many entries they have", () => {
  const waiting = line(1_000, ...Array.from({ length: 500 }, (_, n) => `a${n}`));
  waiting.recordTurn("c");
  expect(waiting.next()).toBe("a0");
  waiting.join("c", "c1");
  waiting.join("b", "b1");
  expect([waiting.next(), waiting.next(), waiting.next()]).toEqual(["b1", "c1", "a1"]);
  expect(waiting.size()).toBe(498);
});

test("an entry that may not go yet is skipped, with its network, and keeps its place", () => {
  const waiting = line(9, "a1", "a2", "b1");
  expect(waiting.next((one) => one !== "a1")).toBe("b1");
  expect(waiting.next(() => false)).toBeUndefined();
  expect(turnsOf(waiting)).toEqual(["a1", "a2"]);
});

test("an entry that has left is never returned", () => {
  const waiting = line(9, "a1", "a2", "b1");
  waiting.leave("a", "a1");
  waiting.leave("b", "b1");
  waiting.leave("b", "b1");
  expect(waiting.size()).toBe(1);
  expect(turnsOf(waiting)).toEqual(["a2"]);
});

test("when it is full, the network with the most entries loses its newest", () => {
  const waiting = line(4, "a1", "a2", "a3", "b1");
  expect(waiting.join("c", "c1")).toBe("a3");
  expect(waiting.join("b", "b2")).toBe("b2");
  expect(turnsOf(waiting)).toEqual(["a1", "b1", "c1", "a2"]);
});

test("a network never exceeds its own limit, however much room there is", () => {
  const waiting = createFairQueue<string>({ most: 9, ofNetwork: 2 });
  expect(["a1", "a2", "a3"].map((one) => waiting.join("a", one))).toEqual([null, null, "a3"]);
  expect(waiting.join("b", "b1")).toBeNull();
});

test("when it is full of single entries, the latest makes room for a network that had no turn", () => {
  const waiting = line(2);
  for (const network of ["a", "b"]) waiting.recordTurn(network);
  for (const one of ["b1", "a1"]) waiting.join(one.slice(0, 1), one);
  expect(waiting.join("c", "c1")).toBe("b1");
  expect(waiting.join("d", "d1")).toBe("a1");
  expect(waiting.join("e", "e1"), "none has had a turn: the first stay").toBe("e1");
  expect(turnsOf(waiting)).toEqual(["c1", "d1"]);
});

describe("the widest networks take turns before those inside them", () => {
  const networks = [
    "198.18.1.0/24",
    "198.18.2.0/24",
    "2001:db8:1::/48",
    "2001:db8:2::/48",
    "192.0.2.0/24",
  ] as const;
  const [a1, a2, b1, b2, c1] = networks;
  const waitingFrom = (most: number, ...from: readonly string[]) => {
    const made = createFairQueue<string>({ most });
    const dropped = from.flatMap((network, n) => made.join(network, `${network} ${n}`) ?? []);
    return { made, dropped };
  };

  test("also when the queue is not full", () => {
    const { made } = waitingFrom(99, a1, a2, a1, b1, b2, c1);
    expect(turnsOf(made)).toEqual([`${a1} 0`, `${b1} 3`, `${c1} 5`, `${a2} 1`, `${b2} 4`, `${a1} 2`]);
  });

  test("so one that rarely asks is next but one, however many smaller ones of others wait", () => {
    const crowd = Array.from({ length: 900 }, (_, n) => `2001:db8:${(n + 16).toString(16)}::/48`);
    const { made } = waitingFrom(999, ...crowd);
    made.next();
    made.join(c1, "the owner's");
    expect(made.next()).toBe("the owner's");
  });

  test("and when it is full, the one with the most entries loses one, though each of its own has but one", () => {
    const { made, dropped } = waitingFrom(3, c1, a1, a2, b1);
    expect(dropped).toEqual([`${a2} 2`]);
    expect(made.size()).toBe(3);
  });
});

test("a network that was refused before it had a turn keeps its place when it comes again", () => {
  const networks = Array.from({ length: 6 }, (_, n) => `198.${n}.0.0/24`);
  const waiting = createFairQueue<string>({ most: 3 });
  const dropped = networks.map((network) => waiting.join(network, network));
  expect(dropped).toEqual([null, null, null, ...networks.slice(3)]);
  waiting.next();
  waiting.join("203.0.0.0/24", "new");
  expect(waiting.join("198.3.0.0/24", "again"), "it makes room for who came before").toBe("new");
  expect(turnsOf(waiting)).toEqual(["198.1.0.0/24", "198.2.0.0/24", "again"]);
});
