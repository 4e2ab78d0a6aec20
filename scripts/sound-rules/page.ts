/** Renders the page of sound rules. */
import { join } from "node:path";
import type { Section } from "./sections.ts";
import type { TriedExample, TriedRule, TriedSection } from "./try-rules.ts";

/** The document, relative to the project. */
export const pageFile = "docs/sound-rules.md";

/** Its absolute path. */
export const pagePath = join(import.meta.dirname, "..", "..", pageFile);

const opening = `# The rules of sound

\`npm run sound-rules\` writes this page from the rules in \`postgres/functions/sounds/\`, and tries each example. Do not edit it by hand.

People spell Hindi as they hear it, in either script. So each word has one sound, whatever its spelling, and search compares
sounds ([decision 13](decisions/0013-search-by-sound.md)). Before the first rule, capital letters become small, and accents, the nukta (the
dot of ज़) and punctuation are removed.

All spellings in a row have the same sound because of the rule. "Without the rule" shows their sounds if the rule did not exist.

To give two spellings the same sound, add a rule to the file that is named, with both spellings as its example, and run
\`npm run sound-rules\`. At the next start, Antara updates the stored words whose sound has changed.`;

/** @returns the whole text of the document */
export function pageOf(sections: readonly TriedSection[]): string {
  let number = 0;
  const parts = sections.flatMap((section) => [
    `## ${section.heading}`,
    `${section.about} (\`postgres/functions/sounds/${section.file}\`)`,
    ...section.rules.map((rule) => {
      number += 1;
      return describeRule(number, rule, section);
    }),
  ]);
  return `${[opening, ...parts].join("\n\n")}\n`;
}

function describeRule(number: number, { name, words, tried }: TriedRule, section: Section): string {
  const rows = section.kind === "spellings" ? rowsOfSpellings(tried, section) : rowsOfPairs(tried, section);
  const [head = [], ...others] = rows;
  const table = [head, head.map(() => "---"), ...others]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
  return [`### ${number}. ${name}`, words, table].filter(Boolean).join("\n\n");
}

function rowsOfSpellings(tried: readonly TriedExample[], { called }: Section): (readonly string[])[] {
  const rows = tried.map(({ example, results, resultsWithout }) =>
    [example, results, resultsWithout].map(uniqueList),
  );
  return [["spelling", called, "without the rule"], ...rows];
}

function rowsOfPairs(tried: readonly TriedExample[], { called }: Section): (readonly string[])[] {
  const rows = tried.map(({ example: [typed = "", meant = ""], results: [result = ""] }) => [
    typed,
    meant,
    result,
  ]);
  return [["typed", "meant", called], ...rows];
}

function uniqueList(words: readonly string[]): string {
  return [...new Set(words)].join(", ");
}
