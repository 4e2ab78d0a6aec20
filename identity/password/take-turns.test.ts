import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns, TooManyWaiting } from "./take-turns.ts";

/** Work that goes on until it is told to end. */
function worksOf(limits: Parameters<typeof createTurns>[0]) {
  const takeTurn = createTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string, network: string | null = "one network") =>
    takeTurn(
      () =>
        new Promise<string>((settle, fail) => {
          begun.push(name);
          ends.set(name, (error) => (error ? fail(error) : settle(name)));
        }),
      network,
    );
  return { begun, start, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const limits = { atOnce: 2, strangers: { most: 3, ofNetwork: 2 }, knownWaiting: 1 };

test("two work at once, the rest in the order in which they came, a browser that is known before strangers", async () => {
  const { begun, start, end } = worksOf(limits);
  const works = [start("a"), start("b"), start("c"), start("d"), start("known", null)];
  await expect.poll(() => begun).toEqual(["a", "b"]);
  end("a");
  await expect.poll(() => begun).toEqual(["a", "b", "known"]);
  end("b");
  await expect.poll(() => begun).toEqual(["a", "b", "known", "c"]);
  end("known");
  await expect.poll(() => begun).toEqual(["a", "b", "known", "c", "d"]);
  end("c");
  end("d");
  expect(await Promise.all(works)).toEqual(["a", "b", "c", "d", "known"]);
});

test("a network that has not tried comes before 400 that have and go on trying", async () => {
  const { begun, start, end } = worksOf({ ...limits, strangers: { most: 500 } });
  for (let n = 0; n < 400; n += 1) start(`guess ${n}`, `network ${n}`);
  await setImmediate();
  for (let n = 0; n < 400; n += 1) {
    end(`guess ${n}`);
    start(`guess ${n + 400}`, `network ${n}`);
    await setImmediate();
  }
  expect(begun).toHaveLength(402);
  start("right", "the administrator's");
  end("guess 400");
  await expect.poll(() => begun.at(-1)).toBe("right");
});

test("beyond the length of the line strangers are refused, while one who is known still finds room", async () => {
  const { begun, start, end } = worksOf(limits);
  const works = ["a", "b", "c", "d"].map((name) => start(name));
  await expect(start("e")).rejects.toThrow(TooManyWaiting);
  works.push(start("known", null));
  await expect(start("another known", null)).rejects.toThrow(TooManyWaiting);
  for (const name of ["a", "b", "known", "c", "d"]) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await Promise.all(works)).toHaveLength(5);
});

test("work that fails gives its place back", async () => {
  const { begun, start, end } = worksOf({ atOnce: 1, strangers: { most: 1 }, knownWaiting: 1 });
  const failing = start("failing");
  const next = start("next");
  await expect.poll(() => begun).toEqual(["failing"]);
  end("failing", new Error("no memory"));
  await expect(failing).rejects.toThrow("no memory");
  await expect.poll(() => begun).toEqual(["failing", "next"]);
  end("next");
  expect(await next).toBe("next");
});
