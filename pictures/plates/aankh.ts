/** Aankh, the eye that is painted on lorries against envy. */
import { drawLetters } from "../lettering.ts";
import { circle, shape, wedge } from "../shapes.ts";
import type { Plate } from "./plate.ts";

const y = 228;
const lashes = 13;

export const aankh: Plate = (colours, _next, letters) => {
  let drawn = "";
  for (let i = 0; i < lashes; i++) {
    const angle = -Math.PI + (Math.PI * (i + 0.5)) / lashes;
    drawn += shape(wedge(200, y, 330, angle - 0.06, angle + 0.06), colours.second);
  }
  const lid = `M-30 ${y}C90 ${y - 190} 310 ${y - 190} 430 ${y}C310 ${y + 190} 90 ${y + 190} -30 ${y}Z`;
  const white = `M-6 ${y}C100 ${y - 160} 300 ${y - 160} 406 ${y}C300 ${y + 160} 100 ${y + 160} -6 ${y}Z`;
  drawn += shape(lid, colours.field) + shape(white, colours.onField) + circle(200, y, 112, colours.first);
  const box = { x: 136, y: y - 54, width: 128, height: 108 };
  return drawn + drawLetters(letters, box, { fill: colours.onFirst });
};
