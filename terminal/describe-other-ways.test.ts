import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { describeOtherWays } from "./describe-other-ways.ts";
import { promptYesOrNo } from "./prompt-yes-or-no.ts";

test.each([
  [2, 1, "2 passkeys and 1 recovery code"],
  [1, 0, "1 passkey"],
  [0, 9, "9 recovery codes"],
  [0, 0, ""],
])("%i passkeys and %i codes are named", (passkeys, recoveryCodes, text) => {
  expect(describeOtherWays({ passkeys, recoveryCodes })).toBe(text);
});

test.each([
  ["y\n", true],
  [" Yes \n", true],
  ["n\n", false],
  ["\n", false],
  ["yesterday\n", false],
])("the answer %j to a question is %s", async (typed, isYes) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = promptYesOrNo("Revoke them too? ", input, output);
  input.write(typed);
  expect(await asked).toBe(isYes);
  expect(String(output.read())).toContain("Revoke them too? ");
});

test("no answer is a no", async () => {
  const input = new PassThrough();
  const asked = promptYesOrNo("Revoke them too? ", input, new PassThrough());
  input.end();
  expect(await asked).toBe(false);
});
