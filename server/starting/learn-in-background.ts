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

interface BackgroundLearning {
  /** Resolves when nothing is being learned any more. */
  close(): Promise<void>;
}

export function learnInBackground(
  sql: Live["sql"],
  changes: Pick<ChangeFeed, "onChange">,
  glossary: GlossaryReader,
  log: Log,
): BackgroundLearning {
  const closing = new AbortController();
  let isWanted = false;
  const learnAll = async () => {
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      const start = performance.now();
      const learned = await learnSongs(sql, songsAtOnce, glossary);
      const found = learned < songsAtOnce ? await findWordsAnew(sql, songsAtOnce, glossary) : 0;
      if (Math.max(learned, found) === songsAtOnce) isWanted = true;
      if (isWanted)
        await setTimeout(pauses * (performance.now() - start), undefined, { signal: closing.signal });
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
  const unfollow = changes.onChange(run);
  run();
  return {
    close() {
      unfollow();
      closing.abort();
      return running ?? Promise.resolve();
    },
  };
}
