/** Publishes drafts whose times have come, at the start and four times a minute: each at most half a minute late, also after a restart. */
import { type DueDraft, publishDueDrafts } from "#catalogue";
import type { Live } from "../../site/door.ts";
import type { Log } from "../log/index.ts";

const tick = 15_000;

/**
 * Several instances on one database may do so at once: each draft is published by one of them.
 * @returns a function that stops it, once the current draft is done
 */
export function publishOnTime(sql: Live["sql"], log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const tell = ({ title, failure }: DueDraft) => {
    if (failure === null) log.info(`Published at its time: "${title}".`);
    else log.warn(`Not published at its time, and still a draft: "${title}": ${failure}`);
  };
  const publish = () =>
    publishDueDrafts(sql, tell, stopping.signal).catch((error: Error) => {
      log.warn(`Drafts were not published, and will be within half a minute: ${error.message}`);
    });
  let current: Promise<void> | null = null;
  const publishIfIdle = () => {
    current ??= publish().finally(() => {
      current = null;
    });
  };
  publishIfIdle();
  const timer = setInterval(publishIfIdle, tick);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await current;
  };
}
