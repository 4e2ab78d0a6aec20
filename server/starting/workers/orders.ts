/** What a primary and its workers say to each other: orders in the environment, an answer over the channel. */
import { z } from "zod";

/** The environment variable by which a worker knows its orders; Node.js keeps it from nobody who may see settings. */
export const ordersVariable = "ANTARA_WORKER";

const ordersSchema = z.object({
  /** From 1 on; a worker that takes the place of another has its number. */
  number: z.int(),
  /** Where to listen; never 0. */
  port: z.int(),
  connections: z.object({ site: z.int(), visitor: z.int(), service: z.int() }),
});

export type Orders = Readonly<z.output<typeof ordersSchema>>;

export function readOrders(environment: NodeJS.ProcessEnv): Orders {
  return ordersSchema.parse(JSON.parse(environment[ordersVariable] ?? "null"));
}

const answerSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready"), address: z.string() }),
  z.object({ kind: z.literal("refused"), message: z.string() }),
]);

export type Answer = Readonly<z.output<typeof answerSchema>>;

/** @returns nothing for other messages on the same channel */
export function readAnswer(message: unknown): Answer | undefined {
  return answerSchema.safeParse(message).data;
}

/** A worker cannot start; the message is its own. */
export class WorkerRefusal extends Error {
  override readonly name = "WorkerRefusal";
}
