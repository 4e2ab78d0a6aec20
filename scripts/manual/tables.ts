/** The tables of the manual that are taken from the code, so that they cannot say anything else than it does. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  castTable,
  errorTable,
  leftOutOperators,
  limitTable,
  operatorTable,
  type Table,
} from "#data-service";
import { limitTable as liveLimitTable } from "#realtime";

const projectFolder = join(import.meta.dirname, "..", "..");

/** The document that holds them, relative to the project. */
export const manualFile = "docs/data-service.md";

const written: Readonly<Record<string, () => string>> = {
  operators: () => markdown(operatorTable()),
  "left-out-operators": () => codes(leftOutOperators()),
  casts: () => codes(castTable()),
  limits: () => markdown(limitTable()),
  "live-limits": () => markdown([["at most", "of"], ...liveLimitTable()]),
  errors: () => markdown(errorTable()),
};

/** What stands between two marks is written by us. */
const marked = /(<!-- table: ([a-z-]+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** @returns the document with its tables as the code has them now */
export function withTables(text: string): string {
  return text.replace(
    marked,
    (_all, begin: string, name: string, end: string) => `${begin}${tableOf(name)}${end}`,
  );
}

/** @returns a sentence where the document's tables are not those of the code */
export function staleTables(): string[] {
  const text = readFileSync(join(projectFolder, manualFile), "utf8");
  return withTables(text) === text ? [] : [`${manualFile}: its tables are old; run npm run manual.`];
}

function tableOf(name: string): string {
  const write = written[name];
  if (!write) throw new Error(`There is no table ${name}; there are ${Object.keys(written).join(", ")}.`);
  return `\n${write()}\n\n`;
}

function markdown([head = [], ...rows]: Table): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function codes(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(", ");
}
