/** Compares the two scripts of a song stanza by stanza, since visitors read them side by side. */
import { formatCount } from "../../components/format-count.ts";
import { stanzasOf } from "../../components/lyrics/stanzas.ts";

interface StanzaDifference {
  /** Index in the song. */
  readonly place: number;
  /** Lines; 0 where this script has no such stanza. */
  readonly hindi: number;
  readonly english: number;
}

export type StanzaComparison = NonNullable<ReturnType<typeof compareStanzas>>;

/** @returns null while one of the scripts is empty */
export function compareStanzas(hindi: string, english: string) {
  const hindiLengths = stanzasOf(hindi).map(({ length }) => length);
  const englishLengths = stanzasOf(english).map(({ length }) => length);
  if (hindiLengths.length === 0 || englishLengths.length === 0) return null;
  const count = Math.max(hindiLengths.length, englishLengths.length);
  const all = Array.from({ length: count }, (_, place) => ({
    place,
    hindi: hindiLengths[place] ?? 0,
    english: englishLengths[place] ?? 0,
  }));
  const differences = all.filter((stanza) => stanza.hindi !== stanza.english);
  return { differences, summary: summaryOf(hindiLengths, englishLengths, differences.length) };
}

function summaryOf(hindi: readonly number[], english: readonly number[], differences: number): string {
  if (hindi.length !== english.length)
    return `${formatCount(hindi.length, "stanza")} in Hindi, ${english.length} in English.`;
  if (differences > 0) return `${formatCount(hindi.length, "stanza")} in both, but not line by line.`;
  const lines = hindi.reduce((sum, length) => sum + length, 0);
  return `Both have ${formatCount(hindi.length, "stanza")} and ${formatCount(lines, "line")}.`;
}

/** @returns for example `Stanza 3: 4 lines in Hindi, 3 in English` */
export function describeDifference({ place, hindi, english }: StanzaDifference): string {
  const inHindi = hindi === 0 ? "no lines" : formatCount(hindi, "line");
  return `Stanza ${place + 1}: ${inHindi} in Hindi, ${english === 0 ? "none" : english} in English`;
}

interface Segment {
  readonly text: string;
  /** Index of the stanza; null between two stanzas. */
  readonly stanza: number | null;
}

/** @returns the whole text, split where stanzas begin and end */
export function splitIntoSegments(lyrics: string): readonly Segment[] {
  const segments: Segment[] = [];
  let stanza = -1;
  let wasBlank = true;
  for (const line of lyrics.split(/(?<=\n)/)) {
    const isBlank = line.trim() === "";
    if (!isBlank && wasBlank) stanza += 1;
    const last = segments.at(-1);
    if (last && isBlank === wasBlank) segments[segments.length - 1] = { ...last, text: last.text + line };
    else segments.push({ text: line, stanza: isBlank ? null : stanza });
    wasBlank = isBlank;
  }
  return segments;
}
