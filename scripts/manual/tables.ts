/** The tables of the manual that are generated from the code. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  castTable,
  errorTable,
  leftOutList,
  limitTable,
  operatorTable,
  servicesNotOffered,
  type Table,
} from "#data-service";
import { limitTable as liveLimitTable } from "#realtime";

const projectFolder = join(import.meta.dirname, "..", "..");

/** The document with the tables, relative to the project. */
export const manualFile = "docs/data-service.md";

const written: Readonly<Record<string, () => string>> = {
  operators: () => markdown(operatorTable()),
  "not-offered": () =>
    markdown([["address", "service"], ...servicesNotOffered.map(({ path, name }) => [`\`${path}\``, name])]),
  "left-out": () =>
    leftOutList()
      .map((item) => `- ${item}`)
      .join("\n"),
  casts: () => codes(castTable()),
  limits: () => markdown(limitTable()),
  "live-limits": () => markdown([["at most", "of"], ...liveLimitTable()]),
  errors: () => markdown(errorTable()),
};

/** The text between two marks is generated. */
const marked = /(<!-- table: ([a-z-]+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** @returns the document with current tables */
export function withTables(text: string): string {
  return text.replace(
    marked,
    (_all, begin: string, name: string, end: string) => `${begin}${tableOf(name)}${end}`,
  );
}

/** @returns a sentence when the document's tables are outdated */
export function staleTables(): string[] {
  const text = readFileSync(join(projectFolder, manualFile), "utf8");
  return withTables(text) === text ? [] : [`${manualFile}: its tables are outdated; run npm run manual.`];
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
