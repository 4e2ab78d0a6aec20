/** Starts a process of followers on the core of the load, and waits for what it tells. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onLoadCore } from "../harness/cores.ts";
import type { Heard, Told } from "./told.ts";

export interface HeardChange extends Heard {
  readonly message: string;
}

export interface Followers {
  /** @returns when the next change has been heard by all; asked for before the change is made */
  nextChange(): Promise<HeardChange>;
  close(): Promise<void>;
}

/** @throws when not all of them could subscribe */
export async function openFollowers(address: string, count: number): Promise<Followers> {
  const program = join(import.meta.dirname, "followers.ts");
  const [command = "", ...before] = onLoadCore;
  const child = spawn(command, [...before, process.execPath, program, address, String(count)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const close = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill();
    await ended;
  };
  const told = async (): Promise<Told> => {
    const [message] = await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() => [{ failed: "Their process ended." }]),
    ]);
    return message;
  };
  const first = await told();
  if (!("subscribed" in first)) {
    await close();
    throw new Error(
      `${count} sockets could not subscribe at ${address}. ${"failed" in first ? first.failed : ""}`,
    );
  }
  return {
    async nextChange() {
      const next = await told();
      if ("heard" in next) return { ...next.heard, message: next.message };
      throw new Error(`Not all sockets heard the change. ${"failed" in next ? next.failed : ""}`);
    },
    close,
  };
}
