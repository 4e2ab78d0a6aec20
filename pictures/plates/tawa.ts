/** Tawa, the record: a grooved disc that comes in from a corner. */
import { drawLetters } from "../lettering.ts";
import { circle, ring, side } from "../shapes.ts";
import type { Plate } from "./plate.ts";

const grooveStep = 26;

export const tawa: Plate = (colours, next, letters) => {
  const atRight = next() < 0.5;
  const x = atRight ? side : 0;
  const y = next() < 0.6 ? 0 : 10;
  const radius = 285 + next() * 30;

  let drawn = circle(x, y, radius, colours.first);
  for (let r = radius - grooveStep; r > 120; r -= grooveStep) drawn += ring(x, y, r, 4, colours.field);
  drawn += circle(x, y, 104, colours.second) + circle(x, y, 22, colours.field);

  const box = { x: atRight ? 26 : 130, y: 210, width: 244, height: 166 };
  return drawn + drawLetters(letters, box, { fill: colours.onField, align: atRight ? "left" : "right" });
};
