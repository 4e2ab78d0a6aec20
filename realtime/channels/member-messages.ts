/**
 * Handles what a member of a channel sends to the others: broadcasts, and its presence. Refuses who has not joined.
 */
import { z } from "zod";
import { parseBroadcast } from "../broadcast/parse-broadcast.ts";
import { refuse } from "../errors.ts";
import type { Message } from "../wire/message.ts";
import type { Channel } from "./channel.ts";
import type { Hub } from "./hub.ts";

const presencePayload = z.discriminatedUnion("event", [
  z.object({ event: z.literal("track"), payload: z.record(z.string(), z.unknown()).nullish() }),
  z.object({ event: z.literal("untrack") }),
]);

/** @returns whether the event is one of those that this file handles */
export function isMemberEvent(event: string): boolean {
  return event === "broadcast" || event === "presence";
}

/**
 * @param isSendAllowed counts what the connection sends
 * @returns whether the client wants a reply
 * @throws {MessageRefused}
 */
export async function handleMemberMessage(
  hub: Hub,
  channel: Channel,
  message: Message,
  isSendAllowed: () => boolean,
): Promise<boolean> {
  const isOfThisJoin = (message.joinRef ?? channel.joinRef) === channel.joinRef;
  if (!hub.topics.has(channel) || !isOfThisJoin) throw refuse("unmatchedTopic");
  if (!hub.broadcasts || !hub.presence) throw refuse("messagesOff");
  if (!isSendAllowed()) {
    throw refuse("tooManyBroadcasts", { who: "A connection", most: hub.limits.sendsPerSecond });
  }
  if (message.event === "presence") {
    await changePresence(hub.presence, hub.topics, channel, message);
    return true;
  }
  const sender = { role: channel.identity?.role ?? "", network: channel.client.network, channel };
  await hub.broadcasts.send([parseBroadcast(message, hub.limits)], sender);
  return channel.wantsAck;
}

async function changePresence(
  presence: NonNullable<Hub["presence"]>,
  topics: Hub["topics"],
  channel: Channel,
  { payload }: Message,
): Promise<void> {
  const read = presencePayload.safeParse(payload);
  if (!read.success) throw refuse("malformedPresence");
  if (read.data.event === "untrack") return presence.untrack(channel);
  await presence.track(channel, read.data.payload ?? {});
  // Whoever is present also sees who else is, even if it has not asked for that when it joined.
  // Who has left meanwhile would stay in memory.
  if (topics.has(channel)) presence.follow(channel);
}
