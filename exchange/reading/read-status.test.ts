import { describe, expect, test } from "vitest";
import type { ReadSong } from "../songs/exchanged-song.ts";
import { songOfRow } from "./song-of-row.ts";

const read = (values: Record<string, unknown>): ReadSong<string> =>
  songOfRow({ place: "line 2", values }, new Map(), false);
const statusIn = (column: string, content: unknown) => {
  const { song, problem } = read({ [column]: content });
  return problem ? "wrong" : song.status;
};

describe("a status is read in the words of people and programs", () => {
  test.each([
    ["public", "public| Published |PUBLISH|live|प्रकाशित|सार्वजनिक"],
    [
      "draft",
      "draft|Drafts|auto-draft|Unpublished|pending|Pending_Review|future|scheduled|private|ड्राफ़्ट|ड्राफ्ट|मसौदा|अप्रकाशित",
    ],
    ["withdrawn", "withdrawn|Taken down|archived"],
    ["wrong", "|trash|deleted|wip|-|n/a|yes|true|1|0|Maharashtra|1975"],
  ])("%s: %s", (status, words) => {
    expect(words.split("|").map((word) => [word, statusIn("status", word)])).toEqual(
      words.split("|").map((word) => [word, status]),
    );
  });

  test.each([
    ["Published?", "public", "draft"],
    ["is_published", "public", "draft"],
    ["प्रकाशित", "public", "draft"],
    ["isDraft", "draft", "public"],
    ["draft", "draft", "public"],
    ["status", "wrong", "wrong"],
  ])("a column %s may be answered by yes (%s) and no (%s)", (column, yes, no) => {
    expect([true, "Yes", "1", "हाँ", "✓"].map((content) => statusIn(column, content))).toEqual(
      Array(5).fill(yes),
    );
    expect([false, "no", "0", "नहीं"].map((content) => statusIn(column, content))).toEqual(Array(4).fill(no));
    expect(statusIn(column, null)).toBe("wrong");
  });
});

test("a file without a status says nothing of it", () => {
  expect(read({ title: "A" })).toEqual({ place: "line 2", song: { title: "A" } });
  expect(read({ title: "A", publish_at: "" }).song).toEqual({ title: "A", publish_at: "" });
});

test.each([
  [{ publish_at: "2999-01-02" }, { status: "draft", publish_at: "2999-01-02T00:00:00Z" }, /^$/],
  [{ publish_at: "2001-01-02" }, { status: "draft" }, /is past and was left out, so it stays a draft\.$/],
  [
    { status: "live", publish_at: "2 Jan 2999, 5:30 pm +05:30" },
    { status: "draft", publish_at: "2999-01-02T17:30:00+05:30" },
    /so it is a draft until then\.$/,
  ],
  [{ status: "live", publish_at: "2001-01-02" }, { status: "public" }, /^$/],
  [
    { status: "withdrawn", publish_at: "2999-01-02 10:00" },
    { status: "withdrawn", publish_at: "2999-01-02T10:00:00Z" },
    /^$/,
  ],
])(
  "a time to come makes a song a draft until then, and a past one is left out: %o",
  (values, song, remark) => {
    const found = read(values);
    expect(found.song).toEqual(song);
    expect((found.remarks ?? []).join()).toMatch(remark);
  },
);
