/** How a title and names in Devanagari are written in Roman letters. */
import type { LyricField } from "../lyric-text.ts";

export const namedFields = [
  "albumName",
  "singerNames",
  "lyricistNames",
  "musicDirectorNames",
] as const satisfies LyricField[];

export type NamedField = (typeof namedFields)[number];

export interface Spelling {
  /** The name as it was typed, with the year of an album. */
  readonly typed: string;
  readonly spelling: string;
}

export interface Spellings {
  /** Null for a title that is not in Devanagari. */
  readonly title: string | null;
  readonly names: Readonly<Record<NamedField, readonly Spelling[]>>;
}
