/** Reads songs from JSON. Refuses a file that is not one list of objects, or too large to read at once. */
import { readFile, stat } from "node:fs/promises";
import { FileRefused } from "../file-refused.ts";
import {
  type ExchangedSong,
  type Field,
  fields,
  listFields,
  numberFields,
  partFields,
  type ReadSong,
} from "../songs/exchanged-song.ts";

/** Node.js cannot hold a longer string; this is some 100,000 songs. CSV has no such limit. */
const maxJsonBytes = 500_000_000;

/** @throws {FileRefused} */
export async function* readJson(file: string): AsyncGenerator<ReadSong> {
  const { size } = await stat(file);
  if (size > maxJsonBytes) throw new FileRefused("It is larger than 500 MB. Use CSV, or several files.");
  const list = parse((await readFile(file, "utf8")).replace(/^\ufeff/, ""));
  for (const [at, value] of list.entries()) yield songOf(value, `song ${at + 1}`);
}

function parse(text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new FileRefused(`It is not JSON: ${(error as Error).message}.`, { cause: error });
  }
  if (!Array.isArray(value)) throw new FileRefused("It has to be one list of songs: [{ … }, { … }].");
  return value;
}

function songOf(value: unknown, place: string): ReadSong {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { place, song: {}, problem: "It is not an object." };
  const song: ExchangedSong = {};
  for (const [name, content] of Object.entries(value)) {
    if (!(fields as readonly string[]).includes(name)) {
      return {
        place,
        song,
        problem: `There is no field ${JSON.stringify(name)}. Use: ${fields.join(", ")}.`,
      };
    }
    const field = name as Field;
    const text = textOf(field, content);
    if (text === undefined) return { place, song, problem: `${field} has to be ${kindOf(field)}.` };
    song[field] = text;
  }
  return { place, song };
}

function textOf(field: Field, content: unknown): string | undefined {
  if (content === null) return "";
  if (typeof content === "string") return content;
  if (numberFields.includes(field) && typeof content === "number") return String(content);
  if (field in partFields) return JSON.stringify(content);
  const isList = listFields.includes(field) && Array.isArray(content);
  return isList && content.every((name) => typeof name === "string") ? content.join(", ") : undefined;
}

function kindOf(field: Field): string {
  if (listFields.includes(field)) return "a list of names";
  return numberFields.includes(field) ? "a number" : "a text";
}
