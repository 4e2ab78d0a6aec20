import { afterAll, expect, test } from "vitest";
import { en } from "../../site/texts/en/index.ts";
import { createPngMaker, TooManyWaiting } from "./png-maker.ts";

const maker = createPngMaker();
afterAll(() => maker.close());

const sideOf = (png: Uint8Array) => [16, 20].map((offset) => Buffer.from(png).readUInt32BE(offset));

test("a picture is a PNG of 1200 by 630, identical each time", async () => {
  const song = { kind: "song", id: 1, title: "Ek Do", hindiLine: "एक दो", line: "Geeta Dutt" } as const;
  const [first, second] = await Promise.all([
    maker.make(song, "Antara", en.socialPicture),
    maker.make(song, "Antara", en.socialPicture),
  ]);
  expect(sideOf(first)).toEqual([1200, 630]);
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

test("titles of any length and in unknown scripts are drawn", async () => {
  for (const title of ["अ".repeat(300), "W".repeat(300), "तमाम शब्द ".repeat(30), "漢字", "<&>\"'"])
    expect(
      sideOf(
        await maker.make(
          { kind: "song", id: 1, title, hindiLine: title, line: title },
          "🎵",
          en.socialPicture,
        ),
      ),
    ).toEqual([1200, 630]);
});

test("more pictures at once than it can draw within seconds are refused", async () => {
  const requests = Array.from({ length: 40 }, () => maker.make({ kind: "home" }, "Antara", en.socialPicture));
  const results = await Promise.allSettled(requests);
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(8);
  expect(refused.every(({ reason }) => reason instanceof TooManyWaiting)).toBe(true);
});

test("after it was closed it starts again with the next picture", async () => {
  await maker.close();
  expect(sideOf(await maker.make({ kind: "home" }, "Antara", en.socialPicture))).toEqual([1200, 630]);
});
