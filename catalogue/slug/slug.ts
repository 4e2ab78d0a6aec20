/** The readable part of an address. Every title gets a slug: one without usable letters gets a fallback word. */
import { romanise } from "./romanise.ts";

/** Search results and chats cut longer ones off. */
const longestSlug = 80;

/** Latin letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * `Dil-e-Nadaan Tujhe` and `दिल-ए-नादाँ तुझे` become `dil-e-nadaan-tujhe` and `dil-e-nadan-tujhe`.
 * @param title title of a song or any name
 * @param fallback the slug of a title without usable letters or digits, such as `🎵`
 * @returns words of a to z and 0 to 9 joined by single hyphens, 1 to 80 characters, never cut inside a word unless
 *   the first word alone is longer
 */
export function slugOf(title: string, fallback = "song"): string {
  const words = plain(romanise(title))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  return cutAtWord(words) || fallback;
}

function plain(text: string): string {
  return (
    text
      .normalize("NFKD")
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? "")
      // Removes marks, and apostrophes because "mudda'a" is one word.
      .replace(/[\p{M}'’‘ʼ]/gu, "")
  );
}

function cutAtWord(words: readonly string[]): string {
  let slug = words[0]?.slice(0, longestSlug) ?? "";
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > longestSlug) break;
    slug += `-${word}`;
  }
  return slug;
}
