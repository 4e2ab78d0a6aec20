/** Reads the sheets of a workbook of Excel (.xlsx; ECMA-376). Formulas give what they last were. */
import { readXml } from "./read-xml.ts";
import { type Entries, mostColumns, type Sheet, type SheetRow } from "./sheet.ts";

interface Book {
  readonly strings: readonly string[];
  /** Whether a style of cells shows a date. */
  readonly isDate: readonly boolean[];
  /** Days from 1970 back to day 0. */
  readonly dayZero: number;
}

export function sheetsOfXlsx(entries: Entries): readonly Sheet[] {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let dayZero = 25_569;
  parse(entries["xl/workbook.xml"], (name, { name: called = "", id = "", state, date1904 }) => {
    if (name === "workbookPr" && (date1904 === "1" || date1904 === "true")) dayZero = 24_107;
    if (name === "sheet" && !/hidden/i.test(state ?? "")) sheets.push({ name: called, id });
  });
  const places = new Map<string, string>();
  parse(entries["xl/_rels/workbook.xml.rels"], (_, { Id: id = "", Target: target = "" }) =>
    places.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`),
  );
  let book: Book | undefined;
  return sheets.map(({ name, id }) => ({
    name,
    rows: () => {
      book ??= { strings: stringsOf(entries), isDate: stylesOf(entries), dayZero };
      return rowsOf(entries[places.get(id) ?? ""], book);
    },
  }));
}

type Open = (name: string, attributes: Readonly<Partial<Record<string, string>>>) => void;

function parse(bytes: Uint8Array | undefined, open: Open): void {
  for (const _ of readXml(bytes ?? new Uint8Array(), { open }));
}

/** Texts that cells name by their numbers. */
function stringsOf(entries: Entries): readonly string[] {
  const bytes = entries["xl/sharedStrings.xml"];
  if (!bytes) return [];
  let [string, isText, isReading] = ["", false, false];
  const strings = readXml<string>(bytes, {
    open: (name) => {
      if (name === "si") string = "";
      if (name === "t") isText = true;
      // How Japanese words are said.
      if (name === "rPh") isReading = true;
    },
    text: (text) => {
      if (isText && !isReading) string += text;
    },
    close: (name, give) => {
      if (name === "t") isText = false;
      if (name === "rPh") isReading = false;
      if (name === "si") give(unescaped(string));
    },
  });
  return [...strings];
}

/** Excel writes control characters so. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function stylesOf(entries: Entries): readonly boolean[] {
  const formats = new Map<string, string>();
  const isDate: boolean[] = [];
  let areStyles = false;
  parse(
    entries["xl/styles.xml"] ?? new TextEncoder().encode("<a/>"),
    (name, { numFmtId = "", formatCode = "" }) => {
      if (name === "numFmt") formats.set(numFmtId, formatCode);
      if (name === "cellXfs") areStyles = true;
      if (name === "cellStyles") areStyles = false;
      if (name === "xf" && areStyles) isDate.push(isDateFormat(Number(numFmtId), formats.get(numFmtId)));
    },
  );
  return isDate;
}

function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
}

/** @returns by the places of cells, such as `B7`, over how many rows they are merged: it stands behind all rows */
function mergedIn(bytes: Uint8Array | undefined): ReadonlyMap<string, number> {
  const end = new TextDecoder().decode(bytes?.subarray(-1_000_000));
  const found = end.matchAll(/mergeCell ref="([A-Z]+(\d+)):[A-Z]+(\d+)"/g);
  return new Map(Array.from(found, ([, place = "", from, to]) => [place, Number(to) - Number(from) + 1]));
}

function rowsOf(bytes: Uint8Array | undefined, book: Book): Iterable<SheetRow> {
  const mergedAt = mergedIn(bytes);
  let [number, column, kind, style, text, isValue] = [0, 0, "", 0, "", false];
  let cells: string[] = [];
  let remarks: string[] = [];
  let merged = new Map<number, number>();
  let isFormula = false;
  return readXml<SheetRow>(bytes ?? new Uint8Array(), {
    open: (name, { r: place = "", t = "", s = "0" }) => {
      if (name === "row") {
        number = Number(place) || number + 1;
        [cells, remarks, column, merged] = [[], [], 0, new Map()];
      } else if (name === "c") {
        column = place ? columnOf(place) : column + 1;
        [kind, style, text, isFormula] = [t, Number(s), "", false];
        const rows = mergedAt.get(place);
        if (rows) merged.set(column - 1, rows);
      } else if (name === "f") isFormula = true;
      else if (name === "v" || name === "t") isValue = true;
    },
    text: (piece) => {
      if (isValue) text += piece;
    },
    close: (name, give) => {
      if (name === "v" || name === "t") isValue = false;
      if (name === "row") give({ number, cells, merged, ...(remarks.length > 0 && { remarks }) });
      if (name !== "c" || column > mostColumns) return;
      while (cells.length < column - 1) cells.push("");
      cells[column - 1] = kind === "e" ? "" : textOf(kind, text, style, book);
      if (isFormula && text === "" && kind !== "str")
        remarks.push("A formula has no result and was read as empty. Please save the file with its program.");
      if (kind === "e" && text !== "#N/A")
        remarks.push(`A cell has the error ${text} and was read as empty.`);
    },
  });
}

/** @returns 28 for `AB7` */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place.replace(/\d+$/, "").toUpperCase())
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

function textOf(kind: string, text: string, style: number, { strings, isDate, dayZero }: Book): string {
  if (kind === "s") return strings[Number(text)] ?? "";
  if (kind === "b") return text === "1" ? "true" : "false";
  if (kind !== "" && kind !== "n") return unescaped(text);
  if (text === "" || !Number.isFinite(Number(text))) return text;
  if (!isDate[style]) return String(Number(text));
  const time = new Date(Math.round((Number(text) - dayZero) * 86_400) * 1000);
  if (Number.isNaN(time.getTime())) return text;
  const iso = time.toISOString();
  return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso;
}
