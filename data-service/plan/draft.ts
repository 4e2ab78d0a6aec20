/** Rows during planning: filters, orders and ranges are added to them by path. */
import { refuse } from "../refusals/errors.ts";
import type { Path } from "../request/api-request.ts";
import type { RowShape } from "../schema/schema.ts";
import type { Embedding, Order, Output, Predicate, Rows } from "./plan.ts";

export interface DraftRows extends Rows {
  readonly shape: RowShape;
  readonly outputs: Output[];
  /** The outputs by their keys in the response; a spread has several keys. */
  readonly outputsByKey: Map<string, Output>;
  readonly embeddings: DraftEmbedding[];
  isGrouped: boolean;
  readonly where: Predicate[];
  readonly orders: Order[];
  offset: number;
  limit: number | null;
}

export interface DraftEmbedding extends Embedding {
  /** The name in filters and orders: its alias, otherwise its name. */
  readonly name: string;
  readonly rows: DraftRows;
}

/** @throws RequestRefused PGRST108 if the select has no such embedding */
export function rowsAt(root: DraftRows, path: Path): DraftRows {
  return path.reduce((rows, name) => findEmbedding(rows, name).rows, root);
}

/** @throws RequestRefused PGRST108 */
export function findEmbedding({ embeddings }: DraftRows, name: string): DraftEmbedding {
  const found = embeddings.find((embedding) => embedding.name === name);
  if (!found) throw refuse("notEmbedded", { name });
  return found;
}
