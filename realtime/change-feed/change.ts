/** What has changed, as listeners get it. */

/** The values of a row by its columns, times as text in UTC. */
export type Row = Readonly<Record<string, unknown>>;

export interface Change {
  readonly type: "INSERT" | "UPDATE" | "DELETE";
  readonly schema: "public";
  readonly table: string;
  /** When its transaction ended, in ISO 8601. */
  readonly committedAt: string;
  /** The row as it is now; null when it was deleted. */
  readonly record: Row | null;
  /** The primary key as it was before; null when it was inserted. */
  readonly oldKey: Row | null;
}

export type ChangeBatch =
  /** Changes of one transaction, all or the next of them, in their order. */
  | { readonly kind: "changes"; readonly changes: readonly Change[]; readonly version: number }
  /** One transaction changed too many rows to be told one by one. */
  | { readonly kind: "many"; readonly version: number }
  /** For a while nothing could be heard: everything may have changed, or nothing, which the version tells. */
  | { readonly kind: "lost"; readonly version: number };
