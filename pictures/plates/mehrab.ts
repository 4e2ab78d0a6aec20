/** Mehrab, arches within arches. */
import type { Palette } from "../inks.ts";
import { drawLetters } from "../lettering.ts";
import { round, shape } from "../shapes.ts";
import type { Plate } from "./plate.ts";

/** From the outermost arch to the innermost. */
const arches: readonly { width: number; height: number; colour: keyof Palette }[] = [
  { width: 380, height: 372, colour: "first" },
  { width: 318, height: 324, colour: "field" },
  { width: 262, height: 280, colour: "second" },
  { width: 214, height: 240, colour: "field" },
  { width: 190, height: 222, colour: "first" },
];

export const mehrab: Plate = (colours, _next, letters) =>
  arches.map(({ width, height, colour }) => shape(arch(200, 400, width, height), colours[colour])).join("") +
  drawLetters(letters, { x: 135, y: 262, width: 130, height: 112 }, { fill: colours.onFirst });

/** Path data of an ogee arch that stands on `base`. */
function arch(x: number, base: number, width: number, height: number): string {
  const [left, right, top] = [x - width / 2, x + width / 2, base - height];
  const spring = top + width * 0.62;
  const [shoulder, neck] = [round(spring - width * 0.34), round(top + width * 0.2)];
  const up = `C${round(left)} ${shoulder} ${round(x - width * 0.14)} ${neck} ${round(x)} ${round(top)}`;
  const down = `C${round(x + width * 0.14)} ${neck} ${round(right)} ${shoulder} ${round(right)} ${round(spring)}`;
  return `M${round(left)} ${round(base)}V${round(spring)}${up}${down}V${round(base)}Z`;
}
