/**
 * Checks the table of docs/security.md: each item names existing tests, or a reason why there is none. It does not
 * judge whether a test is enough.
 */

/** How a row without tests must begin. */
const reasons = /^(?:Does not apply|By the operator|In words|Open): \S/;

const items = /^V\d+\.\d+\.\d+(?:, V\d+\.\d+\.\d+)*$/;

/** A test file in backticks, followed by a part of a test's name in quotes. */
const named = /`([\w./@-]+\.test\.tsx?)`(?: "([^"]+)")?/g;

/**
 * @param text of the document
 * @param read returns the text of a project file, null when it does not exist
 * @returns one sentence for each wrong row
 */
export function problemsInSecurityTable(text: string, read: (path: string) => string | null): string[] {
  const rows = [...text.matchAll(/^\| (V\d[^|]*) \| [^|]+ \| ([^|]+) \|$/gm)];
  const seen = new Set<string>();
  return rows.flatMap(([, first = "", last = ""]) => {
    if (!items.test(first)) return [`${first} is no list of items, such as V1.2.3, V1.2.4.`];
    const twice = first.split(", ").filter((item) => seen.has(item) || !seen.add(item));
    return [
      ...twice.map((item) => `${item} stands in the table twice.`),
      ...problemsInCell(last, read).map((problem) => `${first}: ${problem}`),
    ];
  });
}

function problemsInCell(cell: string, read: (path: string) => string | null): string[] {
  const tests = [...cell.matchAll(named)];
  if (tests.length === 0)
    return reasons.test(cell) ? [] : ["names neither a test nor, in the agreed words, a reason."];
  return tests.flatMap(([, path = "", title]) => {
    const file = read(path);
    if (file === null) return [`there is no ${path}.`];
    if (title === undefined) return [`which test of ${path}?`];
    return titlesIn(file).some((one) => one.includes(title)) ? [] : [`${path} has no test "${title}".`];
  });
}

/** Any quoted text may be a title: titles also stand in tables of cases. */
function titlesIn(file: string): string[] {
  return [...file.matchAll(/"((?:[^"\\\n]|\\.)+)"|`([^`\n]+)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? "").replaceAll('\\"', "'"),
  );
}
