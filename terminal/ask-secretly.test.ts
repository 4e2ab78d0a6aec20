import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { askSecretly, GivenUp } from "./ask-secretly.ts";

/** What a person types, and what is seen of it. */
function typing() {
  const raw: boolean[] = [];
  const seen: string[] = [];
  const terminal = Object.assign(new PassThrough(), {
    setRawMode(isRaw: boolean) {
      raw.push(isRaw);
      if (isRaw) expect(seen, "nothing is asked before the terminal is silent").toEqual([]);
    },
  });
  const answer = askSecretly("Password: ", terminal, (text) => seen.push(text));
  return { terminal, raw, seen, answer };
}

test("a line is read without being shown, and the terminal is put back", async () => {
  const { terminal, raw, seen, answer } = typing();
  for (const key of ["r", "a", "i", "n", "\r"]) terminal.write(key);
  expect(await answer).toBe("rain");
  expect(seen).toEqual(["Password: ", "\n"]);
  expect(raw).toEqual([true, false]);
});

test("a pasted line is taken as it is, also in Devanagari", async () => {
  const { terminal, answer } = typing();
  terminal.write("\u001b[200~पीली छतरी\u001b[201~");
  terminal.write("\n");
  expect(await answer).toBe("पीली छतरी");
});

test("characters and the whole line can be erased, and arrow keys type nothing", async () => {
  const { terminal, answer } = typing();
  terminal.write("wrong\u0015summex\u007f🌧\br\u001b[A\u001bOB\u0001\r");
  expect(await answer).toBe("summer");
});

test.each([
  ["Ctrl-C", "half\u0003"],
  ["Ctrl-D on an empty line", "\u0004"],
])("%s gives up, and the terminal is put back", async (_, keys) => {
  const { terminal, raw, answer } = typing();
  terminal.write(keys);
  await expect(answer).rejects.toThrow(GivenUp);
  expect(raw).toEqual([true, false]);
});

test("a terminal that goes away gives up", async () => {
  const { terminal, answer } = typing();
  terminal.end("half");
  await expect(answer).rejects.toThrow(GivenUp);
});
