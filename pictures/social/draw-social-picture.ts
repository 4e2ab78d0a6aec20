/** Draws what chats and timelines show beside a link: 1200 by 630, the sleeve on a field of its ink, the words beside it. */
import { drawPicture } from "../draw-picture.ts";
import { paletteOf, vinylInks } from "../inks.ts";
import { discOf, portraitOf, sleeveOf } from "../pictures.ts";
import { circle, rectangle, ring } from "../shapes.ts";
import type { Fonts } from "./fonts.ts";
import type { SocialSubject, Subject, SubjectKind } from "./subjects.ts";
import { breakLines, doFit, drawLine, type Line, type Typesetter, type Word } from "./typesetting.ts";

export const socialWidth = 1200;
export const socialHeight = 630;

const margin = 64;
/** Where the words must end: the sleeve begins. */
const column = 580;
/** The words stand in the middle of what the logo at the foot leaves free. */
const wordsTop = 56;
const wordsBottom = 500;

interface Tools {
  readonly fonts: Fonts;
  readonly typesetter: Typesetter;
}

interface Colours {
  readonly field: string;
  readonly onField: string;
  readonly bindu: string;
}

/** @returns an SVG document that refers to the fonts by their family names */
export function drawSocialPicture(subject: SocialSubject, siteName: string, tools: Tools): string {
  return subject.kind === "home" ? drawHome(siteName, tools) : drawSubject(subject, siteName, tools);
}

function drawSubject(subject: Subject, siteName: string, tools: Tools): string {
  const isPerson = subject.kind !== "song" && subject.kind !== "album";
  const { src, ink } = isPerson ? portraitOf(subject.title) : sleeveOf(subject.title, subject.hindiLine);
  const palette = paletteOf(ink);
  if (!palette) throw new RangeError(`There is no ink "${ink}".`);
  const colours = { field: palette.field, onField: palette.onField, bindu: palette.first };
  const picture = isPerson
    ? ring(930, 290, 232, 3, palette.onField) + place(src, 715, 75, 430)
    : place(discOf("vinyl", ink), 822, 92, 416) +
      (ink === "kajal" ? ring(1030, 300, 207, 2, vinylInks.groove) : "") +
      place(src, 680, 80, 440);
  return wrap(
    rectangle(0, 0, socialWidth, socialHeight, colours.field) +
      picture +
      drawWords(subject, colours, tools) +
      drawFoot(siteName, colours, tools),
  );
}

/** Puts one of our drawings, 400 units square, into this one. */
function place(address: string, x: number, y: number, side: number): string {
  const svg = drawPicture(address)?.svg ?? "";
  return svg.replace('width="400" height="400"', `x="${x}" y="${y}" width="${side}" height="${side}"`);
}

const labels: Readonly<Record<SubjectKind, string | null>> = {
  song: null,
  singer: "Singer",
  album: "Album",
  lyricist: "Lyricist",
  "music-director": "Music Director",
};

function drawWords(subject: Subject, { onField }: Colours, tools: Tools): string {
  const blocks = blocksOf(subject, tools);
  let y = wordsTop + Math.max(0, (wordsBottom - wordsTop - heightOf(blocks)) / 2);
  let drawn = "";
  for (const { lines, size, pitch } of blocks) {
    for (const line of lines) {
      drawn += drawLine(line, margin, y + pitch * 0.5 + size * 0.28, size);
      y += pitch;
    }
    y += gap;
  }
  return `<g fill="${onField}">${drawn}</g>`;
}

/** The largest title that leaves room for what stands below it. */
function blocksOf({ kind, title, hindiLine, line }: Subject, { fonts, typesetter }: Tools): Block[] {
  const ellipsis = joinWords(typesetter.wordsOf("…", fonts.display));
  const words = typesetter.wordsOf(title, fonts.display);
  const second = hindiLine && hindiLine !== title ? hindiLine : "";
  const below = [
    block(typesetter.wordsOf(second, fonts.display), hindiSizes, ellipsis, true),
    block(
      typesetter.wordsOf([labels[kind], line].filter(Boolean).join(", "), fonts.text),
      lineSizes,
      ellipsis,
      true,
    ),
  ];
  const withTitle = (sizes: readonly Size[]) =>
    [block(words, sizes, ellipsis, hasDevanagari(title)), ...below].filter((made) => made !== null);
  const larger = titleSizes.slice(0, -1).map((_, i) => withTitle(titleSizes.slice(i)));
  return (
    larger.find((blocks) => heightOf(blocks) <= wordsBottom - wordsTop) ?? withTitle(titleSizes.slice(-1))
  );
}

