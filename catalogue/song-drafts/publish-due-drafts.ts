/** Publishes the drafts whose times have come. */
import type { Sql } from "#postgres";
import { retryTransaction } from "../database-error.ts";

export interface DueDraft {
  readonly id: number;
  readonly title: string;
  /** Why it was not published; it stays a draft without a time. Null if it was. */
  readonly failure: string | null;
}

/**
 * Safe to call from several processes at once: each draft is published once. Each has a transaction of its own.
 * @param onDone is told of each
 * @param signal ends it before the next draft
 * @throws the driver's error when the database fails; the others are published by the next call
 */
export async function publishDueDrafts(
  sql: Sql,
  onDone: (draft: DueDraft) => void,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const [row] = await retryTransaction(
      () => sql<{ due: DueDraft | null }[]>`select private.publish_due_draft() as due`,
    );
    if (!row?.due) return;
    onDone(row.due);
  }
}
