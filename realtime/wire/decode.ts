/**
 * Decodes what a client sends. Refuses everything that is not a message of the protocol with one kind of error. Of
 * binary frames it knows the broadcast, which is the only one that clients send.
 */
import { z } from "zod";
import { limits } from "../limits.ts";
import type { Message, ProtocolVersion } from "./message.ts";

/** The bytes are not a message, so there is nothing to reply to. */
export class FrameRefused extends Error {
  override readonly name = "FrameRefused";
}

const name = z.string().max(limits.nameCharacters);
const reference = name.nullish().transform((ref) => ref ?? null);
const payload = z.record(z.string(), z.unknown());

const objectForm = z
  .object({ join_ref: reference, ref: reference, topic: name, event: name, payload })
  .transform(({ join_ref: joinRef, ...message }) => ({ joinRef, ...message }));

const listForm = z
  .tuple([reference, reference, name, name, payload])
  .transform(([joinRef, ref, topic, event, content]) => ({ joinRef, ref, topic, event, payload: content }));

const forms = { "1.0.0": objectForm, "2.0.0": listForm };

/** @throws {FrameRefused} */
export function decode(version: ProtocolVersion, frame: Buffer, isBinary: boolean): Message {
  if (isBinary) return decodeUserBroadcast(version, frame);
  const read = forms[version].safeParse(parseJson(frame));
  if (!read.success) throw new FrameRefused("The text is not a message.");
  return read.data;
}

function parseJson(frame: Buffer): unknown {
  try {
    return JSON.parse(frame.toString("utf8"));
  } catch {
    throw new FrameRefused("The text is not JSON.");
  }
}

/** Kind, the lengths of join reference, reference, topic, event and metadata, and the encoding of the content. */
const broadcastHead = 7;
const userBroadcast = 3;
const encodings = ["bytes", "JSON"];

function decodeUserBroadcast(version: ProtocolVersion, frame: Buffer): Message {
  const [kind, ...lengths] = frame.subarray(0, broadcastHead - 1);
  const encoding = encodings[frame[broadcastHead - 1] ?? -1];
  const contentAt = broadcastHead + lengths.reduce((sum, length) => sum + length, 0);
  if (version !== "2.0.0" || kind !== userBroadcast || !encoding || frame.length < contentAt) {
    throw new FrameRefused("The bytes are not a message.");
  }
  const [joinRef = "", ref = "", topic = "", event = "", metadata = ""] = textsOf(
    frame.subarray(broadcastHead),
    lengths,
  );
  const content = frame.subarray(contentAt);
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: "broadcast",
    payload: {
      ...(metadata && payload.catch({}).parse(parseJson(Buffer.from(metadata)))),
      event,
      payload: encoding === "JSON" ? parseJson(content) : content,
    },
  };
}

function textsOf(bytes: Buffer, lengths: readonly number[]): string[] {
  let from = 0;
  return lengths.map((length) => {
    const text = bytes.toString("utf8", from, from + length);
    from += length;
    return text;
  });
}
