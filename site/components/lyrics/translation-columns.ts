/** Puts lines and their meanings together: a column for each language into which a song is translated. */
import type { Stanza } from "./stanzas.ts";

/** What the lyrics mean, in one language. */
export interface Meaning {
  readonly language: "en" | "hi";
  readonly stanzas: readonly Stanza[];
}

/** Lines of the lyrics with their meanings: one line, or all of a stanza that cannot be read line by line. */
export interface ExplainedLines {
  readonly lines: readonly string[];
  readonly meanings: readonly { readonly language: "en" | "hi"; readonly lines: readonly string[] }[];
}

export interface TranslationColumn {
  /** Of the lyrics. */
  readonly language: "hi" | "hi-Latn";
  /** Into which they are translated; more than one if the song has only one script that fits. */
  readonly meanings: readonly Meaning["language"][];
  readonly stanzas: readonly (readonly ExplainedLines[])[];
}

interface Words {
  readonly language: "hi" | "hi-Latn";
  readonly stanzas: readonly Stanza[];
}

/**
 * Readers of English get the lyrics in Roman script, readers of Hindi in Devanagari, unless only the other script
 * fits.
 */
export function translationColumns(
  roman: readonly Stanza[],
  hindi: readonly Stanza[],
  meanings: readonly Meaning[],
): readonly TranslationColumn[] {
  const inRoman = { language: "hi-Latn", stanzas: roman } as const;
  const inHindi = { language: "hi", stanzas: hindi } as const;
  const chosen = meanings.map((meaning) => ({
    meaning,
    words: meaning.language === "en" ? choose(inRoman, inHindi, meaning) : choose(inHindi, inRoman, meaning),
  }));
  return [inRoman, inHindi].flatMap((words) => {
    const own = chosen.filter((each) => each.words === words).map(({ meaning }) => meaning);
    return own.length === 0 ? [] : [columnOf(words, own)];
  });
}

function choose(preferred: Words, other: Words, meaning: Meaning): Words {
  if (preferred.stanzas.length === 0) return other;
  if (other.stanzas.length === 0) return preferred;
  return !fits(preferred, meaning) && fits(other, meaning) ? other : preferred;
}

/** @returns whether both have the same stanzas and lines */
function fits({ stanzas }: Words, meaning: Meaning): boolean {
  return (
    stanzas.length === meaning.stanzas.length &&
    stanzas.every((lines, place) => lines.length === meaning.stanzas[place]?.length)
  );
}

function columnOf({ language, stanzas }: Words, meanings: readonly Meaning[]): TranslationColumn {
  const count = Math.max(stanzas.length, ...meanings.map((meaning) => meaning.stanzas.length));
  return {
    language,
    meanings: meanings.map((meaning) => meaning.language),
    stanzas: Array.from({ length: count }, (_, place) =>
      explainStanza(
        stanzas[place] ?? [],
        meanings.map((meaning) => ({ language: meaning.language, lines: meaning.stanzas[place] ?? [] })),
      ),
    ),
  };
}

function explainStanza(lines: Stanza, meanings: ExplainedLines["meanings"]): readonly ExplainedLines[] {
  if (meanings.some((meaning) => meaning.lines.length !== lines.length)) return [{ lines, meanings }];
  return lines.map((line, place) => ({
    lines: [line],
    meanings: meanings.map((meaning) => ({ ...meaning, lines: meaning.lines.slice(place, place + 1) })),
  }));
}
