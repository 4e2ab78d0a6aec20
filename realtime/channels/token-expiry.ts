/** Ends a channel together with the token that it was joined with. */
import type { Channel } from "./channel.ts";

/** The longest time that a timer of Node.js can wait, in milliseconds: 24 days. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Replaces the timer of the channel's former token.
 * @param end called once the token has ended; never for a key
 */
export function watchExpiry(channel: Channel, end: () => void): void {
  clearTimeout(channel.expiry);
  const endsAt = channel.identity?.endsAt ?? null;
  if (endsAt === null) return;
  const leftMs = endsAt - Date.now();
  const next = () => (leftMs > longestTimerMs ? watchExpiry(channel, end) : end());
  channel.expiry = setTimeout(next, Math.min(Math.max(leftMs, 0), longestTimerMs)).unref();
}
