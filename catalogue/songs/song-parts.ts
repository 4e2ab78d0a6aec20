/** Notes to lines of a song, and what words mean in it: lists of its form that are saved with it. */
import type { Refusal } from "../refused.ts";

export interface LineNote {
  /** The text of its line in the lyrics. */
  readonly line: string;
  readonly note: string;
}

/** What a word means in one song; empty in a language in which it was not written. */
export interface OwnMeaning {
  /** As the lyrics spell it. */
  readonly word: string;
  readonly english: string;
  readonly hindi: string;
}

export interface SongParts {
  /** Missing, they stay as stored. */
  readonly word_meanings?: readonly OwnMeaning[] | null;
  readonly notes?: readonly LineNote[] | null;
}

/** Of each kind in a song; the database has the same limit. */
export const mostPartsOfSong = 50;

type PartsRefusal = Refusal<"parts-doubled" | "too-many", keyof SongParts>;

/** @returns why the lists cannot be saved, where it is not about one of their texts */
export function refusalOfParts({ word_meanings, notes }: SongParts): PartsRefusal | null {
  return (
    refusalOfList(
      "word_meanings",
      (word_meanings ?? []).filter(({ english, hindi }) => hasText(english) || hasText(hindi)),
      ({ word }) => word,
    ) ??
    refusalOfList(
      "notes",
      (notes ?? []).filter(({ note }) => hasText(note)),
      ({ line }) => line,
    )
  );
}

function refusalOfList<Part>(
  field: keyof SongParts,
  parts: readonly Part[],
  nameOf: (part: Part) => string,
): PartsRefusal | null {
  if (parts.length > mostPartsOfSong) return tooManyParts(field);
  const names = parts.map((part) => nameOf(part).normalize("NFC").replaceAll(/\s+/g, " ").trim());
  const doubled = names.find((name, place) => name !== "" && names.indexOf(name) < place);
  if (doubled === undefined) return null;
  return { code: "parts-doubled", field, message: messages[field].doubled(doubled) };
}

export function tooManyParts(field: keyof SongParts): PartsRefusal {
  return { code: "too-many", field, message: messages[field].tooMany };
}

const messages = {
  word_meanings: {
    tooMany: `A song may have at most ${mostPartsOfSong} words with meanings of its own. Please leave out the others.`,
    doubled: (word: string) => `"${word}" has two meanings here. Please put them into one.`,
  },
  notes: {
    tooMany: `A song may have at most ${mostPartsOfSong} notes. Please leave out the others.`,
    doubled: (line: string) => `The line "${line}" has two notes. Please put them into one.`,
  },
} as const;

function hasText(text: string | null | undefined): boolean {
  return (text ?? "").trim() !== "";
}
