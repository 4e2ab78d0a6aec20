/**
 * Reads the HTML of a post as lines and stanzas: paragraphs, breaks, lists, tables, and bare line ends of old posts.
 * Leaves out what is no text: scripts, forms, advertisements, buttons for sharing, shortcodes.
 */
import { Parser } from "htmlparser2";
import { creditsOf, fieldOfCredit, isHeading, isMarkedSection } from "../../../exchange/reading/index.ts";

export interface HtmlLine {
  /** Empty between stanzas. */
  readonly text: string;
  readonly isHeading: boolean;
  /** All its letters are. */
  readonly isBold: boolean;
  readonly isLink: boolean;
}

type Item = HtmlLine | "paragraph" | "blank";

const left = new Set(
  `script style noscript iframe svg form button select textarea nav object template head title audio video aside footer
  figcaption`.split(/\s+/),
);
const leftClasses =
  /(?:^|[\s_-])(?:share|sharing|sharedaddy|addtoany|social|related(?:posts|-posts)?|adsbygoogle|adsense|advert\w*|yarpp|breadcrumbs?|toc|tr-caption|embed|code-block-\d+|screen-reader-text)(?:$|[\s_-])/i;
const blocks = new Set(
  `p div li ul ol dl dt dd pre blockquote section article main center figure hr address details summary h1 h2 h3 h4 h5 h6
  table tr td th`.split(/\s+/),
);
/** Blank lines are around them. */
const paragraphs = new Set(["p", "ul", "ol", "dl", "pre", "blockquote", "table", "hr", "section", "article"]);
const heading = /^(?:h[1-6]|dt)$/;

interface Table {
  head?: readonly string[];
  readonly columns: Item[][];
  cells: { items: Item[]; isHead: boolean }[];
  hasRows: boolean;
  hasCredits: boolean;
}

/** Characters of a label such as `Singer`. */
const longestLabel = 60;

/** Open elements, of which the library's time is the square. */
const deepest = 500;

/**
 * @param hasBareLines whether line ends are breaks
 * @throws {RangeError} where elements are too deep, which only an attack has
 */
export function readHtml(html: string, hasBareLines: boolean): readonly HtmlLine[] {
  let items: Item[] = [];
  const outside: Item[][] = [];
  const tables: Table[] = [];
  const open: { readonly isLeft: boolean; readonly isBold: boolean; readonly isHeading: boolean }[] = [];
  const depth = { left: 0, bold: 0, heading: 0, link: 0, pre: 0 };
  let line = { text: "", bold: 0, link: 0, isHeading: false };
  let afterBreak = true;
  const endLine = (ending?: "paragraph" | "blank") => {
    const text = plain(line.text);
    const size = letters(text);
    if (text !== "")
      items.push({
        text,
        isHeading: line.isHeading,
        isBold: size > 0 && line.bold >= size,
        isLink: size > 0 && line.link >= size * 0.9,
      });
    else if (ending === "blank") items.push("blank");
    if (ending === "paragraph") items.push("paragraph");
    line = { text: "", bold: 0, link: 0, isHeading: false };
    afterBreak = true;
  };
  const parser = new Parser({
    onopentag(name, { class: classes = "", id = "", style = "" }) {
      const isLeft =
        left.has(name) ||
        (/^(?:div|ins|ul|figure|p|span|section|td|table)$/.test(name) &&
          leftClasses.test(`${classes} ${id}`));
      const isBold = /^(?:b|strong)$/.test(name) || /font-weight:\s*(?:bold|[6-9]00)/i.test(style);
      if (open.length >= deepest) throw new RangeError("Its elements are too deep.");
      open.push({ isLeft, isBold, isHeading: heading.test(name) });
      if (isLeft) depth.left += 1;
      if (isBold) depth.bold += 1;
      if (name === "a") depth.link += 1;
      if (name === "pre") depth.pre += 1;
      if (depth.left > 0) return;
      if (name === "br") endLine("blank");
      if (blocks.has(name)) endLine(paragraphs.has(name) ? "paragraph" : undefined);
      if (heading.test(name)) {
        depth.heading += 1;
        items.push("paragraph");
      }
      if (name === "table") tables.push({ columns: [], cells: [], hasRows: false, hasCredits: false });
      const row = tables.at(-1);
      if (name === "tr" && row) row.cells = [];
      if (/^t[dh]$/.test(name) && row) {
        outside.push(items);
        items = [];
        row.cells.push({ items, isHead: name === "th" });
      }
    },
    ontext(text) {
      if (depth.left > 0) return;
      const isBroken = hasBareLines || depth.pre > 0;
      const pieces = isBroken ? text.split(/\r?\n/) : [text.replaceAll(/\s+/g, " ")];
      for (const [at, piece] of pieces.entries()) {
        // A line end after a break or a block is none, as WordPress shows it; two are a blank line.
        if (at > 0 && (!afterBreak || at > 1 || depth.pre > 0)) endLine("blank");
        if (piece.trim() === "" && line.text === "") continue;
        line.text += piece;
        if (depth.bold > 0) line.bold += letters(piece);
        if (depth.link > 0) line.link += letters(piece);
        if (depth.heading > 0) line.isHeading = true;
        afterBreak = false;
      }
    },
    onclosetag(name) {
      const closed = open.pop();
      const isInside = depth.left === 0;
      if (closed?.isLeft) depth.left -= 1;
      if (closed?.isBold) depth.bold -= 1;
      if (name === "a") depth.link -= 1;
      if (name === "pre") depth.pre -= 1;
      if (!isInside) return;
      if (
        closed?.isBold &&
        line.text.length <= longestLabel &&
        fieldOfCredit(plain(line.text).replace(/ ?[:：-]+$/, ""))
      )
        line.text += ": ";
      const isEmpty = name === "p" && items.at(-1) === "paragraph" && line.text.trim() === "";
      if (blocks.has(name)) endLine(isEmpty ? "blank" : paragraphs.has(name) ? "paragraph" : undefined);
      if (closed?.isHeading) {
        depth.heading -= 1;
        items.push("paragraph");
      }
      const table = tables.at(-1);
      if (/^t[dh]$/.test(name) && table) items = outside.pop() ?? items;
      if (name === "tr" && table) endRow(table, items);
      if (name === "table" && table) {
        tables.pop();
        for (const [at, column] of table.columns.entries())
          items.push("paragraph", headingOf(table.head?.[at] ?? ""), ...column, "paragraph");
      }
    },
  });
  parser.end(withoutShortcodes(html));
  endLine();
  return inStanzas(items);
}

