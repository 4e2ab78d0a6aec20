/** Checks that the index of the decisions, docs/decisions/README.md, has each record once, under its number. */

/**
 * @param index text of the index
 * @param records file names of the decisions, as `0013-search-by-sound.md`
 * @returns one sentence for each record that is missing, listed twice or under another number, and each wrong link
 */
export function problemsInDecisionIndex(index: string, records: readonly string[]): string[] {
  const listed = Array.from(index.matchAll(/^- \[(\d+)\]\(([^)]+)\)/gm), ([, number, file = ""]) => ({
    number: Number(number),
    file,
  }));
  const times = (file: string) => listed.filter((entry) => entry.file === file).length;
  return [
    ...records.filter((file) => times(file) === 0).map((file) => `${file} is missing.`),
    ...records.filter((file) => times(file) > 1).map((file) => `${file} is listed more than once.`),
    ...listed.filter(({ file }) => !records.includes(file)).map(({ file }) => `there is no ${file}.`),
    ...listed
      .filter(({ number, file }) => records.includes(file) && number !== Number.parseInt(file, 10))
      .map(({ number, file }) => `${file} is listed as ${number}.`),
  ].map((problem) => `docs/decisions/README.md: ${problem}`);
}
