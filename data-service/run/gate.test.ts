import { afterEach, describe, expect, test, vi } from "vitest";
import { maxWaiting, maxWaitMs } from "../limits.ts";
import type { Cost } from "./connection-shares.ts";
import { createGate, type Pass } from "./gate.ts";

/** With a clock that the test sets. */
function gateOf(connections: number, ofNetwork = connections, expensive = connections) {
  const clock = { ms: 0 };
  const gate = createGate(connections, { ofNetwork, expensive }, () => clock.ms);
  const enter = (network: string | null, cost: Cost = "unknown", isVariable = false) =>
    gate.enter({ network, cost, isVariable });
  const enterAtOnce = (network: string | null, cost?: Cost, isVariable?: boolean) => {
    const pass = enter(network, cost, isVariable);
    expect(pass).not.toBeInstanceOf(Promise);
    return pass as Pass;
  };
  const enterLater = (network: string | null, cost?: Cost, isVariable?: boolean) => {
    const pass = enter(network, cost, isVariable);
    expect(pass).toBeInstanceOf(Promise);
    return pass as Promise<Pass>;
  };
  return { clock, enter, enterAtOnce, enterLater, leave: gate.leave };
}

afterEach(() => vi.useRealTimers());

test("admits as many statements as there are connections at once", () => {
  const { enterAtOnce, enterLater, clock } = gateOf(2);
  expect(enterAtOnce(null)).toMatchObject({ isShared: false });
  clock.ms = 10_000;
  expect(enterAtOnce(null)).toMatchObject({ isShared: true });
  enterLater(null).catch(() => {});
});

describe("quick statements", () => {
  test("share the last connection, up to a limit", async () => {
    const { enter, leave } = gateOf(2);
    const entered = Array.from({ length: 16 }, () => enter(null, "quick"));
    expect(entered.map((pass) => pass instanceof Promise).indexOf(true)).toBe(15);
    const passes = entered.slice(0, 15) as Pass[];
    expect(passes.map(({ isShared }) => isShared)).toEqual([false, ...Array(14).fill(true)]);
    leave(passes[1] as Pass);
    expect(await entered[15]).toMatchObject({ isShared: true });
  });

  test("have a connection of their own while few are running", () => {
    const { enterAtOnce, leave } = gateOf(2);
    leave(enterAtOnce(null, "quick"));
    expect(enterAtOnce(null, "quick")).toMatchObject({ isShared: false });
  });

  test("are not sent behind a statement that may be slow or is slow", async () => {
    const { enterAtOnce, enterLater, leave, clock } = gateOf(2);
    const own = enterAtOnce(null);
    const mayBeSlow = enterAtOnce(null);
    const waiting = enterLater(null, "quick");
    leave(mayBeSlow);
    expect(await waiting).toMatchObject({ isShared: true });
    clock.ms = 200;
    const next = enterLater(null, "quick");
    leave(own);
    expect(await next).toMatchObject({ isShared: false });
  });
});

describe("a network", () => {
  test("holds its share of the connections and no more, while others are admitted at once", async () => {
    const { enterAtOnce, enterLater, leave } = gateOf(8, 4);
    const [first] = Array.from({ length: 4 }, () => enterAtOnce("a"));
    const fifth = enterLater("a");
    for (const other of ["b", "c", "d", "e"]) enterAtOnce(other);
    leave(first as Pass);
    expect(await fifth).toMatchObject({ network: "a" });
  });

  test("with its whole share in use may still send quick statements", () => {
    const { enterAtOnce } = gateOf(8, 4);
    for (let n = 0; n < 4; n += 1) enterAtOnce("a");
    expect(enterAtOnce("a", "quick")).toMatchObject({ isShared: true });
  });

  test.each([
    [4, true],
    [16, false],
  ])(
    "has at most %d quick statements on a shared connection, if their time depends on values: %s",
    async (most, isVariable) => {
      const { enterAtOnce, enterLater, leave } = gateOf(8, 4);
      for (let n = 0; n < 4; n += 1) enterAtOnce("a");
      const [first] = Array.from({ length: most }, () => enterAtOnce("a", "quick", isVariable));
      const next = enterLater("a", "quick", isVariable);
      for (const other of ["b", "c", "d"]) enterAtOnce(other, "quick", isVariable);
      leave(first as Pass);
      expect(await next).toMatchObject({ network: "a", isShared: true });
    },
  );

  test("that is null has no limit", () => {
    const { enterAtOnce } = gateOf(8, 4);
    for (let n = 0; n < 8; n += 1) enterAtOnce(null);
  });

  test("waits for at most one turn of each other network, however many wait there", async () => {
    const { enterAtOnce, enterLater, leave } = gateOf(2);
    const inside = [enterAtOnce("a"), enterAtOnce("a")];
    const order: string[] = [];
    const waiting = ["a1", "a2", "a3", "b1", "c1"].map((name) =>
      enterLater(name.slice(0, 1)).then((pass) => {
        order.push(name);
        leave(pass);
      }),
    );
    leave(inside[0] as Pass);
    await Promise.all(waiting);
    expect(order).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  });
});

