/** Runs on one server: what it executes is executed on both by `save-parts`. */
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { emptyBeforeEachTest, wholeSong } from "../testing/empty-catalogue.ts";
import { findWrongFields } from "./find-wrong-fields.ts";

const { sql } = await openTestDatabase();
emptyBeforeEachTest(sql);

const wrong = {
  ...wholeSong,
  track_number: Number.NaN,
  cover_image_url: "abc",
  year: 19777,
  youtube_video_id: "https://vimeo.com/1",
};

test("all wrong fields are found, whichever is known, and nothing is stored", async () => {
  const found = await findWrongFields(sql, wrong, { year: "known" });
  expect(found).toEqual({
    year: "known",
    track_number: "Please give a track number from 1 to 999, or none.",
    cover_image_url: expect.stringMatching(/^This is not the address of a picture/),
    youtube_video_id: expect.stringMatching(/^This is not a video on YouTube/),
  });
  expect(await findWrongFields(sql, wrong, found)).toEqual(found);
  expect(await sql`select from lyrics`).toHaveLength(0);
});

test("missing and too long fields are found beside the others", async () => {
  const title = "g".repeat(301);
  expect(Object.keys(await findWrongFields(sql, { ...wrong, title }, { year: "known" }))).toContain("title");
  const blank = { ...wrong, title: " ", lyrics_hindi: "", lyrics_english: "" };
  const found = await findWrongFields(sql, blank, { title: "missing", lyrics_hindi: "missing" });
  expect(Object.keys(found).sort()).toEqual([
    "cover_image_url",
    "lyrics_hindi",
    "title",
    "track_number",
    "year",
    "youtube_video_id",
  ]);
});

test("a song with one wrong field has no others", async () => {
  const found = await findWrongFields(sql, { ...wholeSong, year: 1800 }, { year: "known" });
  expect(found).toEqual({ year: "known" });
});
