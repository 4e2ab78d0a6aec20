/** Puts the servers on one core and what asks them on another, so that neither takes time of the other. */
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** What runs under it, and all that it starts, a database too, shares the first core. */
export const onServerCore: readonly string[] = ["taskset", "-c", "0"];

export const onLoadCore: readonly string[] = ["taskset", "-c", "1"];

/** @throws when this machine cannot keep the two apart */
export function refuseOneCore(): void {
  const hasTwo = availableParallelism() >= 2 && spawnSync("taskset", ["-c", "0,1", "true"]).status === 0;
  if (!hasTwo) {
    throw new Error(
      "This benchmark needs Linux with two cores and the program taskset (Debian's package util-linux): the server runs on " +
        "the first core, what asks it on the second.",
    );
  }
}
