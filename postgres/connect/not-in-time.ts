/** The error of a host that keeps us waiting. */
import type { Host } from "./server-address.ts";

/** @returns with the code by which whoever asked knows that the database is away */
export function notInTime({ name, port }: Host): Error {
  return Object.assign(new Error(`${name}:${port} did not answer in time`), { code: "ETIMEDOUT" });
}
