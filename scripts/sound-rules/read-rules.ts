/**
 * Reads the rules of sound out of the SQL that follows them. A rule is a comment and the statements down to the next
 * blank line. Refuses a rule without statements or without examples.
 *
 *     -- rule: Its name
 *     -- What there is to say of it, if anything.
 *     -- alike: spelling, spelling; spelling, spelling, spelling
 *     t := …;
 */

export interface Rule {
  readonly name: string;
  /** Its description in one line; may be empty. */
  readonly words: string;
  /** One example per entry: spellings that sound alike, or two words and their similarity. */
  readonly examples: readonly (readonly string[])[];
  /** The position of its statements in the file. */
  readonly from: number;
  readonly to: number;
}

const ruleForm = /^ *-- rule: (.+)\n((?: *--.*\n)*)((?:.*\S.*\n)*)/gm;
const examplesForm = /^(?:alike|slip|close): (.+)$/;

/**
 * @param file the text of an SQL file
 * @returns its rules in order
 * @throws {Error} naming the incomplete rule
 */
export function readRules(file: string): Rule[] {
  return [...file.matchAll(ruleForm)].map(
    ({ 0: whole, 1: name = "", 2: comment = "", 3: statements, index }) => {
      const lines = comment
        .split("\n")
        .map((line) => line.replace(/^ *-- ?/, ""))
        .filter(Boolean);
      const examples = lines.flatMap((line) => examplesForm.exec(line)?.[1]?.split("; ") ?? []);
      if (!statements) throw new Error(`No statement follows the rule "${name}".`);
      if (examples.length === 0) throw new Error(`The rule "${name}" has no example.`);
      const to = index + whole.length;
      return {
        name,
        words: lines.filter((line) => !examplesForm.test(line)).join(" "),
        examples: examples.map((example) => example.split(", ")),
        from: to - statements.length,
        to,
      };
    },
  );
}

/** @returns the text of the file without this rule */
export function withoutRule(file: string, { from, to }: Rule): string {
  return file.slice(0, from) + file.slice(to);
}
