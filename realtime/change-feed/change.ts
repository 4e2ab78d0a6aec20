/** Changes as listeners receive them. */

/** A row: values by column, times as text in UTC. */
export type Row = Readonly<Record<string, unknown>>;

export interface Change {
  readonly type: "INSERT" | "UPDATE" | "DELETE";
  readonly schema: "public";
  readonly table: string;
  /** When its transaction was committed, in ISO 8601. */
  readonly committedAt: string;
  /** The new row; null after a delete. */
  readonly record: Row | null;
  /** The primary key before the change; null after an insert. */
  readonly oldKey: Row | null;
}

export type ChangeBatch =
  /** Changes of one transaction in their order; a large transaction comes in several batches. */
  | { readonly kind: "changes"; readonly changes: readonly Change[]; readonly version: number }
  /** One transaction changed too many rows to send each. */
  | { readonly kind: "many"; readonly version: number }
  /** The connection was lost, and changes may have been missed. The version tells whether there were any. */
  | { readonly kind: "lost"; readonly version: number };
