import { expect, test } from "vitest";
import { createTurns, TooManyWaiting } from "./take-turns.ts";

/** Work that goes on until it is told to end. */
function worksOf(limits: Parameters<typeof createTurns>[0]) {
  const takeTurn = createTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string, isKnown = false) =>
    takeTurn(
      () =>
        new Promise<string>((settle, fail) => {
          begun.push(name);
          ends.set(name, (error) => (error ? fail(error) : settle(name)));
        }),
      { isKnown },
    );
  return { begun, start, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const limits = { atOnce: 2, strangersWaiting: 2, knownWaiting: 1 };

test("two work at once, the rest in the order in which they came, a browser that is known before strangers", async () => {
  const { begun, start, end } = worksOf(limits);
  const works = [start("a"), start("b"), start("c"), start("d"), start("known", true)];
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

test("beyond the length of the line strangers are refused, while one who is known still finds room", async () => {
  const { begun, start, end } = worksOf(limits);
  const works = ["a", "b", "c", "d"].map((name) => start(name));
  await expect(start("e")).rejects.toThrow(TooManyWaiting);
  works.push(start("known", true));
  await expect(start("another known", true)).rejects.toThrow(TooManyWaiting);
  for (const name of ["a", "b", "known", "c", "d"]) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await Promise.all(works)).toHaveLength(5);
});

test("work that fails gives its place back", async () => {
  const { begun, start, end } = worksOf({ atOnce: 1, strangersWaiting: 1, knownWaiting: 1 });
  const failing = start("failing");
  const next = start("next");
  await expect.poll(() => begun).toEqual(["failing"]);
  end("failing", new Error("no memory"));
  await expect(failing).rejects.toThrow("no memory");
  await expect.poll(() => begun).toEqual(["failing", "next"]);
  end("next");
  expect(await next).toBe("next");
});
