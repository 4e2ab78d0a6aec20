import { expect, test } from "vitest";
import { describeBytes, describeRows } from "./describe-rows.ts";

test("rows and bytes are described in words", () => {
  expect(
    describeRows({ "public.lyrics": 1200, "public.albums": 1, "private.trash": 2, "public.settings": 3 }),
  ).toBe("1,200 songs, 1 album, 2 deleted entries");
  expect(describeRows({})).toBe("no songs");
  expect([describeBytes(1), describeBytes(1_250_000)]).toEqual(["1 KB", "1.3 MB"]);
});
