/**
 * Reads a cell, or a value of JSON, in its plain meaning: numbers, times, names, credits as databases nest them, and
 * texts with marks of programs in them. What cannot be read is undefined.
 */
import { decodeMarkup } from "../../transliteration/proofreading/signs.ts";
import type { Column, PartField } from "../songs/exchanged-song.ts";
import { problemInParts } from "../songs/song-parts.ts";
import { listedNames } from "./listed-names.ts";
import { withPlainDigits } from "./plain-digits.ts";
import { readDay, readMoment } from "./read-moment.ts";
import { lyricsOfLrc } from "./read-plain-text.ts";
import { readStatus } from "./read-status.ts";
import { withYear, withYearInBrackets } from "./year-of-album.ts";

type Kind = Column["kind"];

/** How programs write that there is nothing. */
const nothing = /^(?:#?n\/a|n\.a\.?|\(?null\)?|nil|none|undefined|nan|\\n|[-–—?.*]+)$/i;
/** What may be a title. */
const unknown = /^(?:unknown|not (?:known|available)|अज्ञात)$/i;
/** What spreadsheets show in place of a value. */
const failed = /^(?:#(?:REF|NAME|VALUE|DIV\/0|NUM|NULL|SPILL|CALC)[!?]|Err:\d+)$/;

const video = /^\s*[\w-]{11}\s*$|^\s*<|(?:youtu\.?be|ytimg).*(?:[/=]|%3D|%2F)[\w-]{11}(?![\w-])/is;
const address = /^\s*https?:\/\/[^\s/?#]+(?:[/?#]\S*)?\s*$/i;

interface Reading {
  /** Of a field that is known by this name. */
  readonly column: string;
  readonly content: unknown;
  /** Whether the file is an export of this site, whose texts are exact. */
  readonly isExport: boolean;
  /** Takes what somebody should know of the value. */
  readonly remark: (words: string) => void;
  /** The name of the column in the file. */
  readonly called: string;
}

export function readValue(
  { kind, name }: Pick<Column, "kind" | "name">,
  { column, content, isExport, remark, called }: Reading,
): string | undefined {
  const written = textOf(kind, isExport ? content : unpacked(kind, content));
  // How a text that looks like a number is kept as one.
  const text = isExport ? written : written?.replace(/^="([^"]*)"$/, "$1");
  if (kind === "status") return readStatus(text ?? "", called);
  if (text === undefined || text.trim() === "") return text;
  if (isExport && !/number|moment/.test(kind)) return text;
  if (nothing.test(text.trim()) || (column !== "title" && unknown.test(text.trim()))) return "";
  if (failed.test(text.trim())) return undefined;
  switch (kind) {
    case "number":
      return /year/i.test(name) ? readYear(text) : readCount(text);
    case "moment": {
      const read = readMoment(withPlainDigits(text).trim());
      if (read?.isUnclear) remark(`${column}: ${JSON.stringify(text)} was read as ${read.iso.slice(0, 10)}.`);
      return read?.iso;
    }
    case "video":
      return video.test(text) ? text : undefined;
    case "address":
      return address.test(text) ? text : undefined;
    case "list":
      return problemInParts({ field: column as PartField, text }) === undefined ? text : undefined;
    case "album": {
      const typed = withoutMarks(kind, text.replace(/\([०-९]{4}\)\s*$/, withPlainDigits)).trim();
      const album = withYearInBrackets(typed);
      if (album !== typed) remark(`album: ${JSON.stringify(typed)} was read as ${album}.`);
      return album;
    }
    default: {
      const lyrics = column.startsWith("lyrics") ? lyricsOfLrc(text) : undefined;
      if (lyrics !== undefined) remark(`${column}: its times and tags of LRC were left out.`);
      return withoutMarks(kind, lyrics ?? text);
    }
  }
}

/** A list or an object may be written as JSON in the cell of a table. */
function unpacked(kind: Kind, content: unknown): unknown {
  if (typeof content !== "string" || !/names|lines|album/.test(kind) || !/^\s*[[{]/.test(content))
    return content;
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}

function textOf(kind: Kind, content: unknown): string | undefined {
  if (content === null || content === undefined) return "";
  if (typeof content === "string") return content;
  if (typeof content === "number" || typeof content === "boolean") return String(content);
  if (kind === "list") return JSON.stringify(content);
  const items = inOrder(Array.isArray(content) ? content : [content]).map(nameIn);
  if (!items.every((item) => item !== undefined)) return undefined;
  if (kind === "names") return items.flatMap(({ name }) => name || []).join(", ");
  if (kind === "lines" || kind === "text") return items.map((item) => item.name).join("\n");
  const [only = { name: "" }, ...others] = items;
  return others.length > 0 ? undefined : kind === "album" ? withYear(only.name, only.year) : only.name;
}

/** Rows of credits have a position. */
function inOrder(rows: readonly unknown[]): readonly unknown[] {
  const positionOf = (row: unknown) => Number((row as { position?: unknown } | null)?.position);
  if (rows.some((row) => Number.isNaN(positionOf(row)))) return rows;
  return rows.toSorted((one, other) => positionOf(one) - positionOf(other));
}

interface Named {
  readonly name: string;
  readonly year?: string;
}

/**
 * @returns the name in an object, or in the one that it has inside, as a data service nests the rows of two tables
 */
function nameIn(item: unknown): Named | undefined {
  if (typeof item === "string") return { name: item };
  if (typeof item !== "object") return undefined;
  const values = Object.values(item ?? {});
  const known = values.filter((each) => each !== null);
  // Of somebody who is deleted, a data service has only the number.
  const isNobody = known.length === 0 || known.length < values.length;
  if (isNobody && known.every((each) => typeof each === "number")) return { name: "" };
  const { name, title = name, ...rest } = item as Readonly<Record<string, unknown>>;
  const { release_year: released, year = released } = rest;
  if (typeof title === "string")
    return {
      name: title,
      ...((typeof year === "number" || typeof year === "string") && { year: String(year) }),
    };
  const [inside, ...others] = values.filter((each) => typeof each === "object" && each !== null);
  return others.length === 0 && !Array.isArray(inside) ? nameIn(inside) : undefined;
}

function readYear(text: string): string | undefined {
  const plain = withPlainDigits(text).trim();
  if (/^0+(?:[-/]0+)*$/.test(plain)) return "";
  return wholeNumberIn(plain) ?? readDay(plain)?.year;
}

/** A track may be said with the number of all: `3/12`. */
function readCount(text: string): string | undefined {
  const plain = withPlainDigits(text).trim();
  const [, count = plain] = /^(?:#|no\.?|track)?\s*(\d+)(?:\s*(?:\/|of)\s*\d+)?$/i.exec(plain) ?? [];
  return wholeNumberIn(count);
}

function wholeNumberIn(text: string): string | undefined {
  const [, number] = /^(\d{1,5}|\d,\d{3})(?:[.,]0+)?$/.exec(text) ?? [];
  return number?.replace(",", "");
}

/** Takes marks of other programs out of a text: of HTML, and line breaks that are written as two characters. */
function withoutMarks(kind: Kind, text: string): string {
  const isLong = kind === "text" || kind === "lines";
  const plain = text.replaceAll(/\\r\\n|\\[nr]|_x000D_\n?/g, isLong || kind === "names" ? "\n" : " ");
  const decoded = decodeMarkup(plain);
  if (kind === "names") return listedNames(onOneLine(decoded));
  // A break of HTML is a space where there is one line.
  return isLong || decoded === plain ? decoded : decoded.replaceAll("\n", " ");
}

/** Names on several lines are several names. */
function onOneLine(names: string): string {
  return names.trim().replaceAll(/\s*[\r\n]+\s*/g, ", ");
}
