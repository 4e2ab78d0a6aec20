/** What the processes of one database tell each other. Refuses everything else, since any session may notify. */
import { z } from "zod";

const broadcast = z.object({
  kind: z.literal("broadcast"),
  topic: z.string(),
  event: z.string(),
  encoding: z.enum(["json", "binary"]),
  /** JSON, or bytes in base64. */
  payload: z.string(),
});

/** A message that a client sends to all members of a channel. */
export type Broadcast = z.output<typeof broadcast>;

const busMessage = z.discriminatedUnion("kind", [broadcast]);

export type BusMessage = z.output<typeof busMessage>;

const batch = z.array(busMessage);

/** @returns the messages of a batch, or null when it is none */
export function parseBatch(text: string): readonly BusMessage[] | null {
  try {
    return batch.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
