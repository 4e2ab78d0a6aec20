/**
 * Brings changes to the channels that have subscribed to them. Each is written once for all that get the same: the same
 * protocol, topic, join and subscriptions.
 */
import { setImmediate } from "node:timers/promises";
import type { Change } from "../change-feed/change.ts";
import { encode, encodeAround } from "../wire/encode.ts";
import { writeChange } from "./change-payload.ts";
import { type Channel, nameOf } from "./channel.ts";
import { interestedIn, type Shape, type Subscription } from "./subscription.ts";

/** How long, in milliseconds, everybody else waits at most while changes are sent. */
const longestTurn = 10;

/**
 * @param channels may change meanwhile
 * @param isOfViewsAlone of these songs nothing has changed but how often they were viewed
 */
export async function spreadChanges(
  changes: readonly Change[],
  channels: ReadonlySet<Channel>,
  isOfViewsAlone = false,
): Promise<void> {
  let began = performance.now();
  for (const change of changes) {
    const write = writerOf(change);
    for (const channel of channels) {
      const interested = interestedIn(channel.subscriptions, change, isOfViewsAlone);
      for (const [shape, subscriptions] of Map.groupBy(interested, (subscription) => subscription.shape)) {
        channel.client.send(write(channel, shape, subscriptions));
      }
      if (performance.now() - began > longestTurn) {
        await setImmediate();
        began = performance.now();
      }
    }
  }
}

/** @returns what gives the bytes for a channel, the same ones for all that get the same */
function writerOf(
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

/** Tells all that have subscribed to anything what is not told row by row. */
export function tellAll(channels: Iterable<Channel>, message: string, version: number): void {
  for (const channel of channels) tellSystem(channel, { status: "ok", message, version });
}

interface SystemMessage {
  readonly status: "ok" | "error";
  readonly message: string;
  /** Whose business it is; changes of tables, if nothing else is said. */
  readonly extension?: "postgres_changes" | "system";
  /** Of the catalogue. */
  readonly version?: number;
}

export function tellSystem(
  { client, topic, joinRef }: Pick<Channel, "client" | "topic" | "joinRef">,
  { extension = "postgres_changes", ...message }: SystemMessage,
): void {
  const payload = { extension, ...message, channel: nameOf(topic) };
  client.send(encode(client.version, { joinRef, ref: null, topic, event: "system", payload }));
}
