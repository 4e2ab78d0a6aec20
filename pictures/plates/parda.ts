/** Parda, the curtain of a cinema: gathered to the sides, or hanging like a valance. */
import { drawLetters } from "../lettering.ts";
import { round, shape, side } from "../shapes.ts";
import type { Plate } from "./plate.ts";

const folds = 10;
const width = side / folds;

export const parda: Plate = (colours, next, letters) => {
  const isGathered = next() < 0.5;
  let drawn = "";
  for (let i = 0; i < folds; i++) {
    const fromMiddle = Math.abs(i - (folds - 1) / 2) / ((folds - 1) / 2);
    const length = isGathered ? 90 + 250 * fromMiddle * fromMiddle : 120 + (1 - fromMiddle) * 60;
    // Folds overlap a little, so that the field does not show between them.
    const wide = width + (i < folds - 1 ? 0.8 : 0);
    const hem = `a${width / 2} ${width / 2} 0 0 1 -${wide} 0Z`;
    drawn += shape(`M${i * width} 0h${wide}v${round(length)}${hem}`, i % 2 ? colours.first : colours.second);
  }
  const box = { x: 90, y: 218, width: 220, height: 158 };
  return drawn + drawLetters(letters, box, { fill: colours.onField });
};
