/**
 * What primary and workers exchange at a start: the worker's configuration in an environment variable, and its
 * startup report as a message.
 */
import { z } from "zod";

/** The environment variable with a worker's configuration. It holds no secrets. */
export const configVariable = "ANTARA_WORKER";

const configSchema = z.object({
  /** From 1; a replacement gets the number of the worker it replaces. */
  number: z.int(),
  /** The port to listen on; never 0. */
  port: z.int(),
  connections: z.object({ site: z.int(), visitor: z.int(), service: z.int() }),
});

export type WorkerConfig = Readonly<z.output<typeof configSchema>>;

export function readWorkerConfig(environment: NodeJS.ProcessEnv): WorkerConfig {
  return configSchema.parse(JSON.parse(environment[configVariable] ?? "null"));
}

const reportSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready"), address: z.string() }),
  z.object({ kind: z.literal("refused"), message: z.string() }),
]);

export type StartupReport = Readonly<z.output<typeof reportSchema>>;

/** @returns undefined for other messages on the channel */
export function parseStartupReport(message: unknown): StartupReport | undefined {
  return reportSchema.safeParse(message).data;
}

/** A worker cannot start; the message is the worker's own. */
export class WorkerRefused extends Error {
  override readonly name = "WorkerRefused";
}