/** Of a row with a label and its value, a credit; rows below labels are columns; else each cell has its lines. */
function endRow(table: Table, items: Item[]): void {
  const { cells } = table;
  const texts = cells.map((cell) => cell.items.flatMap((item) => (isLine(item) ? item.text : [])));
  const labels = texts.map((lines) => (lines.length === 1 ? (lines[0] ?? "") : ""));
  const isLabel = (label: string) =>
    label !== "" && label.length <= 40 && /^[\p{L}\p{M}\s/().]+$/u.test(label);
  const isFirst = !table.hasRows;
  table.hasRows = true;
  table.cells = [];
  if (isFirst && cells.length > 1 && labels.every(isLabel)) {
    const areLabels = labels.every((label) => isHeading(`${label}:`) || fieldOfCredit(label));
    if (areLabels || (cells.length > 2 && cells.every(({ isHead }) => isHead))) {
      table.head = labels;
      return;
    }
  }
  if (table.head && cells.length === table.head.length) {
    for (const [at, cell] of cells.entries()) {
      table.columns[at] ??= [];
      table.columns[at]?.push(...cell.items);
    }
    return;
  }
  const [label = "", ...values] = labels;
  const credit = `${label.replace(/\s*[:：-]+$/, "")}: ${texts[1]?.join(", ").replace(/^[:-]\s*/, "")}`;
  const isCredit = values.length === 1 && label !== "" && creditsOf(credit).length > 0;
  table.hasCredits ||= isCredit;
  if (isCredit) items.push({ ...noSigns, text: credit });
  // Beside credits, such as `Picturised on`.
  else if (table.hasCredits && values.length === 1 && isLabel(label) && (texts[1]?.length ?? 0) < 2) return;
  else
    for (const [at, cell] of cells.entries()) {
      if (at > 0 && (texts[at]?.length ?? 0) > 1) items.push("paragraph");
      items.push(...cell.items);
    }
}

const noSigns = { isHeading: false, isBold: false, isLink: false };

function headingOf(text: string): HtmlLine {
  return { ...noSigns, text, isHeading: text !== "" };
}

function isLine(item: Item): item is HtmlLine {
  return typeof item !== "string";
}

/** Of posts that have a paragraph for each line, blank paragraphs are between stanzas. */
function inStanzas(items: readonly Item[]): readonly HtmlLine[] {
  const groups: HtmlLine[][] = [[]];
  for (const item of items) {
    if (item === "paragraph") groups.push([]);
    else if (isLine(item)) groups.at(-1)?.push(item);
  }
  const isShort = ([line, ...others]: readonly HtmlLine[]) =>
    line !== undefined &&
    others.length === 0 &&
    line.text.length <= 80 &&
    !line.isHeading &&
    creditsOf(line.text).length === 0;
  const singles = groups.filter(isShort).length;
  const arePoems = groups.filter(({ length }) => length > 1).length;
  const areLines = singles >= 8 && singles >= 4 * arePoems;
  const lines: HtmlLine[] = [];
  const blank = () => {
    if (lines.length > 0 && lines.at(-1)?.text !== "") lines.push(headingOf(""));
  };
  for (const [at, item] of items.entries()) {
    const after = items[at + 1];
    if (isLine(item)) lines.push(item);
    else if (
      item === "blank" ||
      !areLines ||
      lines.at(-1)?.isHeading ||
      (after && isLine(after) && after.isHeading)
    )
      blank();
  }
  return lines;
}

function letters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Without what is not seen; a heading of a credit keeps one colon. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u200b\u2060\ufeff\u00ad]/g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/:\s*[:：-]\s*/, ": ")
    .trim();
}

const shortcode = /\[(\/?)([A-Za-z][\w-]*)((?:\s[^[\]]*)?)\]/g;

/** `[Chorus]` is a name of a part, `[gallery ids="1"]` and `[su_box]…[/su_box]` are shortcodes. */
function withoutShortcodes(html: string): string {
  const captions = html.replaceAll(
    /\[caption[^[\]]*\]([^[]*)\[\/caption\]/g,
    (_, inside: string) => (/<img[^<>]*>/.exec(inside) ?? [""])[0],
  );
  const closed = new Set(Array.from(captions.matchAll(/\[\/([\w-]+)\]/g), ([, name]) => name));
  return captions
    .replaceAll(/\[(youtube|embed|video|audio|playlist)\b[^[\]]*\][^[\]]*\[\/\1\]/gi, "")
    .replaceAll(shortcode, (whole, slash: string, name: string, rest: string) => {
      const isCode =
        slash !== "" || closed.has(name) || /[_-]/.test(name) || rest.includes("=") || /https?:/.test(rest);
      return isCode || (/^[a-z]+$/.test(name) && !isMarkedSection(whole)) ? "" : whole;
    });
}

/** @returns plain words of a title or a name with entities and tags */
export function readWords(html: string): string {
  return readHtml(html, false)
    .map(({ text }) => text)
    .join(" ")
    .trim();
}
