/** The error for a host that does not respond in time. */
import type { Host } from "./server-address.ts";

/** @returns an error whose code means that the database is unavailable */
export function notInTime({ name, port }: Host): Error {
  return Object.assign(new Error(`${name}:${port} did not answer in time`), { code: "ETIMEDOUT" });
}
