/**
 * Tells which video the database would store (its function `youtube_video_id`), while the address is still being typed. Asks
 * nobody.
 */

const shortAddress = /^(?:https?:)?(?:\/\/)?(?:[a-z0-9-]+\.)?youtu\.be\//i;
const longAddress = /^(?:https?:)?(?:\/\/)?(?:[a-z0-9-]+\.)?youtube(?:-nocookie)?\.com\//i;

/** `embed/videoseries` and `embed/live_stream` have 11 characters as well, and name no video. */
const inPath =
  /\.com\/(?:embed|shorts|live|v|vi|e)\/(?!videoseries|live_stream)([A-Za-z0-9_-]{11})(?:[/?&#]|$)/i;
const inQuery = /\.com\/(?:watch\/?)?\?(?:[^#]*&)?v=([A-Za-z0-9_-]{11})(?:[&#/]|$)/i;
const inShortAddress = /youtu\.be\/([A-Za-z0-9_-]{11})(?:[/?&#]|$)/i;

/**
 * @param typed any address of a YouTube video, or its 11 characters
 * @returns the 11 characters, or null when it is no video
 */
export function videoIdIn(typed: string): string | null {
  const address = typed.trim();
  if (/^[A-Za-z0-9_-]{11}$/.test(address)) return address;
  if (shortAddress.test(address)) return inShortAddress.exec(address)?.[1] ?? null;
  if (!longAddress.test(address)) return null;
  return inPath.exec(address)?.[1] ?? inQuery.exec(address)?.[1] ?? null;
}
