/** The text that 'Copy Lyrics' puts on the clipboard, and the message about it. */
import type { Stanza } from "../../components/lyrics/stanzas.ts";

type Lyrics = readonly Stanza[];

/** @returns title and lyrics; null without lyrics */
export function textToCopy(title: string, ...lyrics: readonly Lyrics[]): string | null {
  const stanzas = lyrics.flat().map((lines) => lines.join("\n"));
  return stanzas.length === 0 ? null : [title, ...stanzas].join("\n\n");
}

export function copiedMessage(roman: Lyrics, hindi: Lyrics): string {
  if (hindi.length === 0) return "English lyrics copied.";
  if (roman.length === 0) return "Hindi lyrics copied.";
  return "Both English and Hindi lyrics copied.";
}
