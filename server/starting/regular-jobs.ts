/** The jobs that are due again and again: songs are published at their times, and what is old is deleted. */
import {
  type DueDraft,
  emptyOldTrash,
  foldOldViews,
  forgetOldMissedSearches,
  forgetOldUnfinishedForms,
  forgetReportsOfGoneSongs,
  publishDueDrafts,
} from "#catalogue";
import type { Queue } from "#queue";
import { forgetOldChanges } from "#realtime";
import type { Live } from "../../site/door.ts";
import type { Log } from "../log/index.ts";

/** In milliseconds. Each draft is at most half a minute late, also after a restart. */
const quarterOfMinute = 15_000;
const minute = 60_000;
const day = 24 * 60 * minute;

export function addRegularJobs(queue: Queue, sql: Live["sql"], log: Log): void {
  const tell = ({ title, failure }: DueDraft) => {
    if (failure === null) log.info(`Published at its time: "${title}".`);
    else log.warn(`Not published at its time, and still a draft: "${title}": ${failure}`);
  };
  const publish = (_: unknown, stopping: AbortSignal) => publishDueDrafts(sql, tell, stopping);
  queue.add({ key: "publishing drafts", every: quarterOfMinute, run: publish });
  queue.add({ key: "deleting old changes", every: minute, run: () => forgetOldChanges(sql) });
  /** @param done is called after something was removed */
  const addDeletion = (key: string, remove: (sql: Live["sql"]) => Promise<number>, done = () => {}) => {
    const run = async () => {
      const count = await remove(sql);
      if (count === 0) return;
      log.info(`Done: ${key} (${count}).`);
      done();
    };
    return queue.add({ key, every: day, run });
  };
  const removeReports = addDeletion("deleting reports of songs that are gone", forgetReportsOfGoneSongs);
  addDeletion("deleting trash older than 30 days", emptyOldTrash, removeReports);
  addDeletion("merging the times of old views", foldOldViews);
  addDeletion("deleting missed searches older than 180 days", forgetOldMissedSearches);
  addDeletion("deleting unfinished songs older than 30 days", forgetOldUnfinishedForms);
}
