/** Chaand, a crescent among dots. */
import { drawLetters } from "../lettering.ts";
import { circle } from "../shapes.ts";
import type { Plate } from "./plate.ts";

const perSide = 6;
const spacing = 66.8;

export const chaand: Plate = (colours, next, letters) => {
  const opensToTheRight = next() < 0.5;
  const x = opensToTheRight ? 250 : 150;

  let drawn = "";
  for (let row = 0; row < perSide; row++) {
    for (let column = 0; column < perSide; column++) {
      const [dotX, dotY] = [33 + column * spacing, 33 + row * spacing];
      const isInTheSky = Math.hypot(dotX - 200, dotY - 200) > 192 && Math.hypot(dotX - x, dotY - 176) > 150;
      if (isInTheSky) drawn += circle(dotX, dotY, 6, colours.second);
    }
  }
  drawn += circle(200, 200, 178, colours.first) + circle(x, 176, 138, colours.field);
  return (
    drawn + drawLetters(letters, { x: x - 80, y: 104, width: 160, height: 136 }, { fill: colours.onField })
  );
};
