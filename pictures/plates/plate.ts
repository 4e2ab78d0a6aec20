/** A printing plate: a drawing in the colours of an ink set, around one or two letters. */
import type { Sequence } from "../hash.ts";
import type { Palette } from "../inks.ts";

/**
 * Draws onto a field of 400 by 400 units.
 * @param next decides small variations (side, count, pattern); the number and order of its calls are frozen
 * @param letters one or two letters that `areLetters` allows
 * @returns SVG text
 */
export type Plate = (colours: Palette, next: Sequence, letters: string) => string;
