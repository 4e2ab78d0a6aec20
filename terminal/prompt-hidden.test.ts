import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { Cancelled, promptHidden } from "./prompt-hidden.ts";

/** A terminal to type into, and what is shown on it. */
function openPrompt() {
  const raw: boolean[] = [];
  const seen: string[] = [];
  const terminal = Object.assign(new PassThrough(), {
    setRawMode(isRaw: boolean) {
      raw.push(isRaw);
      if (isRaw) expect(seen, "nothing is asked before echo is off").toEqual([]);
    },
  });
  const answer = promptHidden("Password: ", terminal, (text) => seen.push(text));
  return { terminal, raw, seen, answer };
}

test("a line is read without being shown, and the terminal is restored", async () => {
  const { terminal, raw, seen, answer } = openPrompt();
  for (const key of ["r", "a", "i", "n", "\r"]) terminal.write(key);
  expect(await answer).toBe("rain");
  expect(seen).toEqual(["Password: ", "\n"]);
  expect(raw).toEqual([true, false]);
});

test("a pasted line is read unchanged, also in Devanagari", async () => {
  const { terminal, answer } = openPrompt();
  terminal.write("\u001b[200~पीली छतरी\u001b[201~");
  terminal.write("\n");
  expect(await answer).toBe("पीली छतरी");
});

test("characters and the whole line can be erased, and arrow keys type nothing", async () => {
  const { terminal, answer } = openPrompt();
  terminal.write("wrong\u0015summex\u007f🌧\br\u001b[A\u001bOB\u0001\r");
  expect(await answer).toBe("summer");
});

test.each([
  ["Ctrl-C", "half\u0003"],
  ["Ctrl-D on an empty line", "\u0004"],
])("%s cancels, and the terminal is restored", async (_, keys) => {
  const { terminal, raw, answer } = openPrompt();
  terminal.write(keys);
  await expect(answer).rejects.toThrow(Cancelled);
  expect(raw).toEqual([true, false]);
});

test("closing the terminal cancels", async () => {
  const { terminal, answer } = openPrompt();
  terminal.end("half");
  await expect(answer).rejects.toThrow(Cancelled);
});
