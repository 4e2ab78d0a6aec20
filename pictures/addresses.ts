/**
 * Addresses of pictures, such as `/pictures/v1/sleeve-rani-akshar-1k3v9zx-926.svg`. An address contains everything
 * that the drawing needs, so it is immutable and needs no query. Parsing refuses addresses that this site could not
 * have written.
 */
import type { Drawing } from "./drawings.ts";
import { paletteOf } from "./inks.ts";
import { areLetters } from "./letters.ts";
import { plates } from "./plates/index.ts";
import { rims } from "./rims.ts";

/** A changed drawing needs a new version number, because browsers and caches keep pictures for a year. */
const folder = "/pictures/v1/";

/** The longest valid address has 52 characters. */
const longestAddress = 64;

export function addressOf(drawing: Drawing): string {
  return `${folder}${addressParts(drawing).join("-")}.svg`;
}

function addressParts(drawing: Drawing): string[] {
  const { kind, ink } = drawing;
  if (kind === "sleeve") return [kind, ink, drawing.plate, drawing.seed.toString(36), inHex(drawing.letters)];
  if (kind === "portrait") return [kind, ink, drawing.rim, inHex(drawing.letters)];
  return [kind, ink];
}

function inHex(letters: string): string {
  return [...letters].map((letter) => letter.charCodeAt(0).toString(16)).join("-");
}

/** @returns null for an address that `addressOf` could not have made */
export function readAddress(address: string): Drawing | null {
  if (address.length > longestAddress || !address.startsWith(folder) || !address.endsWith(".svg"))
    return null;
  const drawing = parseParts(address.slice(folder.length, -".svg".length).split("-"));
  // Each picture has exactly one address: upper case, leading zeros and extra parts are refused.
  return drawing && addressOf(drawing) === address ? drawing : null;
}

function parseParts([kind, ink = "", ornament = "", ...rest]: readonly string[]): Drawing | null {
  if (!paletteOf(ink)) return null;
  if (kind === "vinyl" || kind === "record") return { kind, ink };
  if (kind === "portrait" && rims.has(ornament)) {
    const letters = fromHex(rest);
    return areLetters(letters) ? { kind, ink, rim: ornament, letters } : null;
  }
  if (kind === "sleeve" && plates.has(ornament)) {
    const [seedPart = "", ...letterParts] = rest;
    const seed = Number.parseInt(seedPart, 36);
    const letters = fromHex(letterParts);
    return seed <= 0xffffffff && areLetters(letters) ? { kind, ink, plate: ornament, seed, letters } : null;
  }
  return null;
}

function fromHex(codes: readonly string[]): string {
  return String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16)));
}
