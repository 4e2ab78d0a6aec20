/** Reads the sheets of a workbook of LibreOffice (.ods; OpenDocument). Formulas give what they last were. */
import { readXml } from "./read-xml.ts";
import { type Entries, mostColumns, mostRows, type Sheet, type SheetRow } from "./sheet.ts";

export function sheetsOfOds(entries: Entries): readonly Sheet[] {
  const bytes = entries["content.xml"] ?? new Uint8Array();
  const names = readXml<string>(bytes, {
    open: (name, { name: called = "" }, give) => {
      if (name === "table") give(called);
    },
  });
  return [...names].map((name, at) => ({ name, rows: () => rowsOf(bytes, at) }));
}

/** Of the values that are written exactly beside what is shown. */
const exact = /^(?:float|percentage|currency|date|boolean)$/;

function* rowsOf(bytes: Uint8Array, sheet: number): Iterable<SheetRow> {
  let [at, number, repeated, lines, again] = [-1, 1, 1, 0, 1];
  let [text, inNote, isInside] = ["", false, false];
  let value: string | undefined;
  let cells: string[] = [];
  let merged = new Map<number, number>();
  const rows = readXml<SheetRow & { readonly repeated: number }>(bytes, {
    open: (name, attributes) => {
      if (name === "table") at += 1;
      if (at !== sheet) return;
      if (name === "annotation") inNote = true;
      if (name === "table-row") {
        [cells, merged] = [[], new Map()];
        repeated = Number(attributes["number-rows-repeated"] ?? 1);
      }
      if (name === "table-cell" || name === "covered-table-cell") {
        const { "number-rows-spanned": rows } = attributes;
        if (rows) merged.set(cells.length, Number(rows));
        const { value: plain, "date-value": date, "boolean-value": boolean } = attributes;
        value = exact.test(attributes["value-type"] ?? "") ? (date ?? plain ?? boolean) : undefined;
        [text, lines, again] = [
          attributes["string-value"] ?? "",
          0,
          Number(attributes["number-columns-repeated"] ?? 1),
        ];
      }
      if (inNote) return;
      if (name === "p") {
        text = lines > 0 ? `${text}\n` : "";
        lines += 1;
        isInside = true;
      }
      if (name === "s") text += " ".repeat(Math.min(Number(attributes.c ?? 1), 1_000));
      if (name === "tab") text += "\t";
      if (name === "line-break") text += "\n";
    },
    text: (piece) => {
      if (at === sheet && isInside && !inNote) text += piece;
    },
    close: (name, give) => {
      if (at !== sheet) return;
      if (name === "annotation") inNote = false;
      if (name === "p") isInside = false;
      if (name === "table-cell" || name === "covered-table-cell")
        for (let count = Math.min(again, mostColumns - cells.length); count > 0; count -= 1)
          cells.push(value ?? text);
      if (name === "table-row") give({ number: 0, cells, repeated, merged });
    },
  });
  for (const { repeated: times, ...row } of rows) {
    // Blank rows are repeated to the end of the sheet.
    const isBlank = row.cells.every((cell) => cell.trim() === "");
    const least = isBlank ? 0 : Math.min(times, mostRows);
    for (let count = 0; count < least; count += 1) yield { ...row, number: number + count };
    number += times;
  }
}
