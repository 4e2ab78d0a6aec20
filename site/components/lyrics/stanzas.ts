/** Splits lyrics into stanzas and lines. */

/** The lines of a stanza, trimmed; at least one. */
export type Stanza = readonly string[];

/** @param lyrics as the administrator typed them: blank lines separate stanzas */
export function stanzasOf(lyrics: string): readonly Stanza[] {
  const stanzas = lyrics.split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/);
  return stanzas.map(linesOf).filter((lines) => lines.length > 0);
}

function linesOf(stanza: string): Stanza {
  const lines = stanza.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "");
}
