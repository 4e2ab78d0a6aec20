/** Decides which lines of lyrics are Hindi and which English: by their letters, Devanagari or others. */

/** A share of lines in the other script below this is a word or a remark, not a version of the song. */
const leastShare = 0.25;

export interface LyricsByScript {
  readonly lyrics_hindi?: string;
  readonly lyrics_english?: string;
}

/** A text with whole parts in both scripts is two versions of a song; blank lines stay in both. */
export function lyricsByScript(text: string): LyricsByScript {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const hindi = lines.filter(isDevanagari).length;
  const english = lines.filter((line) => /\p{L}/u.test(line) && !isDevanagari(line)).length;
  if (hindi + english === 0 && text.trim() !== "") return { lyrics_english: join(lines) };
  if (Math.min(hindi, english) < leastShare * (hindi + english))
    return hindi > english ? { lyrics_hindi: join(lines) } : { lyrics_english: join(lines) };
  return {
    lyrics_hindi: join(lines.filter((line) => isDevanagari(line) || !/\p{L}/u.test(line))),
    lyrics_english: join(lines.filter((line) => !isDevanagari(line))),
  };
}

/** More Devanagari letters than others. */
function isDevanagari(line: string): boolean {
  const letters = line.match(/\p{L}/gu) ?? [];
  return (
    letters.length > 0 && letters.filter((letter) => /\p{sc=Deva}/u.test(letter)).length * 2 > letters.length
  );
}

function join(lines: readonly string[]): string {
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
