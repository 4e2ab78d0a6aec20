/** An alphabetical list of all albums, singers, lyricists or music directors. */

import type { BothNames } from "../names/devanagari-name.ts";

export type DirectoryKind = "albums" | "singers" | "lyricists" | "music_directors";

export interface DirectoryEntry extends BothNames {
  readonly id: number;
  /** `A` to `Z`, a Devanagari letter, or `#`. */
  readonly letter: string;
  /** Null for people. */
  readonly year: number | null;
  /** Cover or portrait that the administrator gave. */
  readonly image_url: string | null;
  readonly songCount: number;
}

export interface DirectoryPage {
  /** The letters that have entries: Latin and Devanagari, each in alphabetical order, `#` last. */
  readonly letters: readonly string[];
  /** The letter of these entries; null if all letters are on one page. */
  readonly letter: string | null;
  /** Number of entries on all pages of this letter, or of the whole list if it has one page. */
  readonly count: number;
  /** Sorted by letter, then name. */
  readonly entries: readonly DirectoryEntry[];
}
