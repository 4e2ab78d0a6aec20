/** Jobs that run at each start and once a day. A failed job is logged and retried the next day. */
import {
  emptyOldTrash,
  foldOldViews,
  forgetOldMissedSearches,
  forgetOldUnfinishedForms,
  forgetReportsOfGoneSongs,
} from "#catalogue";
import type { Live } from "../../site/door.ts";
import type { Log } from "../log/index.ts";

const day = 24 * 3_600_000;

const jobs: Readonly<Record<string, (sql: Live["sql"]) => Promise<number>>> = {
  "deleting trash older than 30 days": emptyOldTrash,
  "deleting reports of songs that are gone": forgetReportsOfGoneSongs,
  "merging the times of old views": foldOldViews,
  "deleting missed searches older than 180 days": forgetOldMissedSearches,
  "deleting unfinished songs older than 30 days": forgetOldUnfinishedForms,
};

/**
 * Runs the jobs immediately, in the background, and then daily.
 * @returns a function that stops them, once the current jobs are done
 */
export function startDailyJobs(sql: Live["sql"], log: Log): () => Promise<void> {
  const runAll = async () => {
    for (const [name, job] of Object.entries(jobs)) {
      try {
        const count = await job(sql);
        if (count > 0) log.info(`Done: ${name} (${count}).`);
      } catch (error) {
        log.warn(`Failed: ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  let current = runAll();
  const timer = setInterval(() => {
    current = runAll();
  }, day);
  timer.unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}
