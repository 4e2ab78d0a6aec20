/** Turns a row of a file into a song, or another thing with such fields, by what its columns mean. */
import type { Columns, ReadSong } from "../songs/exchanged-song.ts";
import { fieldNamed, type Matching } from "./match-columns.ts";
import type { Row } from "./row.ts";

/** @param matching a column that it does not have is the field of its name */
export function songOfRow<Name extends string>(
  { place, values, problem }: Row,
  matching: Matching<Name>,
  table: Columns<Name>,
): ReadSong<Name> {
  const song: Partial<Record<Name, string>> = {};
  for (const [name, content] of Object.entries(values)) {
    const field = matching.has(name) ? matching.get(name) : fieldNamed(name, table);
    if (field === null) continue;
    if (field === undefined) {
      const unknown = `There is no field ${JSON.stringify(name)}. Use: ${[...table.keys()].join(", ")}.`;
      return { place, song, problem: unknown };
    }
    const kind = table.get(field)?.kind ?? "line";
    const text = textOf(kind, content);
    if (text === undefined) return { place, song, problem: `${field} has to be ${words[kind] ?? "a text"}.` };
    song[field] = text;
  }
  return { place, song, ...(problem !== undefined && { problem }) };
}

type Kind = NonNullable<ReturnType<Columns<string>["get"]>>["kind"];

function textOf(kind: Kind, content: unknown): string | undefined {
  if (content === null) return "";
  if (typeof content === "string") return content;
  if (kind === "number" && typeof content === "number") return String(content);
  if (kind === "list") return JSON.stringify(content);
  const isList = (kind === "names" || kind === "lines") && Array.isArray(content);
  if (!isList || !content.every((name) => typeof name === "string")) return undefined;
  return content.join(kind === "names" ? ", " : "\n");
}

const words: { readonly [Of in Kind]?: string } = {
  names: "a list of names",
  lines: "a list of names",
  number: "a number",
};
