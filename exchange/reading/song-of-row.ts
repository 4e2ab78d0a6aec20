/** Turns a row of a file into a song, by what its columns mean. */
import {
  type ExchangedSong,
  type Field,
  fields,
  isNumberField,
  isPartField,
  isPeopleField,
  type ReadSong,
} from "../songs/exchanged-song.ts";
import { fieldNamed, type Matching } from "./match-columns.ts";
import type { Row } from "./row.ts";

/** @param matching a column that it does not have is the field of its name */
export function songOfRow({ place, values, problem }: Row, matching: Matching): ReadSong {
  const song: ExchangedSong = {};
  for (const [name, content] of Object.entries(values)) {
    const field = matching.has(name) ? matching.get(name) : fieldNamed(name);
    if (field === null) continue;
    if (field === undefined) {
      const unknown = `There is no field ${JSON.stringify(name)}. Use: ${fields.join(", ")}.`;
      return { place, song, problem: unknown };
    }
    const text = textOf(field, content);
    if (text === undefined) return { place, song, problem: `${field} has to be ${kindOf(field)}.` };
    song[field] = text;
  }
  return { place, song, ...(problem !== undefined && { problem }) };
}

function textOf(field: Field, content: unknown): string | undefined {
  if (content === null) return "";
  if (typeof content === "string") return content;
  if (isNumberField(field) && typeof content === "number") return String(content);
  if (isPartField(field)) return JSON.stringify(content);
  const isList = isPeopleField(field) && Array.isArray(content);
  return isList && content.every((name) => typeof name === "string") ? content.join(", ") : undefined;
}

function kindOf(field: Field): string {
  if (isPeopleField(field)) return "a list of names";
  return isNumberField(field) ? "a number" : "a text";
}
