import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createQueue } from "./hash-queue.ts";

/** Work that runs until the test ends it. */
function openQueue(limits: Parameters<typeof createQueue>[0]) {
  const runInQueue = createQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string, network: string | null = "one network", left?: AbortSignal) =>
    runInQueue(
      () =>
        new Promise<string>((settle, fail) => {
          begun.push(name);
          ends.set(name, (error) => (error ? fail(error) : settle(name)));
        }),
      network,
      left,
    );
  return { begun, start, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const limits = {
  concurrency: 2,
  strangers: { most: 3, ofNetwork: 2 },
  maxKnownWaiting: 1,
  maxWaitMs: 60_000,
};

test("two run at once, the rest in order of arrival, a known browser before strangers", async () => {
  const { begun, start, end } = openQueue(limits);
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

test("a network that has not tried goes before 400 networks that keep trying", async () => {
  const { begun, start, end } = openQueue({ ...limits, strangers: { most: 500 } });
  const ended = new AbortController();
  const works: Promise<unknown>[] = [];
  const guess = (n: number) => works.push(start(`guess ${n}`, `network ${n % 400}`, ended.signal));
  for (let n = 0; n < 400; n += 1) guess(n);
  await setImmediate();
  for (let n = 0; n < 400; n += 1) {
    end(`guess ${n}`);
    guess(n + 400);
    await setImmediate();
  }
  expect(begun).toHaveLength(402);
  const right = start("right", "the administrator's");
  end("guess 400");
  await expect.poll(() => begun.at(-1)).toBe("right");
  ended.abort();
  for (const name of begun) end(name);
  await Promise.allSettled([...works, right]);
});

test("when the queue is full, strangers are refused and a known browser still finds room", async () => {
  const { begun, start, end } = openQueue(limits);
  const works = ["a", "b", "c", "d"].map((name) => start(name));
  await expect(start("e")).rejects.toThrow("Too many passwords wait");
  works.push(start("known", null));
  await expect(start("another known", null)).rejects.toThrow("Too many passwords wait");
  for (const name of ["a", "b", "known", "c", "d"]) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await Promise.all(works)).toHaveLength(5);
});

test("work that fails frees its slot", async () => {
  const { begun, start, end } = openQueue({ ...limits, concurrency: 1 });
  const failing = start("failing");
  const next = start("next");
  await expect.poll(() => begun).toEqual(["failing"]);
  end("failing", new Error("no memory"));
  await expect(failing).rejects.toThrow("no memory");
  await expect.poll(() => begun).toEqual(["failing", "next"]);
  end("next");
  expect(await next).toBe("next");
});

test("whoever leaves makes room at once and is never hashed, waiting or not", async () => {
  const { begun, start, end } = openQueue(limits);
  const works = [start("a"), start("b")];
  const leaving = new AbortController();
  const left = ["stranger", null].map((network) => start(`leaves ${network}`, network, leaving.signal));
  leaving.abort();
  for (const one of [...left, start("left before", "other", leaving.signal)])
    await expect(one).rejects.toMatchObject({ name: "NoTurn" });
  works.push(start("c"), start("known", null));
  for (const name of ["a", "b", "known", "c"]) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  await Promise.all(works);
  expect(begun).toEqual(["a", "b", "known", "c"]);
});

test("nobody waits for longer than the limit, known or not", async () => {
  const { begun, start, end } = openQueue({ ...limits, maxWaitMs: 30 });
  const works = [start("a"), start("b")];
  for (const network of ["stranger", null])
    await expect(start("late", network)).rejects.toMatchObject({ name: "NoTurn" });
  for (const name of ["a", "b"]) end(name);
  await Promise.all(works);
  expect(begun).toEqual(["a", "b"]);
});
