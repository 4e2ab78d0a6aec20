/** Suraj, the sun of a matchbox. */
import { chooseNext } from "../hash.ts";
import { drawLetters } from "../lettering.ts";
import { circle, rays, shape } from "../shapes.ts";
import type { Plate } from "./plate.ts";

const x = 200;

export const suraj: Plate = (colours, next, letters) => {
  const y = chooseNext([200, 200, 230], next);
  const count = chooseNext([16, 20, 24], next);
  const turn = (next() * Math.PI) / count;
  return (
    shape(rays(x, y, 330, count, turn), colours.first) +
    circle(x, y, 132, colours.field) +
    circle(x, y, 116, colours.second) +
    drawLetters(letters, { x: x - 72, y: y - 58, width: 144, height: 116 }, { fill: colours.onSecond })
  );
};
