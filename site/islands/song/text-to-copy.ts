/** The text that 'Copy Lyrics' puts on the clipboard, and the message about it. */
import type { Stanza } from "../../components/lyrics/stanzas.ts";
import type { IslandTexts } from "../../texts/island-texts.ts";

type Lyrics = readonly Stanza[];

/** @returns title and lyrics; null without lyrics */
export function textToCopy(title: string, ...lyrics: readonly Lyrics[]): string | null {
  const stanzas = lyrics.flat().map((lines) => lines.join("\n"));
  return stanzas.length === 0 ? null : [title, ...stanzas].join("\n\n");
}

export function copiedMessage(
  roman: Lyrics,
  hindi: Lyrics,
  texts: IslandTexts["song"]["actions"]["notices"],
): string {
  if (hindi.length === 0) return texts.roman;
  if (roman.length === 0) return texts.hindi;
  return texts.both;
}
