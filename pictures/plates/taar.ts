/** Taar, strings over the sound hole. */
import { drawLetters } from "../lettering.ts";
import { circle, ring, round } from "../shapes.ts";
import type { Plate } from "./plate.ts";

const y = 256;
/** From the lowest string to the highest. */
const thicknesses = [9, 7, 6, 5, 4, 3, 3];

export const taar: Plate = (colours, next, letters) => {
  const lean = next() < 0.5 ? 1 : -1;
  const x = lean > 0 ? 140 : 260;
  const strings = thicknesses.map((thickness, i) => {
    const shift = (i - (thicknesses.length - 1) / 2) * 22;
    const from = `${round(x - lean * 300 + shift)} ${y + 300}`;
    const to = `${round(x + lean * 320 + shift)} ${y - 320}`;
    return `<path d="M${from}L${to}" stroke="${colours.second}" stroke-width="${thickness}"/>`;
  });
  return (
    circle(x, y, 128, colours.first) +
    strings.join("") +
    circle(x, y, 92, colours.field) +
    ring(x, y, 92, 6, colours.second) +
    drawLetters(letters, { x: x - 58, y: y - 48, width: 116, height: 96 }, { fill: colours.onField })
  );
};
