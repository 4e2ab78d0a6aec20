/** Compares two versions of a song, a person, an album or a code, field by field. */
import type { State } from "#catalogue";
import { languageOfTitle } from "../../components/language-of.ts";
import { type ComparedLine, compareTexts } from "./compare-texts.server.ts";
import { historyFields, inOrder, labelOf } from "./fields.ts";

export interface ComparedField {
  readonly field: string;
  readonly label: string;
  /** BCP 47. */
  readonly language: string;
  readonly lines: readonly ComparedLine[];
}

/**
 * @param was null if there was nothing, or nothing is known of it: then all that the version has is shown
 * @param formatTime writes a moment, given as ISO 8601
 */
export function compareStates(
  was: State | null,
  became: State,
  formatTime: (moment: string) => string,
): readonly ComparedField[] {
  const before = was && textsOf(was, formatTime);
  const after = textsOf(became, formatTime);
  const fields = new Set([...(before?.keys() ?? []), ...after.keys()]);
  return inOrder([...fields]).flatMap((field) => {
    const [old, text] = [before ? (before.get(field) ?? "") : null, after.get(field) ?? ""];
    if ((old ?? "") === text) return [];
    const language = historyFields[field]?.language ?? languageOfTitle(text || (old ?? ""));
    return [{ field, label: labelOf(field), language, lines: compareTexts(old, text) }];
  });
}

/** The fields of a state as texts; fields of a part as `lyric_translations.english`. */
function textsOf(state: State, formatTime: (moment: string) => string): ReadonlyMap<string, string> {
  const entries = Object.entries(state).flatMap(([field, value]): [string, string][] => {
    if (field === "album") return [[field, albumText(value as Album | null)]];
    if (field === "created_at") return [[field, formatTime(String(value))]];
    if (!Array.isArray(value)) return [[field, value === null ? "" : String(value)]];
    if (value.some(isCredit)) return [[field, value.map(({ name }) => name ?? "?").join("\n")]];
    const columns = [...new Set(value.flatMap(Object.keys))].filter(
      (column) => `${field}.${column}` in historyFields,
    );
    if (columns.length === 0) return [[field, value.map(lineOf).join("\n")]];
    return columns.map((column) => [`${field}.${column}`, value.map((row) => row[column] ?? "").join("\n")]);
  });
  return new Map(entries);
}

interface Album {
  readonly name: string | null;
  readonly year: number | null;
}

function albumText(album: Album | null): string {
  if (!album) return "";
  return `${album.name ?? "?"}${album.year === null ? "" : ` (${album.year})`}`;
}

/** Of a part whose columns are no fields. */
function lineOf(row: Readonly<Record<string, unknown>>): string {
  const texts = Object.values(row).filter((value) => value !== null);
  return texts.join(": ");
}

function isCredit(row: object): boolean {
  return "id" in row && "name" in row;
}
