/** The generated picture of a name: its address, and the ink of the page that shows it. Accepts every name. */
import { addressOf } from "./addresses.ts";
import type { Disc } from "./drawings.ts";
import { choose, hash, portraitSalt, sleeveSalt } from "./hash.ts";
import { fieldInks, type Ink } from "./inks.ts";
import { lettersOfPortrait, lettersOfSleeve } from "./letters.ts";
import { plates } from "./plates/index.ts";
import { rims } from "./rims.ts";

export interface Picture {
  /** Immutable address on this site. */
  readonly src: string;
  /** The ink of the picture's background, which the page also uses. */
  readonly ink: Ink;
}

/**
 * The generated sleeve of a song or an album.
 * @param name title of the song or name of the album
 * @param firstHindiLine first line of the Hindi lyrics; its first letter is used if a Roman title begins with the
 *   same sound
 */
export function sleeveOf(name: string, firstHindiLine?: string | null): Picture {
  const key = keyOf(name);
  const ink = choose(fieldInks, hash(`${sleeveSalt}|i|${key}`));
  const plate = choose([...plates.keys()], hash(`${sleeveSalt}|p|${key}`));
  const seed = hash(`${sleeveSalt}|r|${key}`);
  const letters = lettersOfSleeve(name, firstHindiLine ?? "");
  return { src: addressOf({ kind: "sleeve", ink, plate, seed, letters }), ink };
}

/** The generated portrait of a singer, lyricist or music director. */
export function portraitOf(name: string): Picture {
  const key = keyOf(name);
  const ink = choose(fieldInks, hash(`${portraitSalt}|ai|${key}`));
  const rim = choose([...rims.keys()], hash(`${portraitSalt}|a|${key}`));
  return { src: addressOf({ kind: "portrait", ink, rim, letters: lettersOfPortrait(name) }), ink };
}

/** Trimming and Unicode normalization must not change the picture of a name. */
function keyOf(name: string): string {
  return name.trim().normalize("NFC");
}

/**
 * A disc in the colours of a sleeve.
 * @param ink ink of the sleeve
 * @returns its immutable address
 */
export function discOf(kind: Disc["kind"], ink: Ink): string {
  return addressOf({ kind, ink });
}
