/** What a printing plate is: a drawing in the colours of a set, around one or two letters. */
import type { Sequence } from "../hash.ts";
import type { Palette } from "../inks.ts";

/**
 * Draws on a field that is already there, 400 units square.
 * @param colours of the ink set
 * @param next gives the small variations (side, count, pattern); how often and in which order it is asked is frozen
 * @param letters as `areLetters` allows them
 * @returns SVG text
 */
export type Plate = (colours: Palette, next: Sequence, letters: string) => string;
