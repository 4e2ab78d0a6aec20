import { expect, test } from "vitest";
import { openTestDatabase } from "../../testing/index.ts";

const { sql } = await openTestDatabase();

const video = "dQw4w9WgXcQ";

const addresses = [
  video,
  ` ${video} `,
  `https://www.youtube.com/watch?v=${video}`,
  `http://youtube.com/watch?v=${video}&t=1m30s`,
  `https://www.youtube.com/watch?list=PL1&v=${video}&index=2&t=3s`,
  `https://www.youtube.com/watch?app=desktop&amp;v=${video}`,
  `https://www.youtube.com/watch/?v=${video}#t=3`,
  `https://www.youtube.com/watch/${video}`,
  `https://www.youtube.com/?v=${video}`,
  `https://www.youtube.com/?feature=player_embedded&v=${video}`,
  `https://www.youtube.com/watch_popup?v=${video}`,
  `https://m.youtube.com/#/watch?v=${video}`,
  `m.youtube.com/watch?v=${video}`,
  `youtube.com/watch?v=${video}`,
  `https://music.youtube.com/watch?v=${video}&list=RDAMVM${video}`,
  `//www.youtube-nocookie.com/embed/${video}?rel=0`,
  `https://www.youtube.com/embed/${video}?start=30&autoplay=1`,
  `https://www.youtube.com/shorts/${video}?feature=share`,
  `https://youtube.com/live/${video}?si=abc`,
  `https://www.youtube.com/v/${video}?version=3&hl=en_US`,
  `https://www.youtube.com/e/${video}`,
  `https://www.youtube.com/vi/${video}/0.jpg`,
  `https://i.ytimg.com/vi/${video}/hqdefault.jpg`,
  `https://www.youtubekids.com/watch?v=${video}`,
  `https://youtube.googleapis.com/v/${video}`,
  `youtu.be/${video}`,
  `https://youtu.be/${video}?si=abc&t=42`,
  `HTTPS://YOUTU.BE/${video}`,
  `https://www.youtube.com/attribution_link?a=8g8kPrPIi-ecwIsS&u=/watch%3Fv%3D${video}%26feature%3Dem-uploademail`,
  `https://www.youtube.com/attribution_link?a=tolCzpA7CrY&u=%2Fwatch%3Fv%3D${video}%26feature%3Dshare`,
  `http://www.youtube.com/attribution_link?u=%2Fwatch%3Ffeature%3Dshare%26v%3D${video}&a=x`,
  `https://www.youtube.com/oembed?url=http%3A//www.youtube.com/watch?v%3D${video}&format=json`,
  `https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2F${video}&format=json`,
  `https://www.youtube.com/redirect?q=https%3A%2F%2Fwww.youtube.com%2Fshorts%2F${video}`,
  `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${video}&gl=DE`,
  `<iframe width="560" height="315" src="https://www.youtube.com/embed/${video}?si=x&amp;start=9" title="YouTube video player" allowfullscreen></iframe>`,
  `<iframe\n  src='//www.youtube-nocookie.com/embed/${video}'></iframe>`,
  `<iframe src=https://www.youtube.com/embed/${video}></iframe>`,
  `<a href="https://youtu.be/${video}">Geet</a>`,
];

const others = [
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://www.youtube.com/embed/live_stream?channel=UC1",
  "https://www.youtube.com/playlist?list=PLdQw4w9WgXcQ",
  "https://www.youtube.com/@lata/videos",
  "https://www.youtube.com/watch?v=short",
  "https://youtu.be/dQw4w9WgXcQextra",
  "https://vimeo.com/12345678901",
  `https://evil.example/?u=https://youtu.be/${video}`,
  `https://notyoutube.com/watch?v=${video}`,
  `https://youtube.com.evil.example/watch?v=${video}`,
  `https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example%2Fwatch%3Fv%3D${video}`,
  `<iframe src="https://player.vimeo.com/video/12345678901"></iframe>`,
  `<iframe></iframe>`,
  "not a video",
  "<",
];

const storedOf = async (text: string) => {
  const [row] = await sql<{ id: string }[]>`
    select stored as id from (select private.youtube_video_id(${text}) as stored) as s
    where stored ~ '^[A-Za-z0-9_-]{11}$'`;
  return row?.id ?? null;
};

test.each(addresses)("the video of '%s' is stored", async (text) => {
  expect(await storedOf(text)).toBe(video);
});

test.each(others)("'%s' names no video", async (text) => {
  expect(await storedOf(text)).toBeNull();
});
