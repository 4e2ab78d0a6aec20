/** Says why a search found a song, in the fewest words: the line that was typed, or whose name was. */
import { type MarkedLine, markLetters, matchSound } from "./mark-match.ts";
import { findMatchedLines, findSoundingLines } from "./matched-lines.ts";

/** What a search looks through, besides the title. */
export interface SearchedSong {
  readonly title: string;
  readonly words: { readonly roman: string | null; readonly hindi: string | null };
  readonly singers: string;
  readonly lyricists: string;
  readonly musicDirectors: string;
  readonly album: string;
}

export interface WhyFound {
  readonly of: "line" | "singers" | "lyricists" | "musicDirectors" | "album";
  /** The line or the names: what was typed is marked. */
  readonly text: MarkedLine;
}

const names = ["singers", "lyricists", "musicDirectors", "album"] as const;

/**
 * @param typed in NFC
 * @returns null where the title says it, or where nothing is like enough to what was typed to be shown
 */
export function whyFound(song: SearchedSong, typed: string): WhyFound | null {
  const { title, words } = song;
  return (
    lineOf(findMatchedLines(words, typed), typed) ??
    (markLetters(title, typed)
      ? null
      : (namesIn(song, typed) ?? lineOf(findSoundingLines(words, typed), typed)))
  );
}

function lineOf(lines: ReturnType<typeof findMatchedLines>, typed: string): WhyFound | null {
  const isHindi = /\p{Script=Devanagari}/u.test(typed);
  const text = isHindi ? (lines.hindi ?? lines.roman) : (lines.roman ?? lines.hindi);
  return text && { of: "line", text };
}

function namesIn(song: SearchedSong, typed: string): WhyFound | null {
  for (const of of names) {
    const text = markLetters(song[of], typed) ?? matchSound(song[of], typed)?.marked;
    if (text) return { of, text };
  }
  return null;
}
