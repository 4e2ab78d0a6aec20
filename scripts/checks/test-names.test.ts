import { expect, test } from "vitest";
import { problemsInTestNames } from "./test-names.ts";

const long = "word ".repeat(21).trim();
const problems = (code: string) =>
  problemsInTestNames("a.test.ts", `import { test } from "vitest";\n${code}`);

test.each([
  `test("${long}", () => {});`,
  `it('${long}', () => {});`,
  `test(\`${long}\`, () => {});`,
  `test.skipIf(isRoot)("${long}", () => {});`,
  `describe.each(kinds)("${long}", ({ kind }) => {});`,
  `test.each([\n[1],\n] as const)(\n"${long}", async (one) => {});`,
  `test.each\`a\${1}\`("${long}", (one) => {});`,
])("a name of more than 100 characters is named with its line: %s", (code) => {
  const [problem = "", ...others] = problems(code);
  expect(others).toEqual([]);
  expect(problem).toMatch(/^a\.test\.ts:\d: a name of 104 characters, of at most 100, /);
  expect(problem).toContain(code.includes("const") ? ":5:" : ":2:");
});

test("a name with several rules is named", () => {
  const rules = ["songs are sorted", "people are not"].join("; ");
  expect(problems(`test("${rules}", () => {});`)).toEqual([
    `a.test.ts:2: a name with several rules, split the test or say the one rule: "${rules}"`,
  ]);
});

test("other texts, and files without tests, may be longer", () => {
  expect(problems(`expect("${long}").toBe(1); isRight.test("${long}"); said(a)("${long}");`)).toEqual([]);
  expect(problemsInTestNames("a.ts", `test("${long}", () => {});`)).toEqual([]);
});
