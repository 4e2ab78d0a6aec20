/** What an action on many songs is, and its bounds. */

/** The tables of the people whom a song credits; artists are singers. */
export const creditedPeople = ["singers", "lyricists", "music_directors"] as const;
export type CreditedPeople = (typeof creditedPeople)[number];

export const bulkVerbs = [
  "set-genre",
  "set-album",
  "set-year",
  "add-credit",
  "remove-credit",
  "publish",
  "withdraw",
  "delete",
] as const;
export type BulkVerb = (typeof bulkVerbs)[number];
/** Of an action that can be undone; a genre is renamed on its own page (song-groups/rename-genre.ts). */
export type UndoableVerb = BulkVerb | "rename-genre";

/** What is typed for an action. */
export interface BulkRequest {
  readonly verb: BulkVerb;
  /** The genre, album, year or name; ignored for an action that needs none. */
  readonly text: string;
  /** Of a credit. */
  readonly people: CreditedPeople;
  /** The text that was refused because another one may be meant; repeated, it is meant as it is typed. */
  readonly asTyped?: string;
}

/** What an action sets, adds or removes. */
export interface BulkTarget {
  /** As it is stored; missing for an action that needs nothing. */
  readonly text?: string;
  /** Of an album or a person; null for one that will be made. */
  readonly id?: number | null;
  readonly people?: CreditedPeople;
  /** The key and the name of the genre that is renamed. */
  readonly genre?: string;
  readonly from?: string | null;
}

/** `chosen` has no action yet; `asked` waits for a yes; `stopped` has changed nothing. */
export type BulkState = "chosen" | "asked" | "running" | "done" | "stopped";

/** The job of the action that is under way: its row is there until the action has ended. */
export const bulkJob = "carrying out a bulk action";

/** Its changes are one transaction, which locks the songs for its time. */
export const mostSongsOfBulkAction = 20_000;

/** More of those that were carried out, and of those that were not, are forgotten, the oldest first. */
export const keptBulkActions = 50;
