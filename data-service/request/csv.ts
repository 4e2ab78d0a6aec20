/** Parses CSV (RFC 4180) whose first line has the names. Refuses lines of different lengths. */

import { maxNamesSent, maxRowsSent } from "../limits.ts";
import { refuse } from "../refusals/errors.ts";

/** @throws RequestRefused PGRST102, or above the limit of rows */
export function readCsv(text: string): Record<string, string | null>[] {
  const [names, ...lines] = readLines(text);
  if (!names) throw refuse("bodyInvalid", { what: "The CSV has no line of names" });
  return lines.map((line) => {
    if (line.length !== names.length) throw lengthsDiffer();
    // From entries, because a column may be named __proto__.
    return Object.fromEntries(names.map((name, at) => [name, readValue(line[at])]));
  });
}

const lengthsDiffer = () => refuse("bodyInvalid", { what: "All lines must have same number of fields" });

/** Quoted or not, like PostgREST. */
function readValue(field: string | undefined): string | null {
  return field === undefined || field === "NULL" ? null : field;
}

function readLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (let at = 0; at < text.length; ) {
    const field = text[at] === '"' ? readQuotedField(text, at) : readPlainField(text, at);
    line.push(field.value);
    const [names] = lines;
    if (names && line.length > names.length) throw lengthsDiffer();
    if (line.length > maxNamesSent) throw refuse("tooManyNamesSent");
    at = field.end;
    if (text[at] === ",") {
      at++;
      // A comma at the end of the text is followed by an empty field.
      if (at < text.length) continue;
      line.push("");
    }
    at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
    lines.push(line);
    if (lines.length > maxRowsSent + 1) throw refuse("tooManyRowsSent");
    line = [];
  }
  return lines;
}

interface FieldRead {
  readonly value: string;
  /** Position of the comma, the end of the line, or the end of the text. */
  readonly end: number;
}

function readPlainField(text: string, start: number): FieldRead {
  plainField.lastIndex = start;
  const value = plainField.exec(text)?.[0] ?? "";
  return { value, end: start + value.length };
}

const plainField = /[^,\r\n]*/y;

function readQuotedField(text: string, start: number): FieldRead {
  const from = start + 1;
  let quote = text.indexOf('"', from);
  // Two quotes in a row are one of the value.
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote < 0) throw refuse("bodyInvalid", { what: "A quoted field of the CSV has no closing quote" });
  const next = text[quote + 1];
  if (next !== undefined && next !== "," && next !== "\r" && next !== "\n")
    throw refuse("bodyInvalid", { what: "A quoted field of the CSV goes on after its closing quote" });
  return { value: text.slice(from, quote).replaceAll('""', '"'), end: quote + 1 };
}
