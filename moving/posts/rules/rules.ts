/** What rules by which posts become songs say, once their text is read. */
import type { Field } from "../../../exchange/reading/index.ts";
import type { Words } from "./words.ts";

/** What placeholders and credits stand for. */
export const fieldOfWord = {
  title: "title",
  film: "album",
  year: "year",
  singers: "singers",
  lyricists: "lyricists",
  music: "music_directors",
  genre: "genre",
} as const satisfies Readonly<Record<string, Field>>;

export type RuleField = (typeof fieldOfWord)[keyof typeof fieldOfWord];

/** A piece of a pattern: a field, or what has to stand there. */
export type Piece =
  | { readonly field: RuleField }
  | { readonly sign: "separator" | "lyrics" | "anything" }
  | { readonly words: string };

export interface TitlePattern {
  readonly pieces: readonly Piece[];
  readonly pattern: RegExp;
}

/** Words stand before a placeholder, behind it, or on both sides. */
export interface Sentence {
  readonly before: RegExp | undefined;
  readonly field: RuleField;
  readonly after: RegExp | undefined;
}

export interface Rules {
  readonly titles: readonly TitlePattern[];
  readonly lyricsWords: Words;
  /** By the letters of a label; null for one that is left out. */
  readonly credits: ReadonlyMap<string, RuleField | null>;
  readonly sentences: readonly Sentence[];
  readonly betweenNames: RegExp;
  /** The names by their letters. */
  readonly oneNames: ReadonlyMap<string, string>;
  readonly nobody: ReadonlySet<string>;
  readonly genres: ReadonlySet<string>;
  readonly leftKinds: ReadonlySet<string>;
  readonly leftCategories: ReadonlySet<string>;
  readonly leftTitles: Words;
  readonly leftLines: Words;
  readonly leftBelow: Words;
  readonly translations: Words;
  readonly meanings: Words;
  readonly leastLines: number;
}
