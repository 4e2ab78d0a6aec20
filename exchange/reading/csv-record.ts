/**
 * Reads one record of CSV as programs write it: quotes inside a cell are doubled (RFC 4180), or follow a backslash. A
 * quotation mark that is neither is loose.
 */

export interface CsvRecord {
  readonly cells: readonly string[];
  /** Where the next one begins. */
  readonly end: number;
  /** Lines that it has. */
  readonly lines: number;
  /**
   * `loose`: a quotation mark inside a cell is neither doubled nor its end. `open`: a cell begins with one that none
   * ends. The cells are guessed then.
   */
  readonly quotes: "right" | "loose" | "open";
}

/** Several times the longest song; an open quotation mark would otherwise buffer the whole file. */
export const longestRecord = 1_000_000;

export interface CsvForm {
  readonly separator: string;
  /** Patterns, made once. */
  readonly cellEnd: RegExp;
  readonly afterQuotes: RegExp;
  /** Cells of each record; 0 before the first. */
  readonly width: number;
  /** Whether its lines end in \r\n: a single \n in a cell without quotes is then no end where cells are missing. */
  readonly hasWindowsLines: boolean;
}

export function csvForm(separator: string): CsvForm {
  const ends = `[\\u${separator.charCodeAt(0).toString(16).padStart(4, "0")}\\r\\n]`;
  return {
    separator,
    cellEnd: new RegExp(ends, "g"),
    afterQuotes: new RegExp(` *(?:${ends}|$)`, "y"),
    width: 0,
    hasWindowsLines: false,
  };
}

/**
 * @param isEnd whether the text has the end of the file; else a record may go on behind it
 * @returns undefined where the text ends before it is clear where the record does
 */
export function readRecord(text: string, from: number, isEnd: boolean, form: CsvForm): CsvRecord | undefined {
  const usual = readQuoted(text, from, isEnd, form, false);
  if (!usual || usual.quotes === "right" || !text.slice(from, usual.end + 1).includes('\\"')) return usual;
  const escaped = readQuoted(text, from, isEnd, form, true);
  return escaped?.quotes === "right" ? escaped : usual;
}

function readQuoted(
  text: string,
  from: number,
  isEnd: boolean,
  form: CsvForm,
  hasBackslashes: boolean,
): CsvRecord | undefined {
  const cells: string[] = [];
  let [at, lines, quotes] = [from, 1, "right" as CsvRecord["quotes"]];
  const openQuote = / *"/y;
  const { separator, cellEnd } = form;
  for (;;) {
    openQuote.lastIndex = at;
    const isQuoted = openQuote.test(text);
    if (isQuoted) {
      const begin = openQuote.lastIndex;
      const close = findClose(text, begin, isEnd, form, hasBackslashes);
      if (close === undefined && !isEnd && text.length - from <= longestRecord) return undefined;
      if (close === undefined || close.isOpen)
        return { cells, end: close?.at ?? text.length, lines, quotes: "open" };
      if (close.isLoose) quotes = "loose";
      const cell = text.slice(begin, close.at);
      lines += cell.match(/\r\n?|\n/g)?.length ?? 0;
      cells.push(
        hasBackslashes
          ? cell.replaceAll(/\\([\\"])|""/g, (_, sign = '"') => sign)
          : cell.replaceAll('""', '"'),
      );
      at = close.at + 1;
    }
    cellEnd.lastIndex = at;
    let found = cellEnd.exec(text)?.index ?? text.length;
    while (form.hasWindowsLines && text[found] === "\n" && cells.length + 1 < form.width) {
      lines += 1;
      found = cellEnd.exec(text)?.index ?? text.length;
    }
    const sign = text[found];
    if (!isEnd && (sign === undefined || (sign === "\r" && found + 1 === text.length))) return undefined;
    if (!isQuoted) cells.push(text.slice(at, found));
    at = found + 1;
    if (sign === separator) continue;
    if (sign === "\r" && text[at] === "\n") at += 1;
    return { cells, end: Math.min(at, text.length), lines, quotes };
  }
}

interface Close {
  readonly at: number;
  readonly isLoose: boolean;
  readonly isOpen?: boolean;
}

/** @returns where a quoted cell ends, or where another one begins; undefined where the text ends before */
function findClose(
  text: string,
  begin: number,
  isEnd: boolean,
  { separator, afterQuotes }: CsvForm,
  hasBackslashes: boolean,
): Close | undefined {
  let isLoose = false;
  for (let at = text.indexOf('"', begin); at !== -1; at = text.indexOf('"', at + 1)) {
    if (at + 1 === text.length && !isEnd) return undefined;
    if (hasBackslashes && isEscaped(text, at, begin)) continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    afterQuotes.lastIndex = at + 1;
    if (afterQuotes.test(text)) return { at, isLoose };
    // Nobody writes `,"` but where a cell begins.
    if (at > begin && text[at - 1] === separator) return { at, isLoose, isOpen: true };
    isLoose = true;
  }
  return undefined;
}

/** After an odd number of backslashes. */
function isEscaped(text: string, at: number, begin: number): boolean {
  let count = 0;
  while (at - count > begin && text[at - count - 1] === "\\") count += 1;
  return count % 2 === 1;
}
