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

const memberNumber = z.int().positive();

/** A process tracks a member in a channel, perhaps in the place of an earlier one. */
const track = z.object({
  kind: z.literal("track"),
  topic: z.string(),
  key: z.string(),
  number: memberNumber,
  /** JSON of an object, as clients get it. */
  meta: z.string(),
  replaces: memberNumber.nullable(),
});

export type Track = z.output<typeof track>;

const busMessage = z.discriminatedUnion("kind", [
  broadcast,
  track,
  /** These members are gone. */
  z.object({ kind: z.literal("untrack"), numbers: z.array(memberNumber) }),
  /** The process has no members but these. */
  z.object({ kind: z.literal("only"), numbers: z.array(memberNumber) }),
  /** The process asks all others for their members. */
  z.object({ kind: z.literal("hello") }),
  /** The process is alive and has so many members. */
  z.object({ kind: z.literal("beat"), members: z.int().nonnegative() }),
]);

export type BusMessage = z.output<typeof busMessage>;

/** What processes tell each other of their members. */
export type PresenceMessage = Exclude<BusMessage, Broadcast>;

const batch = z.array(busMessage);

/** @returns the messages of a batch, or null when it is none */
export function parseBatch(text: string): readonly BusMessage[] | null {
  try {
    return batch.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
