/** Notes and own meanings of words in files: a list of objects, as the text of its JSON. */
import type { LineNote, OwnMeaning } from "#catalogue";
import { type ExchangedSong, fieldOfColumn, fields, isPartField, type PartField } from "./exchanged-song.ts";

type Parts = Readonly<Record<"word_meanings", OwnMeaning> & Record<"notes", LineNote>>;

interface TextOfParts {
  readonly field: PartField;
  readonly text: string;
}

/** @returns the texts of such fields that a song of a file has */
export function partFieldsOf(song: ExchangedSong): TextOfParts[] {
  return fields.filter(isPartField).flatMap((field) => {
    const { [field]: text } = song;
    return text ? [{ field, text }] : [];
  });
}

/** @returns a problem of its form, or undefined */
export function problemInParts({ field, text }: TextOfParts): string | undefined {
  const parts = parse(field, text);
  if (parts?.some((part) => Object.values(part).some((each) => !each.isWellFormed())))
    return brokenCharacter(field);
  if (parts) return undefined;
  const shape = `[{${partsOf(field)
    .map((name) => `"${name}": "…"`)
    .join(", ")}}, …]`;
  return `${field} has to be a list such as ${shape}, in JSON.`;
}

/** Of a text with one half of a surrogate pair, as `"\ud800"` is in JSON, which PostgreSQL refuses. */
export function brokenCharacter(field: string): string {
  return `${field} has half of a character, such as \\ud800. Please type this character anew, or take it out.`;
}

/** @returns undefined for a field that the file does not have, and for one with a problem */
export function readParts<Of extends PartField>(
  field: Of,
  text: string | undefined,
): Parts[Of][] | undefined {
  return text === undefined ? undefined : (parse(field, text) as unknown as Parts[Of][] | undefined);
}

/** In any order, as the database keeps none. */
export function areSameParts(field: PartField, one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [one, other].map((text) =>
    parse(field, text ?? "")
      ?.map((part) => JSON.stringify(part))
      .sort(),
  );
  return String(a) === String(b);
}

/** @returns objects with all texts in their order, missing ones empty; undefined if it is not such a list */
function parse(field: PartField, text: string): Record<string, string>[] | undefined {
  if (text.trim() === "") return [];
  const names = partsOf(field);
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(list) || !list.every((part) => isPart(part, names))) return undefined;
  return list.map((part) => Object.fromEntries(names.map((name) => [name, part[name] ?? ""])));
}

function partsOf(field: PartField): readonly string[] {
  return fieldOfColumn.get(field)?.parts ?? [];
}

function isPart(part: unknown, names: readonly string[]): boolean {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return false;
  return Object.entries(part).every(
    ([name, text]) => names.includes(name) && (typeof text === "string" || text === null),
  );
}
