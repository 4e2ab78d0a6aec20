/** What 'Copy Lyrics' puts on the clipboard, and what it says about it. */

/** @returns title and lyrics, Roman script first, or null when there are none */
export function textToCopy(title: string, roman: string | null, hindi: string | null): string | null {
  const lyrics = [roman, hindi].flatMap((text) => (text?.trim() ? [text.trim()] : []));
  return lyrics.length === 0 ? null : [title, ...lyrics].join("\n\n");
}

export function copiedWords(roman: string | null, hindi: string | null): string {
  if (!hindi?.trim()) return "English lyrics copied.";
  if (!roman?.trim()) return "Hindi lyrics copied.";
  return "Both English and Hindi lyrics copied.";
}
