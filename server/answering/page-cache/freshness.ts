/** Tells pages from before a change from those made after it. Does not know which page shows what. */
import type { ChangeFeed } from "#realtime";

export interface Freshness {
  /** Everything read from the catalogue before this moment may be outdated. */
  invalidate(): void;
  /** Subscribes to changes: from now on each change invalidates, whoever made it. */
  follow(changes: Pick<ChangeFeed, "onChange" | "version">): void;
  /** A growing number; pages made at a smaller number are outdated. */
  current(): number;
}

export function createFreshness(): Freshness {
  let invalidations = 0;
  let version = () => 0;
  const invalidate = () => {
    invalidations += 1;
  };
  return {
    invalidate,
    follow(changes) {
      changes.onChange(invalidate);
      version = changes.version;
    },
    // Includes the version, since each page carries it and an open page that sees another one reloads. The version
    // counts a change once all listeners know it, so a page made before that would carry the old one.
    current: () => invalidations + version(),
  };
}
