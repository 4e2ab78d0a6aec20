/** Parses what a client wants to send to a channel: JSON, or bytes. */
import { z } from "zod";
import type { Broadcast } from "../bus/bus-message.ts";
import { refuse } from "../errors.ts";
import type { Limits } from "../limits.ts";
import type { Message } from "../wire/message.ts";

const content = z.object({
  event: z.string(),
  payload: z.unknown().optional(),
  persist: z.unknown().optional(),
});

/**
 * @param message its payload has the event and the payload of the broadcast; a `Buffer` is sent as bytes
 * @throws {MessageRefused}
 */
export function parseBroadcast(
  { topic, payload }: Pick<Message, "topic" | "payload">,
  limits: Limits,
): Broadcast {
  const read = content.safeParse(payload);
  if (!read.success) throw refuse("malformedBroadcast", { problem: "`event` is a text" });
  const { event, payload: sent = {}, persist } = read.data;
  if (persist) throw refuse("persist");
  const encoding = Buffer.isBuffer(sent) ? "binary" : "json";
  // In the binary form of the protocol, a byte has the length.
  const nameLength = (name: string) => (encoding === "binary" ? Buffer.byteLength(name) : name.length);
  if (Math.max(nameLength(event), nameLength(topic)) > limits.nameCharacters) {
    throw refuse("malformedBroadcast", {
      problem: `the names of topic and event have ${limits.nameCharacters} characters at most`,
    });
  }
  const text = Buffer.isBuffer(sent) ? sent.toString("base64") : JSON.stringify(sent);
  const bytes = Buffer.isBuffer(sent) ? sent.length : Buffer.byteLength(text);
  if (bytes > limits.broadcastBytes) throw refuse("broadcastTooLong", { most: limits.broadcastBytes });
  return { kind: "broadcast", topic, event, encoding, payload: text };
}
