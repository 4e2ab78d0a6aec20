/** The one name of a comma-separated list that is being typed, and that list with a whole name in its place. */

export interface NamePiece {
  /** Places in the list, of the first character and after the last, with the blanks around the name. */
  readonly start: number;
  readonly end: number;
  /** Without the blanks around it. */
  readonly typed: string;
}

/**
 * @param caret place between two characters of the list
 * @param isList false for a field of one name, in which commas mean nothing
 */
export function namePieceAt(list: string, caret: number, isList: boolean): NamePiece {
  const start = isList ? list.slice(0, caret).lastIndexOf(",") + 1 : 0;
  const comma = isList ? list.indexOf(",", caret) : -1;
  const end = comma === -1 ? list.length : comma;
  return { start, end, typed: list.slice(start, end).trim() };
}

/**
 * @returns the list with the name in the place of the piece, and the place behind it; after the last name of a list
 *   a comma waits for the next
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

/** @returns the names of the list beside the piece, to compare with */
export function otherNames(list: string, { start, end }: NamePiece): ReadonlySet<string> {
  const others = `${list.slice(0, start)},${list.slice(end)}`.split(",");
  return new Set(others.map(normalizeName).filter((name) => name !== ""));
}

/** Case, white space and Unicode form do not part two names. */
export function normalizeName(name: string): string {
  return name.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** The comma that waits for a next name has waited long enough when the field is left. */
export function withoutTrailingComma(list: string): string {
  return list.replace(/[\s,]+$/, "");
}
