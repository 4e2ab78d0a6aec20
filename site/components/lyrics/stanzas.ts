/** Lyrics as stanzas and lines. */

/** Lines of one stanza, without blanks at their ends; never empty. */
export type Stanza = readonly string[];

/** @param lyrics as the administrator typed them: stanzas are parted by blank lines */
export function stanzasOf(lyrics: string): readonly Stanza[] {
  const stanzas = lyrics.split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/);
  return stanzas.map(linesOf).filter((lines) => lines.length > 0);
}

function linesOf(stanza: string): Stanza {
  const lines = stanza.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "");
}
