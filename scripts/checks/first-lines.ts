/**
 * Checks that each source file begins with a comment that says what the file is for: the map of the code names few
 * files. A test file needs none, since its first test says it. The words are not judged.
 */

const source = /\.(?:tsx?|mjs|sql|css|sh)$/;
const test = /\.test\.tsx?$/;

/** Up to the first words of a comment, behind the line that names the program of a script. */
const opening = /^(?:#!.*\n)?(?:\/\*+|\/\/|--|#)(?:\s*\n \*)?[ \t]*(.*)/;

/** A tag speaks of a function alone, and an instruction to a tool speaks to no reader. */
const sentence = /^(?!@|biome-|ts-|\/ ?<)\S+ [^\s*]/;

/** Right above a constant that the file keeps for itself, a comment speaks of that alone. */
const ofConstant = /^\/\*(?:(?!\*\/)[\s\S])*\*\/\n(?:const|let) /;

/**
 * @param files of the project
 * @param read returns the text of a file
 * @returns one sentence for each source file that says nothing of itself
 */
export function filesWithoutFirstLine(files: readonly string[], read: (path: string) => string): string[] {
  return files
    .filter((file) => source.test(file) && !test.test(file))
    .filter((file) => !saysWhatItIsFor(read(file)))
    .map((file) => `${file} does not say in its first line what it is for.`);
}

function saysWhatItIsFor(text: string): boolean {
  return sentence.test(opening.exec(text)?.[1] ?? "") && !ofConstant.test(text);
}
