/** What a site does for itself at each start and once a day. A chore that fails is logged and tried again the next day. */
import { emptyOldTrash, foldOldViews, forgetOldMissedSearches } from "#catalogue";
import type { Live } from "../../site/door.ts";
import type { Log } from "../log/index.ts";

const day = 24 * 3_600_000;

const chores: Readonly<Record<string, (sql: Live["sql"]) => Promise<number>>> = {
  "emptying the trash of what is older than thirty days": emptyOldTrash,
  "folding the times of old views": foldOldViews,
  "forgetting missed searches of more than 180 days ago": forgetOldMissedSearches,
};

/**
 * Begins at once, and holds up nobody.
 * @returns what ends it, once the chores of this moment are done
 */
export function doDailyChores(sql: Live["sql"], log: Log): () => Promise<void> {
  const doAll = async () => {
    for (const [name, chore] of Object.entries(chores)) {
      try {
        const count = await chore(sql);
        if (count > 0) log.info(`Done: ${name} (${count}).`);
      } catch (error) {
        log.warn(`Failed: ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  let current = doAll();
  const timer = setInterval(() => {
    current = doAll();
  }, day);
  timer.unref();
  return () => {
    clearInterval(timer);
    return current;
  };
}
