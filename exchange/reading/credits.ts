/**
 * Finds the credits in lines such as `Singer: Lata`, and headings such as `Lyrics in Hindi`, of a file with one song.
 */
import { allSongColumns, type Field } from "../songs/exchanged-song.ts";
import { fieldNamed } from "./match-columns.ts";
import { readStatus } from "./read-status.ts";
import { withYearOfFilm } from "./year-of-album.ts";

/** A field that a line may name. */
export type CreditField = Field | "status";

export interface Credit {
  /** None where it is a credit that songs do not have, such as the label. */
  readonly fields: readonly CreditField[];
  readonly text: string;
}

/** The fields that have a line; `track` is also what others call the title. */
const fieldsOfCredits: ReadonlySet<string> = new Set<CreditField>([
  ...(["title", "album", "singers", "lyricists", "music_directors", "genre", "year"] as const),
  ...(["track_number", "youtube_video_id", "cover_image_url", "status"] as const),
]);

/** Composed letters, as `normalize` leaves them: Devanagari with a dot is two. */
const pattern = (source: string) => new RegExp(source.normalize("NFC"), "iu");

const otherCredits = pattern(
  "^(?:(?:music |record )?(?:label|company)|produce[rd](?: by)?|producers|arrange[rd](?: by)?|(?:film )?director|" +
    "directed by|star ?cast|starring|cast|actors?|actress|featuring|language|duration|length|source|copyright|" +
    "uploaded by|lrc by|banner|rating|views|mood|key|scale|tempo|bpm|capo|rhythm|mix(?:ed|ing)(?: by)?|mastered by|raag|taal|निर्देशक|निर्माता|कलाकार|भाषा|राग|ताल|स्रोत)$",
);

const lyricsKey = pattern("^(?:lyrics?|बोल|लिरिक्स)$");

const languages = "(?:hindi|english|roman(?:i[sz]ed)?|hinglish|devanagari|हिंदी|हिन्दी|अंग्रेज़ी|रोमन|देवनागरी)";
const headings: readonly RegExp[] = [
  pattern(`^(?:${languages} )?(?:lyrics|लिरिक्स|text)(?: (?:in )?${languages}| (?:script|version))* ?[:：]?$`),
  pattern("^(?:song )?(?:details|info|information|credits) ?[:：]?$"),
  pattern(`^${languages} (?:बोल|में|में बोल|script|version|font) ?[:：]?$`),
  pattern(`^(?:in )?(?:${languages}|बोल) ?[:：]$`),
];

/** `Singer: Lata`, `Singer :- Lata`, `Singer - Lata`, `गायकः लता`. */
const line =
  /^([\p{L}\p{M}][\p{L}\p{M}\d\s.&/,()_]{0,39}?)[*_]*\s*(?:[-=]>|[:：ः=][-–]?|\s[-–—]\s|\t|\s{3,})[*_]*\s*(.*)$/u;

/** Characters. Longer lines are no credits, and would be searched again and again. */
const longestLine = 500;

const decoration = /^[\s*_#=~•·>♪♫|-]+|[\s*_#=~|-]+$/g;

/** @returns the words of a line without bullets and stars */
export function undecorated(text: string): string {
  return text.length > longestLine ? text.trim() : text.replaceAll(decoration, "");
}

export function isHeading(text: string): boolean {
  if (text.length > longestLine) return false;
  const words = undecorated(text).normalize("NFC").replaceAll(/\s+/g, " ");
  return headings.some((heading) => heading.test(words));
}

const address = /https?:\/\/\S|\bwww\.\S|^[^\s@]+@[^\s@]+\.\w+$/i;

/** Whether a line has the address of a site, which is no word of a song. */
export function isAddress(text: string): boolean {
  return text.length <= longestLine && address.test(text.trim()) && creditsOf(text).length === 0;
}

/**
 * @returns all credits of a line, which may have several, such as `Singer: Lata | Film: Devdas`; none: it has other
 * words
 */
export function creditsOf(text: string): readonly Credit[] {
  if (text.length > longestLine) return [];
  const outside = text
    .trim()
    .replace(/^\d{1,2}[.)]\s+/, "")
    .replace(/^[([](.*)[)\]]$/, "$1")
    .replace(/^\[([^\]]{2,30})\]\s*(?=\S)/, "$1: ");
  // `{title: X}` of texts with chords, and `\title{X}`
  const words = undecorated(outside.replace(/^[{\\](\p{L}{3,20})\s*[:{]\s*(.*)\}$/u, "$1: $2")).normalize(
    "NFC",
  );
  const pieces = words.split(/\s*(?:[|;•\t]|,(?=[^,:]{1,40}:))\s*/).map(creditOf);
  if (pieces.every((piece) => piece !== undefined)) return pieces;
  const whole = creditOf(words);
  return whole ? [whole] : [];
}

function creditOf(words: string): Credit | undefined {
  const [, key = "", value = ""] = line.exec(words) ?? [];
  const content = /film|movie|फ़िल्म|चित्रपट/iu.test(key)
    ? withYearOfFilm(undecorated(value))
    : undecorated(value);
  if (key === "") return creditBy(words);
  if (lyricsKey.test(key)) return isNames(content) ? { fields: ["lyricists"], text: content } : undefined;
  if (otherCredits.test(key)) return { fields: [], text: content };
  // All that it says has to be a field: `la se, music - tere re` is sung.
  const pieces = withoutNumber(key).split(/\s*(?:[&/,]|\b(?:and|or)\b|(?<=\s)और(?=\s))\s*/iu);
  const found = pieces.map((piece) => fieldOfCredit(piece.trim()));
  if (!found.every((field) => field !== undefined)) return undefined;
  const text = found.includes("status") ? (readStatus(content, key) ?? content) : content;
  return { fields: [...new Set(found)], text };
}

/** `Music by Madan` */
function creditBy(words: string): Credit | undefined {
  const [, key = "", names = ""] = /^((?:\p{L}+ ){1,2}[Bb]y)\s+(\p{Lu}.*)$/u.exec(words) ?? [];
  const field = fieldOfCredit(key);
  if (!isNames(names) || !(field || otherCredits.test(key))) return undefined;
  return { fields: field ? [field] : [], text: names };
}

/** `Song No. 2` is a song, and in `Singer (male)` the key is what is outside. */
function withoutNumber(key: string): string {
  return key.replaceAll(/\([^)]*\)/g, " ").replace(/\s+(?:no\.?|number)?\s*[\d०-९]{0,3}$/iu, "");
}

/** `Lyrics: Gulzar` names the poet, `Lyrics: tere bina zindagi se koi` is the first line. */
function isNames(content: string): boolean {
  return content.split(/[,&;/]/).every((name) => /^\s*\S+(?:\s+\S+){0,3}\s*$/.test(name));
}

/** @param key of a tag or a line, as people write it */
export function fieldOfCredit(key: string): CreditField | undefined {
  const field = fieldNamed(key, allSongColumns);
  return field && field !== "publish_at" && fieldsOfCredits.has(field) ? field : undefined;
}
