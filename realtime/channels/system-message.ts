/** Messages of the site itself on a channel; the official client passes them to `channel.on("system", …)`. */
import { encode } from "../wire/encode.ts";
import { type Channel, nameOf } from "./channel.ts";

interface SystemMessage {
  readonly status: "ok" | "error";
  readonly message: string;
  /** The extension concerned; changes of tables by default. */
  readonly extension?: "postgres_changes" | "system";
  /** The catalogue's version. */
  readonly version?: number;
}

export function sendSystemMessage(
  { client, topic, joinRef }: Pick<Channel, "client" | "topic" | "joinRef">,
  { extension = "postgres_changes", ...message }: SystemMessage,
): void {
  const payload = { extension, ...message, channel: nameOf(topic) };
  client.send(encode(client.version, { joinRef, ref: null, topic, event: "system", payload }));
}
