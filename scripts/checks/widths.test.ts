import { expect, test } from "vitest";
import { tooWideLines } from "./widths.ts";

const words = "word ".repeat(24).trim();
const wide = (file: string, line: string) => tooWideLines(file, `\n${line}\n`);

test.each([
  ["a.ts", `// ${words}`],
  ["a.tsx", `{/* ${words} */}`],
  ["a.mjs", ` * ${words}`],
  ["a.css", `  /* ${words} */`],
  ["a.sh", `# ${words}`],
  ["postgres/functions/a.sql", `select '${words}';`],
  ["a.ts", `await sql<{ n: number }[]>\`select '${words}'\`;`],
  ["a.ts", `await sql()\`\n  select '${words}'\n\`;`],
])("a line of a comment or of SQL that is too wide is named: %s %s", (file, line) => {
  expect(wide(file, line)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:[23] has 1\\d\\d columns, of at most 118\\.$`)),
  ]);
});

test.each([
  ["a.ts", `// ${words.slice(0, 115)}`],
  ["a.ts", `const a = "${words}";`],
  ["a.ts", `// https://example.com/${words.replaceAll(" ", "-")}`],
  ["a.sql", `  '${words.replaceAll(" ", "")}|${words.replaceAll(" ", "")}'`],
  ["postgres/schema.sql", words],
  ["a.md", words],
])("other code, an address, and what is generated may be wider: %s %s", (file, line) => {
  expect(wide(file, line)).toEqual([]);
});
