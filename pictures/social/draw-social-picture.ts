/** Draws what chats and timelines show beside a link: 1200 by 630, the sleeve on a field of its ink, the words beside it. */
import { drawPicture } from "../draw-picture.ts";
import { type Palette, paletteOf, vinylInks } from "../inks.ts";
import { discOf, portraitOf, sleeveOf } from "../pictures.ts";
import { circle, rectangle, ring } from "../shapes.ts";
import { breakLines, doFit, type Measured, wordsOf } from "./break-lines.ts";
import { martel, rozha, type Typeface } from "./faces.ts";
import { drawText } from "./shape-text.ts";
import type { SocialSubject, Subject, SubjectKind } from "./subjects.ts";

const socialWidth = 1200;
const socialHeight = 630;

const margin = 64;
/** Where the words must end: the sleeve begins. */
const column = 580;
/** The words stand in the middle of what the logo at the foot leaves free. */
const wordsTop = 56;
const wordsBottom = 500;

/** @returns an SVG document without text: its letters are outlines */
export function drawSocialPicture(subject: SocialSubject, siteName: string): string {
  return subject.kind === "home" ? drawHome(siteName) : drawSubject(subject, siteName);
}

function drawSubject(subject: Subject, siteName: string): string {
  const isPerson = subject.kind !== "song" && subject.kind !== "album";
  const { src, ink } = isPerson ? portraitOf(subject.title) : sleeveOf(subject.title, subject.hindiLine);
  const palette = coloursOf(ink);
  const picture = isPerson
    ? ring(930, 290, 232, 3, palette.onField) + place(src, 715, 75, 430)
    : place(discOf("vinyl", ink), 822, 92, 416) +
      (ink === "kajal" ? ring(1030, 300, 207, 2, vinylInks.groove) : "") +
      place(src, 680, 80, 440);
  return wrap(palette, picture + drawWords(subject) + drawFoot(siteName, palette));
}

function coloursOf(ink: string): Palette {
  const palette = paletteOf(ink);
  if (!palette) throw new RangeError(`There is no ink "${ink}".`);
  return palette;
}

/** Puts one of our drawings, 400 units square, into this one. */
function place(address: string, x: number, y: number, side: number): string {
  const svg = drawPicture(address) ?? "";
  return svg.replace('width="400" height="400"', `x="${x}" y="${y}" width="${side}" height="${side}"`);
}

const labels: Readonly<Record<SubjectKind, string | null>> = {
  song: null,
  singer: "Singer",
  album: "Album",
  lyricist: "Lyricist",
  "music-director": "Music Director",
};

function drawWords(subject: Subject): string {
  const blocks = blocksOf(subject);
  let y = wordsTop + Math.max(0, (wordsBottom - wordsTop - heightOf(blocks)) / 2);
  let drawn = "";
  for (const { lines, typeface, size, pitch } of blocks) {
    for (const { text } of lines) {
      drawn += drawText(text, typeface, margin, y + pitch * 0.5 + size * 0.28, size);
      y += pitch;
    }
    y += gap;
  }
  return drawn;
}

/** The largest title that leaves room for what stands below it. */
function blocksOf({ kind, title, hindiLine, line }: Subject): Block[] {
  const second = hindiLine && hindiLine !== title ? hindiLine : "";
  const last = [labels[kind], line].filter(Boolean).join(", ");
  const below = [block(second, rozha, hindiSizes, tallPitch), block(last, martel, lineSizes, tallPitch)];
  const pitch = /\p{Script=Devanagari}/u.test(title) ? tallPitch : 1.08;
  const withTitle = (sizes: readonly Size[]) =>
    [block(title, rozha, sizes, pitch), ...below].filter(({ lines }) => lines.length > 0);
  const choices = titleSizes.map((_, i) => withTitle(titleSizes.slice(i)));
  return choices.find((blocks) => heightOf(blocks) <= wordsBottom - wordsTop) ?? choices.at(-1) ?? [];
}

