/**
 * Checks that each page in `site/addresses.ts` has a row in `site/example-pages.ts`, from which its tests, its place
 * in the sitemaps and its picture follow. It does not open the pages.
 */
import type { ExampleRow, MadeByTest } from "../../site/example-pages.ts";

/** What the check needs to know of an address. */
interface CheckedAddress {
  readonly pattern: string;
  readonly file: string;
}

/** The row `*` is what visitors see where there is no page; other files are no pages. */
const isPage = ({ pattern, file }: CheckedAddress) => file.endsWith(".tsx") && pattern !== "*";

/**
 * @param read returns the text of a project file, null when it does not exist
 * @returns one sentence for each page without a row and each wrong row
 */
export function problemsInExamplePages(
  addresses: readonly CheckedAddress[],
  rows: Readonly<Record<string, ExampleRow | MadeByTest>>,
  read: (path: string) => string | null,
): string[] {
  const pages = new Set(addresses.filter(isPage).map(({ pattern }) => pattern));
  const missing = [...pages].filter((pattern) => !rows[pattern]);
  return [
    ...missing.map((pattern) => `"${pattern}" has no row: add one with its heading.`),
    ...Object.entries(rows).flatMap(([pattern, row]) =>
      pages.has(pattern)
        ? problemsInRow(pattern, row, read).map((problem) => `"${pattern}" ${problem}`)
        : [`"${pattern}" is no page of site/addresses.ts: remove the row.`],
    ),
  ].map((problem) => `site/example-pages.ts: ${problem}`);
}

function problemsInRow(
  pattern: string,
  row: ExampleRow | MadeByTest,
  read: (path: string) => string | null,
): string[] {
  const test = "madeBy" in row ? row.madeBy : row.axe;
  const runsAxe = test === undefined || /xpectAccessible|accessibilityFindings/.test(read(test) ?? "");
  const needsPath = "heading" in row && row.path === undefined && pattern.includes(":");
  return [
    ...(needsPath ? ["has a parameter: give the path of an example."] : []),
    ...(runsAxe ? [] : [`names ${test}, which does not exist or does not run axe.`]),
  ];
}
