/**
 * Sends changes to the channels that subscribe to them. Each message is encoded once for all recipients that get the
 * same: same protocol, topic, join and subscriptions.
 */
import type { Change } from "../change-feed/change.ts";
import { encodeAround } from "../wire/encode.ts";
import { writeChange } from "./change-payload.ts";
import type { Channel } from "./channel.ts";
import { createPauses } from "./pauses.ts";
import { matchingSubscriptions, type Shape, type Subscription } from "./subscription.ts";
import { sendSystemMessage } from "./system-message.ts";

/**
 * @param channels may change while this runs
 * @param isViewsOnly only the views of these songs have changed
 */
export async function deliverChanges(
  changes: readonly Change[],
  channels: ReadonlySet<Channel>,
  isViewsOnly = false,
): Promise<void> {
  const pause = createPauses();
  for (const change of changes) {
    const write = createFrameWriter(change);
    for (const channel of channels) {
      const interested = matchingSubscriptions(channel.subscriptions, change, isViewsOnly);
      for (const [shape, subscriptions] of Map.groupBy(interested, (subscription) => subscription.shape)) {
        channel.client.send(write(channel, shape, subscriptions));
      }
      await pause();
    }
  }
}

/** @returns a function that gives the bytes for a channel, the same buffer for all that get the same */
function createFrameWriter(
  change: Change,
): (channel: Channel, shape: Shape, subscriptions: readonly Subscription[]) => Buffer {
  const payloads = new Map<Shape, string>();
  const frames = new Map<string, Buffer>();
  return ({ client, topic, joinRef }, shape, subscriptions) => {
    const ids = JSON.stringify(subscriptions.map(({ id }) => id));
    const recipient = JSON.stringify([client.version, joinRef, topic, shape, ids]);
    const written = frames.get(recipient);
    if (written) return written;
    const [table] = subscriptions.flatMap(({ tables }) => tables.get(change.table) ?? []);
    const payload = payloads.get(shape) ?? (table ? writeChange(change, table, shape) : "null");
    payloads.set(shape, payload);
    const head = { joinRef, ref: null, topic, event: "postgres_changes" };
    const frame = Buffer.from(encodeAround(client.version, head, `{"ids":${ids},"data":${payload}}`));
    frames.set(recipient, frame);
    return frame;
  };
}

/** Sends a message about changes that are not sent row by row. */
export function sendToAll(channels: Iterable<Channel>, message: string, version: number): void {
  for (const channel of channels) sendSystemMessage(channel, { status: "ok", message, version });
}
