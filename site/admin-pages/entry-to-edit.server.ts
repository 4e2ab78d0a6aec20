/** What the form of a person or an album begins with; where it cannot be had, the message and the way back to the list. */
import { type EntryKind, findAlbumToEdit, findPersonToEdit, type Sql } from "#catalogue";
import { logFailure } from "../log-failure.server.ts";
import type { Outcome } from "./components/outcome.ts";
import { wordsOf } from "./entry-words.ts";
import { addressInList } from "./place-in-list.ts";

export interface EntryToEdit {
  readonly id: number;
  readonly name: string;
  /** Of an album that has one. */
  readonly year: number | null;
  /** Empty where there is none. */
  readonly picture: string;
  readonly songCount: number;
  readonly version: string;
}

/**
 * @param search of the form's address
 * @returns one of the two; fails never
 */
export async function findEntryToEdit(
  sql: Sql,
  kind: EntryKind,
  id: number,
  search: string,
): Promise<{ readonly entry: EntryToEdit } | { readonly entry: null; readonly outcome: Outcome }> {
  const { notFound, fetchFailed, address } = wordsOf(kind);
  const to = addressInList(address, search);
  try {
    const entry = await (kind === "albums" ? findAlbum(sql, id) : findPerson(sql, kind, id));
    return entry ? { entry } : { entry, outcome: { notice: notFound, to } };
  } catch (error) {
    logFailure(`${fetchFailed}:`, error);
    const text = "The database did not answer. Please try again in a moment.";
    return { entry: null, outcome: { notice: { title: fetchFailed, text, failed: true }, to } };
  }
}

async function findAlbum(sql: Sql, id: number): Promise<EntryToEdit | null> {
  const found = await findAlbumToEdit(sql, id);
  if (!found) return null;
  const { coverImageUrl: picture, ...album } = found;
  return { ...album, picture };
}

async function findPerson(
  sql: Sql,
  kind: Exclude<EntryKind, "albums">,
  id: number,
): Promise<EntryToEdit | null> {
  const found = await findPersonToEdit(sql, kind, id);
  if (!found) return null;
  const { imageUrl: picture, ...person } = found;
  return { ...person, year: null, picture };
}
