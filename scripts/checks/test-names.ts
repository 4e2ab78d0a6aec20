/**
 * Checks that the name of a test is one rule that fits into a line of the results. It does not judge whether the rule
 * is the right one, and whether a `describe` names the subject.
 */

const mostCharacters = 100;

const literal = String.raw`("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60)`;

/** `test("…"` and `test.skipIf(…)("…"`; then names that follow a table of cases, as in `test.each(…)("…", () =>`. */
const named = new RegExp(
  String.raw`(?<![\w.$])(?:test|it|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*${literal}|` +
    String.raw`[)\x60]\(\s*${literal},\s*(?:async\b|\(|\{|\w+ =>)`,
  "g",
);

/** @returns one sentence for each name that is too long, or that a semicolon divides into rules */
export function problemsInTestNames(file: string, text: string): string[] {
  if (!text.includes('from "vitest"')) return [];
  return [...text.matchAll(named)].flatMap((match) => {
    const name = (match[1] ?? match[2] ?? "").slice(1, -1);
    const problem = problemIn(name);
    if (!problem) return [];
    const line = text.slice(0, match.index + match[0].indexOf(name)).split("\n").length;
    return [`${file}:${line}: ${problem}, split the test or say the one rule: "${name}"`];
  });
}

function problemIn(name: string): string | undefined {
  if (name.length > mostCharacters)
    return `a name of ${name.length} characters, of at most ${mostCharacters}`;
  return name.includes(";") ? "a name with several rules" : undefined;
}
