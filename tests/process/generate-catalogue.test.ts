import { afterAll, expect, test } from "vitest";
import { romanise } from "#catalogue";
import { makeNames, makeWords } from "#large-catalogue";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { compileCache, runProgram } from "./run-program.ts";

const folder = copyOfTemplate("no-songs");
afterAll(folder.remove);

async function generate(...options: readonly string[]): Promise<{ code: number | string; output: string }> {
  const command = runProgram([process.execPath, "tools/large-catalogue/generate-catalogue.ts", ...options], {
    environment: { ...compileCache(), DATA_DIR: folder.path },
  });
  const code = await command.ended;
  expect(command.output(), "no stack trace").not.toMatch(/\n\s+at .*:\d+/);
  return { code, output: command.output() };
}

test("songs are generated in the site's database, but only with --add when it has other songs", async () => {
  const first = await generate("--songs", "40");
  expect(first.output).toContain("40 songs are generated.");
  expect(first.code).toBe(0);
  expect(await generate("--songs", "40")).toEqual({
    code: 1,
    output: expect.stringContaining("This database has songs that are not starter songs"),
  });
  expect(await generate("--songs", "40", "--add")).toMatchObject({ code: 0 });
});

test("a wrong option is refused with what was expected", async () => {
  expect((await generate("--songs", "many")).output).toBe(
    '--songs is a whole number from 1 to 10000000, not "many".\n',
  );
  expect((await generate("--song", "5")).output).toContain("Usage: npm run generate-catalogue");
});

test("generated words and names have the same pronunciation in both scripts", () => {
  // Long vowels may be written double or single, and one letter as v or w.
  const plain = (roman: string) =>
    roman.replace(/aa/g, "a").replace(/ee/g, "i").replace(/oo/g, "u").replace(/w/g, "v");
  const { given, family } = makeNames(1);
  const different = [...makeWords(1), ...given, ...family].filter(
    ({ roman, hindi }) => plain(romanise(hindi)) !== plain(roman),
  );
  expect(different.length).toBeLessThan(50);
});
