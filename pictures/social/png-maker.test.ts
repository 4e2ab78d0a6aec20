import { afterAll, expect, test } from "vitest";
import { createPngMaker, TooManyOrders } from "./png-maker.ts";

const maker = createPngMaker();
afterAll(() => maker.close());

const sideOf = (png: Uint8Array) => [16, 20].map((offset) => Buffer.from(png).readUInt32BE(offset));

test("a picture is a PNG of 1200 by 630, the same each time", async () => {
  const song = { kind: "song", id: 1, title: "Ek Do", hindiLine: "एक दो", line: "Geeta Dutt" } as const;
  const [first, second] = await Promise.all([maker.make(song, "Antara"), maker.make(song, "Antara")]);
  expect(sideOf(first)).toEqual([1200, 630]);
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

test("titles of any length and of no known script are drawn too", async () => {
  for (const title of ["अ".repeat(300), "W".repeat(300), "तमाम शब्द ".repeat(30), "漢字", "<&>\"'"])
    expect(
      sideOf(await maker.make({ kind: "song", id: 1, title, hindiLine: title, line: title }, "🎵")),
    ).toEqual([1200, 630]);
});

test("so many orders at once that the last would wait for seconds are refused", async () => {
  const orders = Array.from({ length: 40 }, () => maker.make({ kind: "home" }, "Antara"));
  const answers = await Promise.allSettled(orders);
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(refused).toHaveLength(8);
  expect(refused.every(({ reason }) => reason instanceof TooManyOrders)).toBe(true);
});

test("after its end it begins anew with the next order", async () => {
  await maker.close();
  expect(sideOf(await maker.make({ kind: "home" }, "Antara"))).toEqual([1200, 630]);
});
