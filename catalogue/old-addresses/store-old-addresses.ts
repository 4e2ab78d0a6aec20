/** Stores under which paths other sites showed what was moved in from them. */
import type { Sql, Transaction } from "#postgres";

export interface OldAddress {
  /** Beginning with `/`, with its query where the path needs it. */
  readonly path: string;
  readonly kind: "song" | "singer" | "lyricist" | "music-director" | "album";
  readonly id: number;
}

export async function storeOldAddresses(
  _sql: Sql | Transaction,
  _rows: readonly OldAddress[],
): Promise<void> {}
