/**
 * Learns the words of changed songs, a few at a time, so that requests wait for milliseconds at most: at the start what was left, and
 * then what each change of the catalogue notes. After a change of the glossary it looks for the words of all songs.
 */
import { setTimeout } from "node:timers/promises";
import { findWordsAnew, type GlossaryReader, learnSongs } from "#catalogue";
import type { ChangeFeed } from "#realtime";
import type { Live } from "../../site/door.ts";
import type { Log } from "../log/index.ts";

/** About 15 ms of work. */
const songsAtOnce = 4;

/** A pause is this many times as long as the work before it: learning takes a quarter of the processor at most. */
const pauses = 3;

/**
 * In milliseconds: how long nothing must have changed before more than a few songs are learned, because an import needs the whole
 * processor, and how long a pause lasts if changes never stop.
 */
const usualPauses = { quiet: 3_000, longest: 15_000 };

interface BackgroundLearning {
  /** Resolves when nothing is being learned any more. */
  close(): Promise<void>;
}

export function learnInBackground(
  sql: Live["sql"],
  changes: Pick<ChangeFeed, "onChange">,
  glossary: GlossaryReader,
  log: Log,
  { quiet, longest } = usualPauses,
): BackgroundLearning {
  const closing = new AbortController();
  let isWanted = false;
  let changedAt = -Infinity;
  const pause = async (worked: number) => {
    const latestEnd = performance.now() + longest;
    let left = pauses * worked;
    while (left > 0) {
      await setTimeout(left, undefined, { signal: closing.signal });
      left = Math.min(changedAt + quiet, latestEnd) - performance.now();
    }
  };
  const learnAll = async () => {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      const start = performance.now();
      const learned = await learnSongs(sql, songsAtOnce, glossary);
      const found = learned < songsAtOnce ? await findWordsAnew(sql, songsAtOnce, glossary) : 0;
      if (Math.max(learned, found) === songsAtOnce) isWanted = true;
      if (isWanted) await pause(performance.now() - start);
    }
  };
  let running: Promise<void> | undefined;
  const run = () => {
    isWanted = true;
    running ??= learnAll()
      .catch((error: Error) => {
        if (!closing.signal.aborted)
          log.warn(`Songs were not learned, and will be after the next change: ${error.message}`);
      })
      .finally(() => {
        running = undefined;
        if (isWanted && !closing.signal.aborted) run();
      });
  };
  const unfollow = changes.onChange(() => {
    changedAt = performance.now();
    run();
  });
  run();
  return {
    close() {
      unfollow();
      closing.abort();
      return running ?? Promise.resolve();
    },
  };
}
