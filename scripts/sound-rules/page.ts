/** Renders the page of sound rules. */
import { join } from "node:path";
import type { Section } from "./sections.ts";
import type { TriedExample, TriedRule, TriedSection } from "./try-rules.ts";

/** The document, relative to the project. */
export const pageFile = "docs/sound-rules.md";

/** Its absolute path. */
export const pagePath = join(import.meta.dirname, "..", "..", pageFile);

const opening = `# The rules of sound

Written by \`npm run sound-rules\` from the rules in \`postgres/functions/sounds/\`; not to be edited by hand. Every example has been tried.

People type Hindi as it sounds, in either script. So each word has one sound, however it is spelled, and words are compared by
their sounds; [why so](decisions/0013-search-by-sound.md). Before the first rule capital letters become small, and accents, the
nukta (the dot of ज़) and punctuation are left out.

The spellings of a row are the same by the rule above it. "Without the rule" is what they would be if it did not exist.

To make two spellings the same, add a rule with both as its example to the file that is named, and run \`npm run sound-rules\`.
The next start writes the stored words anew whose sound has changed.`;

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
  return [["spelled so", called, "without the rule"], ...rows];
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