function heightOf(blocks: readonly Block[]): number {
  const lines = blocks.reduce((sum, block) => sum + block.lines.length * block.pitch, 0);
  return lines + gap * Math.max(0, blocks.length - 1);
}

/** Pixels, and the lines that words of that size may take. */
type Size = readonly [pixels: number, lines: number];

interface Block {
  readonly lines: readonly Measured[];
  readonly typeface: Typeface;
  readonly size: number;
  /** Pixels from line to line. */
  readonly pitch: number;
}

/** Vowel signs stand above and below the line of Devanagari. */
const tallPitch = 1.36;
const gap = 22;
const titleSizes: readonly Size[] = [
  [92, 2],
  [84, 3],
  [72, 3],
  [60, 4],
  [50, 4],
  [42, 5],
];
const hindiSizes: readonly Size[] = [
  [50, 1],
  [44, 2],
  [36, 2],
];
const lineSizes: readonly Size[] = [
  [30, 1],
  [28, 2],
];

/** The words in the first size in which they fit, else cut in the last. */
function block(text: string, typeface: Typeface, sizes: readonly Size[], pitch: number): Block {
  const width = column - margin;
  const words = wordsOf(text, typeface);
  const fitting = sizes.find(([pixels, most]) => doFit(words, width / pixels, most));
  const [size, most] = fitting ?? sizes.at(-1) ?? [1, 1];
  const lines = breakLines(words, width / size, most);
  return { lines, typeface, size, pitch: size * pitch };
}

/** The logo, with the name of the site beside it. */
function drawFoot(siteName: string, colours: Palette): string {
  const [size, y] = [56, 576];
  const [dotX, dotY] = [margin + size * 0.559, y - size * 0.705];
  return (
    drawLogoWord(margin, y, size) +
    drawText(oneLine(siteName, martel, 18), martel, margin + size * 2.2, y - 1, 28) +
    rectangle(margin, y - size * 0.562, size * 1.965, size * 0.034, colours.onField) +
    circle(dotX, dotY, size * 0.112, colours.first) +
    circle(dotX, dotY, size * 0.022, colours.field)
  );
}

/** अंतरा without its dot, for which a record stands. */
function drawLogoWord(x: number, y: number, size: number): string {
  return drawText("अतरा", rozha, x, y, size);
}

function oneLine(text: string, typeface: Typeface, width: number): string {
  const [line] = breakLines(wordsOf(text, typeface), width, 1);
  return line?.text ?? "";
}

/** The poster of the home page: the word large, its headline off both edges. */
function drawHome(siteName: string): string {
  const palette = coloursOf("haldi");
  const [size, x, y] = [520, 96, 566];
  const [dotX, dotY] = [x + size * 0.559, y - size * 0.714];
  const grooves = [129, 118, 107, 96, 85, 74].map((radius) =>
    ring(dotX, dotY, (radius * size) / 1000, (3 * size) / 1000, palette.field),
  );
  return wrap(
    palette,
    drawLogoWord(x, y, size) +
      drawText(oneLine(siteName, rozha, 6), rozha, 620, 140, 92) +
      drawText("Hindi song lyrics", martel, 624, 204, 40) +
      rectangle(-10, y - size * 0.562, socialWidth + 20, size * 0.026, palette.onField) +
      circle(dotX, dotY, size * 0.142, palette.first) +
      grooves.join("") +
      circle(dotX, dotY, size * 0.05, palette.field) +
      circle(dotX, dotY, size * 0.009, palette.first),
  );
}

/** On the field; what names no colour of its own is drawn in that of the words. */
function wrap({ field, onField }: Palette, content: string): string {
  const all = rectangle(0, 0, socialWidth, socialHeight, field) + content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${socialWidth} ${socialHeight}" width="${socialWidth}" height="${socialHeight}" fill="${onField}">${all}</svg>`;
}
