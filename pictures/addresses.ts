/**
 * Addresses of pictures, such as `/pictures/v1/sleeve-rani-akshar-1k3v9zx-926.svg`. An address says all that the drawing
 * needs, so it is good for ever and no database is asked. Reading refuses whatever this site could not have written.
 */
import type { Drawing } from "./drawings.ts";
import { paletteOf } from "./inks.ts";
import { areLetters } from "./letters.ts";
import { plates } from "./plates/index.ts";
import { rims } from "./rims.ts";

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
  // One picture, one address: upper case, leading zeros, more words and whatever else reads the same are refused.
  return drawing && addressOf(drawing) === address ? drawing : null;
}

/** Refuses what cannot be drawn. */
function readWords([kind, ink = "", ornament = "", ...rest]: readonly string[]): Drawing | null {
  if (!paletteOf(ink)) return null;
  if (kind === "vinyl" || kind === "record") return { kind, ink };
  if (kind === "portrait" && rims.has(ornament)) {
    const letters = fromHex(rest);
    return areLetters(letters) ? { kind, ink, rim: ornament, letters } : null;
  }
  if (kind === "sleeve" && plates.has(ornament)) {
    const [seedWord = "", ...letterWords] = rest;
    const seed = Number.parseInt(seedWord, 36);
    const letters = fromHex(letterWords);
    return seed <= 0xffffffff && areLetters(letters) ? { kind, ink, plate: ornament, seed, letters } : null;
  }
  return null;
}

function fromHex(words: readonly string[]): string {
  return String.fromCharCode(...words.map((word) => Number.parseInt(word, 16)));
}
