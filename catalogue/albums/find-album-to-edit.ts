/** Finds an album for the form that edits it. */
import type { Sql } from "#postgres";
import { findEntry } from "../entries/find-entry.ts";

export interface AlbumToEdit {
  readonly id: number;
  readonly name: string;
  /** Null for an album that was made by naming it in a song. */
  readonly year: number | null;
  /** Empty where there is none. */
  readonly coverImageUrl: string;
  readonly songCount: number;
  /** Sent back with the form, so that a stale edit is told. */
  readonly version: string;
}

/**
 * @param id a number that cannot be an id finds nothing
 * @returns null when there is no such album
 * @throws the driver's error when the database cannot answer
 */
export async function findAlbumToEdit(sql: Sql, id: number): Promise<AlbumToEdit | null> {
  const found = await findEntry(sql, "albums", id);
  if (!found) return null;
  const { name, year, picture: coverImageUrl, songCount, version } = found;
  return { id: found.id, name, year, coverImageUrl, songCount, version };
}
