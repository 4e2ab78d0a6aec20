/**
 * Sends broadcasts to the members of their channels, one after the other. When too much waits it drops messages, and
 * tells the members of the channel so.
 */

import type { Broadcast } from "../bus/bus-message.ts";
import type { Channel } from "../channels/channel.ts";
import { createPauses } from "../channels/pauses.ts";
import { sendSystemMessage } from "../channels/system-message.ts";
import type { Topics } from "../channels/topics.ts";
import type { Limits } from "../limits.ts";
import { encodeAround, encodeBinaryBroadcast } from "../wire/encode.ts";
import type { ProtocolVersion } from "../wire/message.ts";

interface Delivery {
  /** @param sender gets the message only if it asked for its own messages */
  add(broadcast: Broadcast, sender: Channel | undefined): void;
  isFull(): boolean;
}

export function createDelivery(topics: Topics, limits: Pick<Limits, "deliveryWaitingBytes">): Delivery {
  const waiting: { readonly broadcast: Broadcast; readonly sender: Channel | undefined }[] = [];
  const missed = new Set<string>();
  const pause = createPauses({ isHalfTime: true });
  let waitingBytes = 0;
  let isRunning = false;

  const isFull = () => waitingBytes > limits.deliveryWaitingBytes;

  async function run(): Promise<void> {
    isRunning = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      waitingBytes -= sizeOf(next.broadcast);
      const frames = createFrameWriter(next.broadcast);
      for (const channel of topics.of(next.broadcast.topic)) {
        const frame = channel === next.sender && !channel.hearsItself ? null : frames(channel.client.version);
        if (frame) channel.client.send(frame, next.broadcast.encoding === "binary");
        await pause();
      }
    }
    for (const topic of missed) tellMissed(topic);
    missed.clear();
    isRunning = false;
  }

  function tellMissed(topic: string): void {
    for (const channel of topics.of(topic)) {
      sendSystemMessage(channel, {
        extension: "system",
        status: "error",
        message: "messages may have been missed",
      });
    }
  }

  return {
    add(broadcast, sender) {
      if (topics.of(broadcast.topic).size === 0) return;
      if (isFull()) return void missed.add(broadcast.topic);
      waitingBytes += sizeOf(broadcast);
      waiting.push({ broadcast, sender });
      if (!isRunning) void run();
    },
    isFull,
  };
}

/** Small messages take memory, too. */
const overheadBytes = 200;

function sizeOf({ payload }: Broadcast): number {
  return payload.length + overheadBytes;
}

/** @returns a function that gives the frame for a protocol, written once; null when the protocol cannot carry it */
function createFrameWriter(broadcast: Broadcast): (version: ProtocolVersion) => Buffer | null {
  const frames = new Map<ProtocolVersion, Buffer | null>();
  return (version) => {
    const written = frames.get(version);
    if (written !== undefined) return written;
    const frame = writeFrame(broadcast, version);
    frames.set(version, frame);
    return frame;
  };
}

function writeFrame({ topic, event, encoding, payload }: Broadcast, version: ProtocolVersion): Buffer | null {
  if (encoding === "binary") {
    return version === "2.0.0" ? encodeBinaryBroadcast(topic, event, Buffer.from(payload, "base64")) : null;
  }
  const head = { joinRef: null, ref: null, topic, event: "broadcast" };
  const content = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${payload}}`;
  return Buffer.from(encodeAround(version, head, content));
}
