import { expect, test } from "vitest";
import { readSongs } from "./reading/read-songs.ts";
import { textFiles } from "./testing/text-files.ts";

test("of three hundred text files of many hands at most ten have to be decided", async () => {
  const files = textFiles(300);
  const sources = files.map(({ name, bytes }) => ({
    name: name.replace(/^\d+\//, ""),
    async *bytes() {
      yield bytes;
    },
  }));
  const read = [];
  for await (const one of readSongs(sources, new Map())) read.push(one);
  expect(new Set(read.map(({ song }) => song.title)).size).toBeGreaterThan(80);
  expect(read).toHaveLength(files.length);
  const other = read.filter(
    ({ song }, at) => JSON.stringify(sorted(song)) !== JSON.stringify(sorted(files[at]?.song)),
  );
  const unsure = read.filter(
    ({ problem, remarks = [] }) => problem || remarks.some((each) => / may /.test(each)),
  );
  expect(other.map(({ place, song }) => [place, song])).toEqual([]);
  expect(unsure.length).toBeLessThanOrEqual(10);
});

function sorted(song: Partial<Record<string, string>> = {}) {
  return Object.entries(song).toSorted();
}
