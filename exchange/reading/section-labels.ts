/** Knows lines that name a part of a song, such as `Verse 2` or `मुखड़ा`, and marks of who sings a line. */

const parts =
  "(?:repeat |pre-?|post-?)?(?:verse|chorus|hook|bridge|intro|outro|refrain|interlude|prelude|instrumental|music|" +
  "solo|part|stanza|mukhda|mukhra|antara|sthayi|संगीत|मुखड़ा|अंतरा|अन्तरा|स्थायी|कोरस)s?";
const part = new RegExp(
  `^${parts}[\\d०-९]{0,2}(?:[\\s:.–-]+(?:[\\d०-९]{1,2}|[ivx]{1,4}|x ?\\d)){0,3}$`.normalize("NFC"),
  "iu",
);

const singers = "v\\d{1,2}|[fmd]|male|female|duet|both|all|group|chorus|पुरुष|स्त्री|महिला|दोनों|सभी|कोरस";
const singer = new RegExp(`^(?:${singers})$`, "i");
const singerOfLine = new RegExp(
  `^(?:[(<](?:v\\d{1,2}|[fmd]|male|female|duet|both)[)>]|(?:${singers})\\s?[:：]|[FMD]\\s[-–]\\s)\\s*`,
  "i",
);

/** `Verse 2`, `(Chorus)`, `Verse 1:` */
export function isSection(words: string): boolean {
  const plain = words.normalize("NFC").trim();
  return part.test(plain.replace(/^[([{<*~=–-]+\s*(.*?)\s*[)\]}>*~=–-]+$/, "$1").replace(/\s?[:：]$/, ""));
}

/** @returns the lines that name parts; bare ones such as `Music`, which may be sung, only where there are several */
export function sectionsIn(lines: readonly string[]): ReadonlySet<string> {
  const sections = new Set(lines.filter((line) => isMarkedSection(line) || isSection(line)));
  return sections.size > 1 ? sections : new Set([...sections].filter(isMarkedSection));
}

/** Whether a line of a plain text says by a sign that it is a label, or for whom: `[Chorus: Lata]`, `Antara 1:` */
export function isMarkedSection(line: string): boolean {
  const [, inside] = /^\s*\[([^\]]*)\]\s*$/.exec(line) ?? [];
  if (inside !== undefined) return isSection(inside.replace(/\s*[:：].*$|\s[–-]\s.*$/, ""));
  return isSection(line) && /[)\]}>:：\d०-९*~=–-]\s*$/.test(line);
}

/** Whether it says no more than who sings, such as `F` or `Male`. */
export function isSinger(words: string): boolean {
  return singer.test(words);
}

/** @returns the lines without marks such as `F:` or `(Male)` at their beginning */
export function withoutSingers(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.replace(singerOfLine, ""));
}
