/** Checks that nobody scrolls sideways to read a comment or SQL. The width of other code is the formatter's. */

const mostColumns = 118;

/** An address, or a literal without blanks, cannot be broken. */
const isOneWord = /^\s*(?:\S{1,3}\s+){0,2}\S+$/;

const commentLine: Readonly<Record<string, RegExp>> = {
  ts: /^\s*(?:\/\/|\/?\*|\{\/\*)/,
  sh: /^\s*#/,
};

/** SQL in TypeScript, as far as a tag says so: of nested templates up to the first inner one. */
const sqlTemplate = /\b(?:sql|transaction|trial)(?:\(\))?(?:<[^`;]*>)?`[^`]*`/g;

/**
 * @param file its name decides which lines are compared: all of SQL, comments elsewhere
 * @returns one sentence for each line that is too wide
 */
export function tooWideLines(file: string, text: string): string[] {
  const kind = kindOf(file);
  const lines = text.split("\n");
  const wide = [...lines.keys()].filter((at) => isTooWide(lines[at] ?? ""));
  if (!kind || wide.length === 0) return [];
  const ofTemplates = kind === "ts" ? linesOfSql(text) : new Set<number>();
  return wide
    .filter((at) => kind === "sql" || commentLine[kind]?.test(lines[at] ?? "") || ofTemplates.has(at))
    .map((at) => `${file}:${at + 1} has ${lines[at]?.length} columns, of at most ${mostColumns}.`);
}

/** A snapshot is written by PostgreSQL. */
function kindOf(file: string): "sql" | "ts" | "sh" | undefined {
  if (file.endsWith(".sql")) return file === "postgres/schema.sql" ? undefined : "sql";
  if (/\.(?:tsx?|mjs|css)$/.test(file)) return "ts";
  return file.endsWith(".sh") ? "sh" : undefined;
}

function isTooWide(line: string): boolean {
  return line.length > mostColumns && !isOneWord.test(line);
}

function linesOfSql(text: string): Set<number> {
  const lineAt = (index: number) => text.slice(0, index).split("\n").length - 1;
  return new Set(
    [...text.matchAll(sqlTemplate)].flatMap(({ 0: template, index }) => {
      const first = lineAt(index);
      return Array.from(template.split("\n"), (_, at) => first + at);
    }),
  );
}
