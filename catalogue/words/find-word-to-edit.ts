/** Finds the initial values of the form of a word. */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import type { WordInput } from "./word-input.ts";

export interface WordToEdit extends WordInput {
  readonly id: number;
  /** Sent back with the form, to detect a stale edit. */
  readonly version: string;
}

const wordToEditQuery = `
  select w.id, w.word, w.roman, w.origin, w.english, w.hindi, array_to_string(w.forms, ' ') as forms,
    to_json(w.updated_at) #>> '{}' as version
  from words as w where w.id = $1`;

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null if it does not exist
 * @throws the driver's error when the database cannot answer
 */
export async function findWordToEdit(sql: Sql, id: number): Promise<WordToEdit | null> {
  if (!canBeId(id)) return null;
  return queryRow(sql, wordToEditQuery, [id]);
}