describe("expensive statements", () => {
  test("count twice for their network, and a single one is admitted even above its share", () => {
    const { enterAtOnce, enterLater } = gateOf(8, 4);
    enterAtOnce("a", "expensive");
    enterAtOnce("a", "expensive");
    enterLater("a", "expensive").catch(() => {});
    enterLater("a").catch(() => {});
    const small = gateOf(2, 1, 1);
    small.enterAtOnce("a", "expensive");
  });

  test("of all networks leave half of the connections to others, and never use the last", () => {
    const { enterAtOnce, enterLater } = gateOf(8, 4, 4);
    for (const network of ["a", "b", "c", "d"]) enterAtOnce(network, "expensive");
    enterLater("e", "expensive").catch(() => {});
    for (const network of ["e", "f", "g", "h"]) enterAtOnce(network);
    const small = gateOf(2, 2, 2);
    small.enterAtOnce(null, "expensive");
    small.enterLater(null, "expensive").catch(() => {});
    expect(small.enterAtOnce(null)).toMatchObject({ isShared: true });
  });

  test("run even with only one connection", () => {
    expect(gateOf(1).enterAtOnce("a", "expensive")).toMatchObject({ isShared: true });
  });

  test("do not delay other waiting statements of their network", async () => {
    const { enterAtOnce, enterLater, leave } = gateOf(2, 3);
    const inside = [enterAtOnce("a", "expensive"), enterAtOnce("a")];
    enterLater("a", "expensive").catch(() => {});
    const plain = enterLater("a");
    leave(inside[1] as Pass);
    expect(await plain).toMatchObject({ cost: "unknown" });
  });
});

describe("a waiting statement", () => {
  test("is refused after the maximum time", async () => {
    vi.useFakeTimers();
    const { enterAtOnce, enterLater, leave } = gateOf(2);
    const inside = [enterAtOnce("a"), enterAtOnce("a")];
    const turnedAway = Promise.allSettled([enterLater("a"), enterLater("b")]);
    vi.advanceTimersByTime(maxWaitMs);
    for (const outcome of await turnedAway)
      expect(outcome).toMatchObject({ status: "rejected", reason: { status: 504 } });
    leave(inside[0] as Pass);
    enterAtOnce("a");
  });

  test("is refused to make room for other networks if too many wait from its own", async () => {
    vi.useFakeTimers();
    const { enterAtOnce, enterLater, leave } = gateOf(2);
    const inside = [enterAtOnce("a"), enterAtOnce("a")];
    const waiting = Array.from({ length: maxWaiting }, () => enterLater("a"));
    const newest = expect(waiting.at(-1)).rejects.toMatchObject({ status: 504 });
    const other = enterLater("b");
    await newest;
    for (const pass of inside) leave(pass);
    expect(await waiting[0]).toMatchObject({ network: "a" });
    expect(await other).toMatchObject({ network: "b" });
    const rest = Promise.allSettled(waiting.slice(1));
    vi.advanceTimersByTime(maxWaitMs);
    await rest;
  });
});