function heightOf(blocks: readonly Block[]): number {
  const lines = blocks.reduce((sum, block) => sum + block.lines.length * block.pitch, 0);
  return lines + gap * Math.max(0, blocks.length - 1);
}

/** Pixels, and the lines that words of that size may take. */
type Size = readonly [pixels: number, lines: number];

interface Block {
  readonly lines: readonly Line[];
  readonly size: number;
  /** Pixels from line to line. */
  readonly pitch: number;
}

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
function block(
  words: readonly Word[],
  sizes: readonly Size[],
  ellipsis: Word,
  isTall: boolean,
): Block | null {
  if (words.length === 0) return null;
  const width = column - margin;
  const fitting = sizes.find(([pixels, most]) => doFit(words, width / pixels, most));
  const [size, lines] = fitting ?? sizes.at(-1) ?? [1, 1];
  // Vowel signs stand above and below the line of Devanagari.
  return {
    lines: breakLines(words, width / size, lines, ellipsis),
    size,
    pitch: size * (isTall ? 1.36 : 1.08),
  };
}

function hasDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}

function joinWords(words: readonly Word[]): Word {
  return {
    pieces: words.flatMap(({ pieces }) => pieces),
    width: words.reduce((sum, { width }) => sum + width, 0),
  };
}

/** The logo, with the name of the site beside it. */
function drawFoot(siteName: string, colours: Colours, tools: Tools): string {
  const [size, y] = [56, 576];
  const words = tools.typesetter.wordsOf(siteName, tools.fonts.text);
  const [line] = breakLines(words, 18, 1, joinWords(tools.typesetter.wordsOf("…", tools.fonts.text)));
  const name = line ? drawLine(line, margin + size * 2.2, y - 1, 28) : "";
  const headline = rectangle(margin, y - size * 0.562, size * 1.965, size * 0.034, colours.onField);
  const bindu = circle(margin + size * 0.559, y - size * 0.705, size * 0.112, colours.bindu);
  const spindle = circle(margin + size * 0.559, y - size * 0.705, size * 0.022, colours.field);
  return `<g fill="${colours.onField}">${logoWord(margin, y, size, tools)}${name}</g>${headline}${bindu}${spindle}`;
}

/** अंतरा without its dot, for which a record stands. */
function logoWord(x: number, y: number, size: number, { fonts, typesetter }: Tools): string {
  const [line] = breakLines(typesetter.wordsOf("अतरा", fonts.display), 99, 1, { pieces: [], width: 0 });
  return line ? drawLine(line, x, y, size) : "";
}

/** The poster of the home page: the word large, its headline off both edges. */
function drawHome(siteName: string, tools: Tools): string {
  const palette = paletteOf("haldi");
  if (!palette) throw new RangeError('There is no ink "haldi".');
  const [size, x, y] = [520, 96, 566];
  const [bx, by] = [x + size * 0.559, y - size * 0.714];
  const { fonts, typesetter } = tools;
  const ellipsis = joinWords(typesetter.wordsOf("…", fonts.display));
  const [name] = breakLines(typesetter.wordsOf(siteName, fonts.display), 6, 1, ellipsis);
  const [what] = breakLines(typesetter.wordsOf("Hindi song lyrics", fonts.text), 20, 1, ellipsis);
  const words = [name && drawLine(name, 620, 140, 92), what && drawLine(what, 624, 204, 40)];
  const kajal = palette.onField;
  const grooves = [129, 118, 107, 96, 85, 74].map((radius) =>
    ring(bx, by, (radius * size) / 1000, (3 * size) / 1000, palette.field),
  );
  return wrap(
    rectangle(0, 0, socialWidth, socialHeight, palette.field) +
      `<g fill="${kajal}">${logoWord(x, y, size, tools)}${words.join("")}</g>` +
      rectangle(-10, y - size * 0.562, socialWidth + 20, size * 0.026, kajal) +
      circle(bx, by, size * 0.142, palette.first) +
      grooves.join("") +
      circle(bx, by, size * 0.05, palette.field) +
      circle(bx, by, size * 0.009, palette.first),
  );
}

function wrap(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${socialWidth} ${socialHeight}" width="${socialWidth}" height="${socialHeight}">${content}</svg>`;
}
