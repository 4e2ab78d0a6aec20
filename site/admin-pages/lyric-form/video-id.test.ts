import { expect, test } from "vitest";
import { openTestDatabase } from "../../../postgres/testing/index.ts";
import { videoIdIn } from "./video-id.ts";

const { sql } = await openTestDatabase();

const typed = [
  "dQw4w9WgXcQ",
  " dQw4w9WgXcQ ",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3s",
  "https://www.youtube.com/watch/?v=dQw4w9WgXcQ#t=3",
  "https://youtube.com/?v=dQw4w9WgXcQ",
  "m.youtube.com/watch?v=dQw4w9WgXcQ",
  "//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0",
  "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  "https://www.youtube.com/live/dQw4w9WgXcQ?feature=share",
  "https://youtu.be/dQw4w9WgXcQ?si=abc",
  "HTTPS://YOUTU.BE/dQw4w9WgXcQ",
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://www.youtube.com/embed/live_stream?channel=UC1",
  "https://www.youtube.com/@lata/videos",
  "https://www.youtube.com/watch?v=short",
  "https://youtu.be/dQw4w9WgXcQextra",
  "https://vimeo.com/12345678901",
  "https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ",
  "not a video",
];

test.each(typed)("the form shows what the database would store of '%s'", async (text) => {
  const [row] = await sql<{ id: string }[]>`
    select stored as id from (select private.youtube_video_id(${text}) as stored) as s
    where stored ~ '^[A-Za-z0-9_-]{11}$'`;
  expect(videoIdIn(text)).toBe(row?.id ?? null);
});
