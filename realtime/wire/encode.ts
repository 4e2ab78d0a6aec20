/** Encodes messages for a client. The payload may already be JSON, so that it is written once for many clients. */
import type { Message, ProtocolVersion } from "./message.ts";

export function encode(version: ProtocolVersion, { payload, ...head }: Message): string {
  return encodeAround(version, head, JSON.stringify(payload));
}

/** @param payload JSON */
export function encodeAround(
  version: ProtocolVersion,
  { joinRef, ref, topic, event }: Omit<Message, "payload">,
  payload: string,
): string {
  if (version === "1.0.0") {
    const head = JSON.stringify({ topic, event, ref, join_ref: joinRef });
    return `${head.slice(0, -1)},"payload":${payload}}`;
  }
  const head = JSON.stringify([joinRef, ref, topic, event]);
  return `${head.slice(0, -1)},${payload}]`;
}

/** A broadcast of bytes: its kind, the lengths of topic, event and metadata (none), and the encoding (bytes). */
export function encodeBinaryBroadcast(topic: string, event: string, payload: Buffer): Buffer {
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
  const head = Buffer.from([4, topicBytes.length, eventBytes.length, 0, 0]);
  return Buffer.concat([head, topicBytes, eventBytes, payload]);
}
