/** An alphabetical list of everything of one kind: albums, singers, lyricists or music directors. */

export type DirectoryKind = "albums" | "singers" | "lyricists" | "music_directors";

/** Up to this many entries stand on one page; beyond that each letter has pages of its own. */
export const onePageHolds = 200;

export interface DirectoryEntry {
  readonly id: number;
  readonly name: string;
  /** `A` to `Z`, a Devanagari letter, or `#`. */
  readonly letter: string;
  /** Of an album that has one; null for people. */
  readonly year: number | null;
  /** Cover or portrait that the administrator gave. */
  readonly image_url: string | null;
  readonly songCount: number;
}

export interface DirectoryPage {
  /** The letters that have entries: Latin, then Devanagari in its own order, `#` last. */
  readonly letters: readonly string[];
  /** The letter whose entries these are; null where all letters stand on one page. */
  readonly letter: string | null;
  /** How many entries the list has, over all its pages. */
  readonly count: number;
  /** In the order of letters, then names. */
  readonly entries: readonly DirectoryEntry[];
}
