/** Lyrics as stanzas and lines, and the two scripts of a song line by line. */

/** Lines of one stanza, without blanks at their ends; never empty. */
export type Stanza = readonly string[];

/** One line of a song in both scripts, or the lines of a stanza that cannot be paired. */
export interface PairedStanza {
  /** Lines that belong together; used where both scripts have as many lines. */
  readonly pairs: readonly { readonly roman: string; readonly hindi: string }[];
  /** Whole stanzas below one another; used where the numbers of lines differ or one script has ended. */
  readonly roman: Stanza;
  readonly hindi: Stanza;
}

/** @param lyrics as the administrator typed them: stanzas are parted by blank lines */
export function stanzasOf(lyrics: string): readonly Stanza[] {
  const stanzas = lyrics.split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/);
  return stanzas.map(linesOf).filter((lines) => lines.length > 0);
}

function linesOf(stanza: string): Stanza {
  const lines = stanza.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

/** Pairs the lines of stanzas that have as many in both scripts, and the stanzas where they have not. */
export function pairStanzas(roman: readonly Stanza[], hindi: readonly Stanza[]): readonly PairedStanza[] {
  return Array.from({ length: Math.max(roman.length, hindi.length) }, (_, place) =>
    pair(roman[place] ?? [], hindi[place] ?? []),
  );
}

function pair(roman: Stanza, hindi: Stanza): PairedStanza {
  if (roman.length !== hindi.length) return { pairs: [], roman, hindi };
  const pairs = roman.map((line, place) => ({ roman: line, hindi: hindi[place] ?? "" }));
  return { pairs, roman: [], hindi: [] };
}
