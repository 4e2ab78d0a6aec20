/** Puts the servers on one core and the load on another, so that neither slows down the other. */
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** A command run this way, and everything it starts (such as a database), runs on the first core. */
export const onServerCore: readonly string[] = ["taskset", "-c", "0"];

export const onLoadCore: readonly string[] = ["taskset", "-c", "1"];

/** @throws when this machine does not have two cores and the program taskset */
export function requireTwoCores(): void {
  const hasTwo = availableParallelism() >= 2 && spawnSync("taskset", ["-c", "0,1", "true"]).status === 0;
  if (!hasTwo) {
    throw new Error(
      "This benchmark needs Linux with two cores and the program taskset (Debian's package util-linux): the server runs on " +
        "the first core, the load on the second.",
    );
  }
}
