/** What a song of a file says, short enough to be looked at among others: fields, and texts by their lines. */
import { type Field, fieldOfColumn, fields, isPartField, type ReadSong } from "../songs/exchanged-song.ts";
import { readParts } from "../songs/song-parts.ts";

interface ShownField {
  readonly name: string;
  readonly text: string;
}

interface ShownText {
  readonly name: string;
  /** BCP 47. */
  readonly language: string | undefined;
  /** The first lines that are not blank, and all after them. */
  readonly first: readonly string[];
  readonly rest: readonly string[];
}

export interface SongWords {
  readonly fields: readonly ShownField[];
  readonly texts: readonly ShownText[];
}

const linesFirst = 3;
const longestField = 160;
const longestLine = 200;

/** @returns all that the file gives, but the title; fields that it empties are told as changes */
export function wordsOfSong(song: ReadSong["song"]): SongWords {
  const given = fields.filter((field) => field !== "title" && (song[field] ?? "").trim() !== "");
  const isText = (field: Field) => fieldOfColumn.get(field)?.kind === "text";
  return {
    fields: given
      .filter((field) => !isText(field))
      .map((field) => ({ name: nameOf(field), text: shortened(plainText(field, song), longestField) })),
    texts: given.filter(isText).map((field) => {
      const lines = (song[field] ?? "").trim().split(/\r\n|[\n\r]/);
      const end = lines.findIndex((_, at) => lines.slice(0, at + 1).filter(hasWords).length === linesFirst);
      const first = end === -1 ? lines : lines.slice(0, end + 1);
      return {
        name: nameOf(field),
        language: fieldOfColumn.get(field)?.language,
        first: first.filter(hasWords).map((line) => shortened(line, longestLine)),
        rest: lines.slice(first.length),
      };
    }),
  };
}

function nameOf(field: Field): string {
  return fieldOfColumn.get(field)?.name ?? field;
}

function hasWords(line: string): boolean {
  return line.trim() !== "";
}

function plainText(field: Field, song: ReadSong["song"]): string {
  const { [field]: text = "" } = song;
  if (!isPartField(field)) return text;
  const parts = readParts(field, text) ?? [];
  return parts.map((part) => Object.values(part).filter(Boolean).join(" – ")).join("; ") || text;
}

function shortened(text: string, longest: number): string {
  const letters = [...text.slice(0, 2 * longest)];
  return letters.length > longest ? `${letters.slice(0, longest).join("")}…` : text;
}

/** @returns one or two short lines for a terminal */
export function wordsInLines(song: ReadSong["song"]): readonly string[] {
  const { fields: shown, texts } = wordsOfSong(song);
  const lines = [
    shown.map(({ name, text }) => `${name}: ${text}`).join("; "),
    texts
      .map(({ name, first, rest }) => `${name}: ${first.join(" / ")}${rest.length > 0 ? " …" : ""}`)
      .join("; "),
  ];
  return lines.filter(Boolean).map((line) => line.replaceAll(/\s+/g, " "));
}
