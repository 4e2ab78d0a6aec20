/** Makes small workbooks as Excel and LibreOffice write them. */
import { strToU8, zipSync } from "fflate";

type Cell = string | { readonly xml: string };

/** @param sheets their rows by their names; a cell is a text, or XML of its own. @param merged such as `A2:A3` */
export function xlsxOf(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  more: Record<string, string> = {},
  merged: readonly string[] = [],
) {
  const names = Object.keys(sheets);
  const strings: string[] = [];
  const cell = (content: Cell, place: string) => {
    if (typeof content !== "string") return content.xml.replace("<c", `<c r="${place}"`);
    return content === "" ? "" : `<c r="${place}" t="s"><v>${strings.push(content) - 1}</v></c>`;
  };
  const files = Object.values(sheets).map((rows, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((each, column) => cell(each, `${"ABCDEFGH"[column]}${row + 1}`)).join("")}</row>`,
      )
      .join(
        "",
      )}</sheetData><mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells></worksheet>`,
  ]);
  return zipped({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns:r="r"><workbookPr/><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names
      .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join("")}</Relationships>`,
    "xl/styles.xml":
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ...Object.fromEntries(files),
    "xl/sharedStrings.xml": `<sst>${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    ...more,
  });
}

/** @param sheets the XML of their rows, by their names */
export function odsOf(sheets: Readonly<Record<string, string>>): Uint8Array {
  const tables = Object.entries(sheets).map(
    ([name, rows]) => `<table:table table:name="${name}">${rows}</table:table>`,
  );
  const names = 'xmlns:office="o" xmlns:table="t" xmlns:text="x"';
  return zipped({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<office:document-content ${names}><office:body><office:spreadsheet>${tables.join("")}</office:spreadsheet></office:body></office:document-content>`,
  });
}

export function odsRow(...cells: readonly string[]): string {
  const texts = cells.map((text) => {
    const lines = text.split("\n").map((line) => `<text:p>${escaped(line)}</text:p>`);
    return text === ""
      ? "<table:table-cell/>"
      : `<table:table-cell office:value-type="string">${lines.join("")}</table:table-cell>`;
  });
  return `<table:table-row>${texts.join("")}</table:table-row>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function zipped(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
