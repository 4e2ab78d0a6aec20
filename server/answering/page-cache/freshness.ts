/** Tells pages that were made before a change from those made after it. Knows nothing of which page shows what. */
import type { ChangeFeed } from "#realtime";

export interface Freshness {
  /** All that was read from the catalogue before this moment may be outdated. */
  outdate(): void;
  /** From now on, each change that this process hears of outdates, whoever made it. */
  follow(changes: Pick<ChangeFeed, "onChange" | "version">): void;
  /** A number; what was made while it was smaller is outdated. */
  current(): number;
}

export function createFreshness(): Freshness {
  let outdated = 0;
  let version = () => 0;
  const outdate = () => {
    outdated += 1;
  };
  return {
    outdate,
    follow(changes) {
      changes.onChange(outdate);
      version = changes.version;
    },
    // A page carries the version, and an open one that sees another loads itself again. The version counts a change when
    // all have heard of it, so a page made meanwhile would carry the one before.
    current: () => outdated + version(),
  };
}
