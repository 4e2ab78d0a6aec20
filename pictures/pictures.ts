/** The picture that a name gives: its address, and the ink of the page that shows it. Refuses no name, however odd. */
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
  /** Names the field on which a page opens, in the same colour as the picture's own. */
  readonly ink: Ink;
}

/**
 * The generated sleeve of a song or an album.
 * @param name title of the song or name of the album
 * @param firstHindiLine first line of the Hindi lyrics; its first letter stands on the sleeve of a song with a Roman
 *   title that begins with the same sound
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

/** One name, one picture: not another one after white space is trimmed or a database has composed its accents. */
function keyOf(name: string): string {
  return name.trim().normalize("NFC");
}

/**
 * A disc in the colours of a sleeve.
 * @param kind `vinyl` half out of the sleeve (square), `record` behind the play button of a video (16:9)
 * @param ink of the song's or album's sleeve
 * @returns its immutable address
 */
export function discOf(kind: Disc["kind"], ink: Ink): string {
  return addressOf({ kind, ink });
}
