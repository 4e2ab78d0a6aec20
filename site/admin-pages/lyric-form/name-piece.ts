/** The name that is being typed in a comma-separated list, and its replacement by a whole name. */

interface NamePiece {
  /** Index of the first character and after the last, with the blanks around the name. */
  readonly start: number;
  readonly end: number;
  /** Without the blanks around it. */
  readonly typed: string;
}

/**
 * @param caret index of the character after it
 * @param isList false for a field of one name, which may contain commas
 */
export function namePieceAt(list: string, caret: number, isList: boolean): NamePiece {
  const start = isList ? list.slice(0, caret).lastIndexOf(",") + 1 : 0;
  const comma = isList ? list.indexOf(",", caret) : -1;
  const end = comma === -1 ? list.length : comma;
  return { start, end, typed: list.slice(start, end).trim() };
}

/**
 * @returns the list with the name instead of the piece, and the caret after it; the last name of a list gets a comma
 *   for the next
 */
export function replacePiece(
  list: string,
  { start, end }: NamePiece,
  name: string,
  isList: boolean,
): { readonly list: string; readonly caret: number } {
  const before = list.slice(0, start);
  const after = list.slice(end);
  const put = `${before}${before === "" ? "" : " "}${name}${isList && after === "" ? ", " : ""}`;
  return { list: put + after, caret: put.length };
}

/** @returns the list with another name instead of one of its names, in all of its places */
export function replaceName(list: string, name: string, other: string): string {
  const parts = list
    .split(",")
    .map((part) =>
      normalizeName(part) === normalizeName(name) ? part.replace(part.trim(), () => other) : part,
    );
  return parts.join(",");
}

/** @returns the other names of the list, normalized */
export function otherNames(list: string, { start, end }: NamePiece): ReadonlySet<string> {
  const others = `${list.slice(0, start)},${list.slice(end)}`.split(",");
  return new Set(others.map(normalizeName).filter((name) => name !== ""));
}

/** Names that differ only in case, white space or Unicode form are the same. */
export function normalizeName(name: string): string {
  return name.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

export function withoutTrailingComma(list: string): string {
  return list.replace(/[\s,]+$/, "");
}
