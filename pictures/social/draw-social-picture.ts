/**
 * Draws the preview picture of a link in chats and timelines: 1200 by 630, with the sleeve on a field of its ink and
 * text.
 */
import { drawPicture } from "../draw-picture.ts";
import { type Palette, paletteOf, vinylInks } from "../inks.ts";
import { discOf, portraitOf, sleeveOf } from "../pictures.ts";
import { circle, rectangle, ring } from "../shapes.ts";
import { breakLines, fits, type Measured, wordsOf } from "./break-lines.ts";
import { martel, rozha, type Typeface } from "./faces.ts";
import { drawText } from "./shape-text.ts";
import type { SocialPictureTexts, SocialSubject, Subject, SubjectKind } from "./subjects.ts";

const socialWidth = 1200;
const socialHeight = 630;

const margin = 64;
/** The text ends here, before the sleeve. */
const textRight = 580;
/** The text is centred in this space above the logo. */
const textTop = 56;
const textBottom = 500;

/** @returns an SVG document whose letters are outlines */
export function drawSocialPicture(
  subject: SocialSubject,
  siteName: string,
  { home, labels }: SocialPictureTexts,
): string {
  return subject.kind === "home"
    ? drawHome(siteName, home)
    : drawSubject(subject, siteName, labels[subject.kind]);
}

function drawSubject(subject: Subject, siteName: string, label: string | null): string {
  const isPerson = people.includes(subject.kind);
  const { src, ink } = isPerson ? portraitOf(subject.title) : sleeveOfSubject(subject);
  const palette = coloursOf(ink);
  const picture = isPerson
    ? ring(930, 290, 232, 3, palette.onField) + embed(src, 715, 75, 430)
    : embed(discOf("vinyl", ink), 822, 92, 416) +
      (ink === "kajal" ? ring(1030, 300, 207, 2, vinylInks.groove) : "") +
      embed(src, 680, 80, 440);
  return socialDocument(palette, picture + drawSubjectText(subject, label) + drawFooter(siteName, palette));
}

const people: readonly SubjectKind[] = ["singer", "lyricist", "music-director"];

/**
 * The sleeve that the page shows: a year and a decade have the last two digits on it, and no other page than a song's
 * has Hindi.
 */
function sleeveOfSubject({ kind, title, hindiLine }: Subject) {
  if (kind === "year" || kind === "decade") return sleeveOf(title.slice(2));
  return sleeveOf(title, kind === "song" ? hindiLine : null);
}

function coloursOf(ink: string): Palette {
  const palette = paletteOf(ink);
  if (!palette) throw new RangeError(`There is no ink "${ink}".`);
  return palette;
}

/** Embeds a drawing of 400 by 400 units. */
function embed(address: string, x: number, y: number, side: number): string {
  const svg = drawPicture(address) ?? "";
  return svg.replace('width="400" height="400"', `x="${x}" y="${y}" width="${side}" height="${side}"`);
}

function drawSubjectText(subject: Subject, label: string | null): string {
  const blocks = blocksOf(subject, label);
  let y = textTop + Math.max(0, (textBottom - textTop - heightOf(blocks)) / 2);
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

/** Chooses the largest title that leaves room for the lines below it. */
function blocksOf({ title, hindiLine, line }: Subject, label: string | null): Block[] {
  const second = hindiLine && hindiLine !== title ? hindiLine : "";
  const last = [label, line].filter(Boolean).join(", ");
  const below = [block(second, rozha, hindiSizes, tallPitch), block(last, martel, lineSizes, tallPitch)];
  const pitch = /\p{Script=Devanagari}|\p{Script=Arabic}/u.test(title) ? tallPitch : 1.08;
  const withTitle = (sizes: readonly Size[]) =>
    [block(title, rozha, sizes, pitch), ...below].filter(({ lines }) => lines.length > 0);
  const choices = titleSizes.map((_, i) => withTitle(titleSizes.slice(i)));
  return choices.find((blocks) => heightOf(blocks) <= textBottom - textTop) ?? choices.at(-1) ?? [];
}

function heightOf(blocks: readonly Block[]): number {
  const lines = blocks.reduce((sum, block) => sum + block.lines.length * block.pitch, 0);
  return lines + gap * Math.max(0, blocks.length - 1);
}

type Size = readonly [pixels: number, maxLines: number];

interface Block {
  readonly lines: readonly Measured[];
  readonly typeface: Typeface;
  readonly size: number;
  /** Pixels from line to line. */
  readonly pitch: number;
}

/** Devanagari and Urdu need more space because of signs above and below the line. */
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

/** The text in the first size in which it fits, otherwise cut in the last size. */
function block(text: string, typeface: Typeface, sizes: readonly Size[], pitch: number): Block {
  const width = textRight - margin;
  const words = wordsOf(text, typeface);
  const fitting = sizes.find(([pixels, maxLines]) => fits(words, width / pixels, maxLines));
  const [size, maxLines] = fitting ?? sizes.at(-1) ?? [1, 1];
  const lines = breakLines(words, width / size, maxLines);
  return { lines, typeface, size, pitch: size * pitch };
}

/** The logo and the name of the site. */
function drawFooter(siteName: string, colours: Palette): string {
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

/** अंतरा without its dot, because a record replaces it. */
function drawLogoWord(x: number, y: number, size: number): string {
  return drawText("अतरा", rozha, x, y, size);
}

function oneLine(text: string, typeface: Typeface, width: number): string {
  const [line] = breakLines(wordsOf(text, typeface), width, 1);
  return line?.text ?? "";
}

/** The picture of the home page: a large logo whose headline extends beyond both edges. */
function drawHome(siteName: string, text: string): string {
  const palette = coloursOf("haldi");
  const [size, x, y] = [520, 96, 566];
  const [dotX, dotY] = [x + size * 0.559, y - size * 0.714];
  const grooves = [129, 118, 107, 96, 85, 74].map((radius) =>
    ring(dotX, dotY, (radius * size) / 1000, (3 * size) / 1000, palette.field),
  );
  return socialDocument(
    palette,
    drawLogoWord(x, y, size) +
      drawText(oneLine(siteName, rozha, 6), rozha, 620, 140, 92) +
      drawText(text, martel, 624, 204, 40) +
      rectangle(-10, y - size * 0.562, socialWidth + 20, size * 0.026, palette.onField) +
      circle(dotX, dotY, size * 0.142, palette.first) +
      grooves.join("") +
      circle(dotX, dotY, size * 0.05, palette.field) +
      circle(dotX, dotY, size * 0.009, palette.first),
  );
}

/** Elements without a colour of their own get the colour of the text. */
function socialDocument({ field, onField }: Palette, content: string): string {
  const all = rectangle(0, 0, socialWidth, socialHeight, field) + content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${socialWidth} ${socialHeight}" width="${socialWidth}" height="${socialHeight}" fill="${onField}">${all}</svg>`;
}
