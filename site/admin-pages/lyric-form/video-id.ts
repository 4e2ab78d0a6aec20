/**
 * Tells which video the database would store (its function `youtube_video_id`, which decides), while the address is still
 * being typed. Asks nobody.
 */

const hosts =
  /^(?:https?:)?(?:\/\/)?(?:[a-z0-9-]+\.)*(?:youtu\.be|youtube(?:-nocookie|kids|education)?\.com|youtube\.googleapis\.com|ytimg\.com)[/?]/i;

const places = [
  /youtu\.be\/(?:(?:embed|shorts|live|v)\/)?([A-Za-z0-9_-]{11})(?:[/?&#]|$)/i,
  // `embed/videoseries` and `embed/live_stream` have 11 characters as well, and name no video.
  /\.com\/(?:embed|shorts|live|v|vi|vi_webp|e|watch)\/(?!videoseries|live_stream)([A-Za-z0-9_-]{11})(?:[/?&#]|$)/i,
  /^[^?#]*(?:#[/!]*[a-z]*)?\?(?:[^#]*&)?(?:v|vi|video_id)=([A-Za-z0-9_-]{11})(?:[&#/]|$)/i,
];

/**
 * @param typed any address of a YouTube video, the code that embeds it, or its 11 characters
 * @returns the 11 characters, or null when it is no video
 */
export function videoIdIn(typed: string): string | null {
  const tidied = typed.trim();
  if (/^[A-Za-z0-9_-]{11}$/.test(tidied)) return tidied;
  let address = tidied.startsWith("<") ? addressInCode(tidied) : tidied;
  // An address that leads on to the video holds its address in another one; that of the video holds none.
  for (let depth = 1; depth <= 3; depth += 1) {
    const plain = address.replaceAll("&amp;", "&");
    if (!hosts.test(plain)) return null;
    for (const place of places) {
      const video = place.exec(plain)?.[1];
      if (video) return video;
    }
    address = addressWithin(plain);
  }
  return null;
}

function addressInCode(code: string): string {
  return /\s(?:src|href)\s*=\s*["']?([^"'\s>]+)/i.exec(code)?.[1] ?? "";
}

const escapes = { "3A": ":", "2F": "/", "3F": "?", "3D": "=", "26": "&", "25": "%" } as const;

/** @returns what `attribution_link`, `oembed` and their like lead to; empty where there is nothing */
function addressWithin(address: string): string {
  let within = /[?&](?:u|url|q|next|continue)=([^&#]+)/i.exec(address)?.[1] ?? "";
  for (const [digits, sign] of Object.entries(escapes))
    within = within.replaceAll(new RegExp(`%${digits}`, "gi"), sign);
  return within.replace(/^\/(?!\/)/, "https://www.youtube.com/");
}
