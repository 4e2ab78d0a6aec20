/** The twelve printing inks and the twelve ink sets. Frozen: a changed value would change every sleeve. */

const hexOf = {
  kajal: "#17141C",
  khadi: "#F4EDDF",
  sindoor: "#C9281A",
  haldi: "#F6B31C",
  neel: "#22338E",
  pan: "#0B6A4E",
  rani: "#C41A5B",
  feroza: "#0A737F",
  jamun: "#4A1B4C",
  kesar: "#F0791A",
  badami: "#EDC79C",
  gulabi: "#F3A9B4",
} as const;

/** Name of an ink. Each ink is the field of exactly one set, so it also identifies that set. */
export type Ink = keyof typeof hexOf;

/** The colours of one picture as hex values: three areas, and the colour of letters on each of them. */
export interface Palette {
  readonly field: string;
  readonly first: string;
  readonly second: string;
  readonly onField: string;
  readonly onFirst: string;
  readonly onSecond: string;
}

/** Chosen by eye for contrast. Columns as in `Palette`; the order is part of the choice by hash. */
const sets: readonly (readonly [Ink, Ink, Ink, Ink, Ink, Ink])[] = [
  ["haldi", "rani", "neel", "kajal", "khadi", "khadi"],
  ["sindoor", "haldi", "kajal", "khadi", "kajal", "haldi"],
  ["neel", "kesar", "gulabi", "khadi", "kajal", "neel"],
  ["rani", "haldi", "jamun", "khadi", "kajal", "haldi"],
  ["pan", "gulabi", "haldi", "khadi", "kajal", "kajal"],
  ["badami", "sindoor", "neel", "kajal", "khadi", "khadi"],
  ["feroza", "kajal", "haldi", "khadi", "haldi", "kajal"],
  ["jamun", "gulabi", "kesar", "khadi", "jamun", "kajal"],
  ["khadi", "neel", "sindoor", "kajal", "khadi", "khadi"],
  ["gulabi", "pan", "sindoor", "jamun", "khadi", "khadi"],
  ["kajal", "haldi", "rani", "khadi", "kajal", "khadi"],
  ["kesar", "jamun", "khadi", "kajal", "khadi", "jamun"],
];

const palettes = new Map(
  sets.map(([field, first, second, onField, onFirst, onSecond]): [Ink, Palette] => [
    field,
    {
      field: hexOf[field],
      first: hexOf[first],
      second: hexOf[second],
      onField: hexOf[onField],
      onFirst: hexOf[onFirst],
      onSecond: hexOf[onSecond],
    },
  ]),
);

/** In the order of `sets`. */
export const fieldInks: readonly Ink[] = sets.map(([field]) => field);

/** @returns the colours of the set with that field, or undefined for an unknown ink */
export function paletteOf(ink: string): Palette | undefined {
  return palettes.get(ink as Ink);
}

export const vinylInks = { disc: hexOf.kajal, groove: hexOf.khadi } as const;
