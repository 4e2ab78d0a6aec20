/** Keeps this process known as alive, and removes the members of processes that are silent for too long. */
import type { Members } from "./members.ts";

interface InstanceWatch {
  /** A process has told something. */
  heard(instance: string): void;
  close(): void;
}

interface WatchParts {
  /** This process, which is never removed. */
  readonly instance: string;
  readonly members: Members;
  /** Two beats may be lost before a process counts as gone. */
  readonly silenceMs: number;
  /** Tells that this process is alive. */
  readonly beat: () => void;
}

const nobody: ReadonlySet<number> = new Set();

export function watchInstances({ instance: own, members, silenceMs, beat }: WatchParts): InstanceWatch {
  const heardAt = new Map<string, number>();

  function removeSilent(): void {
    for (const instance of [...members.instances()]) {
      const silentMs = performance.now() - (heardAt.get(instance) ?? 0);
      if (instance !== own && silentMs > silenceMs) members.keepOnly(instance, nobody);
    }
    for (const instance of [...heardAt.keys()]) {
      if (members.countOf(instance) === 0) heardAt.delete(instance);
    }
  }

  const timer = setInterval(() => {
    beat();
    removeSilent();
  }, silenceMs / 3).unref();
  return {
    heard: (instance) => heardAt.set(instance, performance.now()),
    close: () => clearInterval(timer),
  };
}
