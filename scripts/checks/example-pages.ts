/**
 * Checks that each page in `site/addresses.ts` has a row in `site/example-pages.ts`, from which its tests, its place
 * in the sitemaps and its picture follow. It does not open the pages.
 */
import type { SiteAddress } from "../../site/addresses.ts";
import type { ExampleRow, MadeByTest } from "../../site/example-pages.ts";

/** What the check needs to know of an address. */
type CheckedAddress = Pick<SiteAddress, "pattern" | "file" | "frame">;

/** In these frames the tests that read the table open each page. */
const openedByTable: readonly SiteAddress["frame"][] = ["visitor", "locked"];

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
  const pages = addresses.filter(isPage);
  const unknown = Object.keys(rows).filter((known) => !pages.some(({ pattern }) => pattern === known));
  return [
    ...pages.flatMap((page) => {
      const row = rows[page.pattern];
      const problems = row ? problemsInRow(page, row, read) : ["has no row: add one with its heading."];
      return problems.map((problem) => `"${page.pattern}" ${problem}`);
    }),
    ...unknown.map((pattern) => `"${pattern}" is no page of site/addresses.ts: remove the row.`),
  ].map((problem) => `site/example-pages.ts: ${problem}`);
}

function problemsInRow(
  { pattern, frame }: CheckedAddress,
  row: ExampleRow | MadeByTest,
  read: (path: string) => string | null,
): string[] {
  const test = "madeBy" in row ? row.madeBy : row.axe;
  if (test === undefined && !openedByTable.includes(frame))
    return [`has the frame ${frame}, which needs a test file of its own: name it.`];
  const runsAxe = test === undefined || /xpectAccessible|accessibilityFindings/.test(read(test) ?? "");
  const needsPath = "heading" in row && row.path === undefined && pattern.includes(":");
  return [
    ...(needsPath ? ["has a parameter: give the path of an example."] : []),
    ...(runsAxe ? [] : [`names ${test}, which does not exist or does not run axe.`]),
  ];
}
