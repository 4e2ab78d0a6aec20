/** Lehar, waves of scallops under a sun. */
import { chooseNext } from "../hash.ts";
import type { Palette } from "../inks.ts";
import { drawLetters } from "../lettering.ts";
import { circle, side } from "../shapes.ts";
import type { Plate } from "./plate.ts";

const seaLevel = 220;

export const lehar: Plate = (colours, next, letters) => {
  const radius = chooseNext([40, 50], next);
  const sunAtRight = next() < 0.5;
  const sun = circle(sunAtRight ? 290 : 110, seaLevel, 118, colours.second);
  const box = { x: sunAtRight ? 24 : 190, y: 34, width: 186, height: 134 };
  const style = { fill: colours.onField, align: sunAtRight ? "left" : "right", line: [0, side] } as const;
  return sun + waves(colours, radius) + drawLetters(letters, box, style);
};

function waves(colours: Palette, radius: number): string {
  const rows = Math.ceil((side - seaLevel) / (radius * 0.8)) + 1;
  let drawn = "";
  for (let row = 0; row < rows; row++) {
    const y = seaLevel + radius * 0.35 + row * radius * 0.8 + radius * 0.5;
    const isShifted = row % 2 === 1;
    for (let i = -1; i <= side / (2 * radius) + 1; i++) {
      const x = i * 2 * radius + (isShifted ? radius : 0);
      drawn += circle(x, y, radius, colours.first) + circle(x, y, radius * 0.66, colours.field);
      drawn += circle(x, y, radius * 0.34, isShifted ? colours.second : colours.first);
    }
  }
  return drawn;
}
