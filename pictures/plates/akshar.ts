/** Akshar, the letter itself, extruded as on the side of a lorry. Uses only the first letter. */
import { drawLetters } from "../lettering.ts";
import { isDevanagari } from "../letters.ts";
import { circle } from "../shapes.ts";
import type { Plate } from "./plate.ts";

export const akshar: Plate = (colours, next, letters) => {
  const shift = Math.floor(next() * 30);
  const sunAtRight = next() < 0.5;
  const letter = letters.charAt(0);
  const box = isDevanagari(letter)
    ? { x: 20 + shift, y: 70, width: 400, height: 300 }
    : { x: 20 + shift, y: 52, width: 340, height: 296 };
  return (
    circle(sunAtRight ? 330 : 70, 330, 120, colours.second) +
    drawLetters(letter, box, {
      fill: colours.onField,
      align: "left",
      line: [0, 420],
      shadow: { colour: colours.first, depth: 20 },
    })
  );
};
