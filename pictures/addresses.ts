/**
 * Addresses of pictures, such as `/pictures/v1/sleeve-rani-akshar-1k3v9zx-926.svg`. An address says all that the drawing
 * needs, so it is good for ever and no database is asked. Reading refuses whatever this site could not have written.
 */
import type { Drawing } from "./drawings.ts";
import { paletteOf } from "./inks.ts";
import { areLetters } from "./letters.ts";
import { plateNamed } from "./plates/index.ts";
import { rimNamed } from "./rims.ts";

/** Another way of drawing gets another number: browsers and caches keep what they have for a year. */
const folder = "/pictures/v1/";

/** The longest that can be written has 52 characters. */
const longestAddress = 64;

export function addressOf(drawing: Drawing): string {
  return `${folder}${wordsOf(drawing).join("-")}.svg`;
}

function wordsOf(drawing: Drawing): string[] {
  const { kind, ink } = drawing;
  if (kind === "sleeve") return [kind, ink, drawing.plate, drawing.seed.toString(36), inHex(drawing.letters)];
  if (kind === "portrait") return [kind, ink, drawing.rim, inHex(drawing.letters)];
  return [kind, ink];
}

function inHex(letters: string): string {
  return [...letters].map((letter) => letter.charCodeAt(0).toString(16)).join("-");
}

/** @returns what to draw, or null for an address that `addressOf` could not have made */
export function readAddress(address: string): Drawing | null {
  if (address.length > longestAddress || !address.startsWith(folder) || !address.endsWith(".svg"))
    return null;
  const drawing = readWords(address.slice(folder.length, -".svg".length).split("-"));
  // One picture, one address: upper case, leading zeros and whatever else reads the same are refused.
  return drawing && addressOf(drawing) === address ? drawing : null;
}

function readWords([kind, ink = "", ...rest]: readonly string[]): Drawing | null {
  if (!paletteOf(ink)) return null;
  if (kind === "sleeve") return readSleeve(ink, rest);
  if (kind === "portrait") return readPortrait(ink, rest);
  if (kind === "vinyl" || kind === "record") return { kind, ink };
  return null;
}

function readSleeve(
  ink: string,
  [plate = "", seedWord = "", ...letterWords]: readonly string[],
): Drawing | null {
  const seed = /^[0-9a-z]{1,7}$/.test(seedWord) ? Number.parseInt(seedWord, 36) : Number.NaN;
  const letters = readLetters(letterWords);
  if (!plateNamed(plate) || !(seed <= 0xffffffff) || letters === null) return null;
  return { kind: "sleeve", ink, plate, seed, letters };
}

function readPortrait(ink: string, [rim = "", ...letterWords]: readonly string[]): Drawing | null {
  const letters = readLetters(letterWords);
  if (!rimNamed(rim) || letters === null) return null;
  return { kind: "portrait", ink, rim, letters };
}

function readLetters(words: readonly string[]): string | null {
  if (words.length > 2 || !words.every((word) => /^[0-9a-f]{2,3}$/.test(word))) return null;
  const letters = String.fromCharCode(...words.map((word) => Number.parseInt(word, 16)));
  return areLetters(letters) ? letters : null;
}
