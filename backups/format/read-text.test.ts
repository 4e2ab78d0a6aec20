import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

const heading = {
  format: "antara backup",
  version: 1,
  product: "1.0.0",
  postgres: "18",
  schema: { number: 1, name: "0001-tables" },
  madeAt: "2026-11-25T00:00:00Z",
};
const lines = (...values: unknown[]) =>
  Buffer.from(values.map((each) => `${JSON.stringify(each)}\n`).join(""));

test("an endless row is refused before it fills the memory", async () => {
  let megabytes = 0;
  async function* endless() {
    yield lines(heading, { table: "public.lyrics", columns: ["title"] });
    for (; megabytes < 200; megabytes += 1) yield Buffer.alloc(1_000_000, "a");
  }
  const read = async () => {
    for await (const { rows } of (await readText(endless())).tables) for await (const _ of rows);
  };
  await expect(read()).rejects.toThrow("changed or damaged");
  expect(megabytes).toBeLessThan(40);
});
