/** CSV as its fields (RFC 4180). A field that is empty and not quoted is null, a quoted one is text. */

/** @returns line by line, the names first */
export function readCsv(text: string): (string | null)[][] {
  const lines: (string | null)[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const field = quoted?.replaceAll('""', '"') ?? (plain || null);
    lines.at(-1)?.push(field);
    if (end === "") break;
    if (end !== ",") lines.push([]);
  }
  return lines;
}
