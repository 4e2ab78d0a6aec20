/** Tukri, a patchwork quilt of four by four tiles with a window for the letters. */
import { chooseNext } from "../hash.ts";
import { drawLetters } from "../lettering.ts";
import { circle, petal, rectangle, shape } from "../shapes.ts";
import type { Plate } from "./plate.ts";

const unit = 100;
const windowSide = 200;
/** Of a tile; rounded, and frozen like all values. */
const diagonal = 141.4;

type Tile = (x: number, y: number, colour: string, field: string) => string;

const tiles: readonly Tile[] = [
  (x, y, colour) => shape(`M${x} ${y}h${unit}a${unit} ${unit} 0 0 1 -${unit} ${unit}Z`, colour),
  (x, y, colour) =>
    shape(`M${x + unit} ${y + unit}h-${unit}a${unit} ${unit} 0 0 1 ${unit} -${unit}Z`, colour),
  (x, y, colour) => shape(`M${x} ${y}L${x + unit} ${y}L${x} ${y + unit}Z`, colour),
  (x, y, colour, field) =>
    circle(x + unit / 2, y + unit / 2, unit / 2, colour) +
    circle(x + unit / 2, y + unit / 2, unit / 5, field),
  (x, y, colour) => shape(dome(x, y + unit), colour) + shape(dome(x, y + unit / 2), colour),
  (x, y, colour) => shape(petal(x, y + unit, -Math.PI / 4, diagonal, unit * 0.5), colour),
];

function dome(x: number, y: number): string {
  return `M${x} ${y}a${unit / 2} ${unit / 2} 0 0 1 ${unit} 0Z`;
}

export const tukri: Plate = (colours, next, letters) => {
  const left = chooseNext([0, 200, 100], next);
  const top = chooseNext([0, 200, 200], next);
  const isInWindow = (x: number, y: number) =>
    x >= left && x < left + windowSide && y >= top && y < top + windowSide;

  let drawn = "";
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [column * unit, row * unit];
      const tile = chooseNext(tiles, next);
      const colour = (column + row) % 2 ? colours.first : colours.second;
      if (!isInWindow(x, y)) drawn += tile(x, y, colour, colours.field);
    }
  }
  const pane = rectangle(left, top, windowSide, windowSide, colours.field);
  const box = { x: left + 24, y: top + 30, width: 152, height: 142 };
  return drawn + pane + drawLetters(letters, box, { fill: colours.onField });
};
