/** Options of the saves of songs, people and albums. */
import { canBeId } from "./can-be-id.ts";

export interface SaveOptions {
  /** The edited row; left out for a new one. */
  readonly id?: number;
  /** `updated_at` as the editor saw it, with microseconds; left out to overwrite any version. */
  readonly version?: string;
  /** A UUID created with the form: a form sent twice is saved once and gets the same result. */
  readonly saveKey?: string;
}

/** @returns null for a new row; 0, which no row has, for a number that cannot be an id */
export function editedId({ id }: SaveOptions): number | null {
  if (id === undefined) return null;
  return canBeId(id) ? id : 0;
}
