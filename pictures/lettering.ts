/** Draws one or two letters into a box, as outlines. Devanagari letters always have a headline. */
import { type Outline, outlines } from "./glyphs/index.ts";
import { isDevanagari } from "./letters.ts";
import { rectangle, round } from "./shapes.ts";

/** Height of Rozha's headline and capitals above the baseline, in font units. */
const headline = 560;
/** Space between two Roman initials, in font units. */
const gap = 30;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Style {
  readonly fill: string;
  readonly align?: "left" | "middle" | "right";
  /**
   * Left and right end of a headline that is longer than the letter; the letter then hangs from the top of the box.
   */
  readonly line?: readonly [number, number];
  /** Colour of an extrusion to the lower right, and its depth. */
  readonly shadow?: { readonly colour: string; readonly depth: number };
}

/**
 * @param letters one or two letters that `areLetters` allows
 * @param box the area that the letters must fit
 * @returns SVG text
 */
export function drawLetters(letters: string, box: Box, style: Style): string {
  const found = [...letters].flatMap((letter) => outlines.get(letter) ?? []);
  const [first] = found;
  if (!first) throw new RangeError(`No outline for "${letters}": choose letters with letters.ts.`);
  return isDevanagari(letters) ? drawDevanagari(first, box, style) : drawRoman(found, box, style);
}

function drawDevanagari(outline: Outline, box: Box, style: Style): string {
  const { advance } = outline;
  const over = Math.max(0, -headline - outline.top);
  // A tail longer than 60 units, as in ट, may leave the box: fitting it would shrink the letter.
  const under = Math.max(0, Math.min(outline.bottom, 60));
  const height = headline + under + over;
  const scale = Math.min(box.height / height, box.width / advance);
  const x = alignedLeft(box, advance * scale, style.align);
  const y = box.y + (headline + over) * scale + (style.line ? 0 : (box.height - height * scale) / 2);

  const thickness = Math.max(5, 34 * scale);
  const top = y - headline * scale - 1;
  const print = (shift: number, colour: string) => {
    const bar = style.line
      ? rectangle(style.line[0], top + shift, style.line[1] - style.line[0], thickness, colour)
      : rectangle(x - 20 * scale + shift, top + shift, advance * scale + 40 * scale, thickness, colour);
    return bar + drawOutlines([outline], [0], x + shift, y + shift, scale, colour);
  };
  return extrude(print, style);
}

function drawRoman(letters: readonly Outline[], box: Box, style: Style): string {
  const shifts: number[] = [];
  let advance = 0;
  for (const { left, right } of letters) {
    shifts.push(advance - left);
    advance += right - left + gap;
  }
  advance -= gap;
  const top = Math.min(-headline, ...letters.map((outline) => outline.top));
  const height = Math.max(0, ...letters.map(({ bottom }) => Math.min(bottom, 60))) - top;
  const scale = Math.min(box.height / height, box.width / advance);
  const x = alignedLeft(box, advance * scale, style.align);
  const y = box.y - top * scale + (box.height - height * scale) / 2;

  const print = (shift: number, colour: string) =>
    drawOutlines(letters, shifts, x + shift, y + shift, scale, colour);
  return extrude(print, style);
}

/** Draws copies in the shadow's colour from the deepest one upwards, then the letters in their own colour. */
function extrude(print: (shift: number, colour: string) => string, { fill, shadow }: Style): string {
  let behind = "";
  if (shadow) for (let depth = shadow.depth; depth > 0; depth -= 2) behind += print(depth, shadow.colour);
  return behind + print(0, fill);
}

function alignedLeft(box: Box, width: number, align: Style["align"]): number {
  if (align === "left") return box.x;
  if (align === "right") return box.x + box.width - width;
  return box.x + (box.width - width) / 2;
}

function drawOutlines(
  letters: readonly Outline[],
  shifts: readonly number[],
  x: number,
  y: number,
  scale: number,
  colour: string,
): string {
  const paths = letters.map(({ data }, i) => {
    const shift = shifts[i];
    return `<path${shift ? ` transform="translate(${shift})"` : ""} d="${data}"/>`;
  });
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${+scale.toFixed(4)})" fill="${colour}">${paths.join("")}</g>`;
}
