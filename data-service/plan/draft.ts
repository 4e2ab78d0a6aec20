/** Rows while they are being planned: filters, orders and ranges find their places in them by path. */
import { refuse } from "../errors.ts";
import type { Path } from "../request/api-request.ts";
import type { RowShape } from "../schema/schema.ts";
import type { Embedding, Order, Output, Rows, Test } from "./plan.ts";

export interface DraftRows extends Rows {
  readonly shape: RowShape;
  readonly outputs: Output[];
  /** The same by the keys that they have in an answer; a spread has several. */
  readonly shown: Map<string, Output>;
  readonly embeddings: DraftEmbedding[];
  isGrouped: boolean;
  readonly where: Test[];
  readonly orders: Order[];
  offset: number;
  limit: number | null;
}

export interface DraftEmbedding extends Embedding {
  /** By which filters and orders speak of it: its alias, or else its name. */
  readonly name: string;
  readonly rows: DraftRows;
}

/** @throws RequestRefused PGRST108 where the select has no such embedding */
export function rowsAt(root: DraftRows, path: Path): DraftRows {
  return path.reduce((rows, name) => findEmbedding(rows, name).rows, root);
}

/** @throws RequestRefused PGRST108 */
export function findEmbedding({ embeddings }: DraftRows, name: string): DraftEmbedding {
  const found = embeddings.find((embedding) => embedding.name === name);
  if (!found) throw refuse("notEmbedded", { name });
  return found;
}
