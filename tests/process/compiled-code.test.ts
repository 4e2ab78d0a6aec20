/** Commands keep compiled code, so that the next one starts in half the time. */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectFolder, runProgram, temporaryFolder } from "./run-program.ts";

const folder = temporaryFolder();
afterAll(folder.remove);
const program = join(folder.path, "where.mjs");
writeFileSync(
  program,
  'import { getCompileCacheDir } from "node:module";\nconsole.log(getCompileCacheDir());',
);

async function compiledFolder(environment: Record<string, string> = {}): Promise<string> {
  const run = `import { run } from "./scripts/preparation/run.mjs"; process.exit(await run(process.execPath, [process.argv[1]]));`;
  const command = [process.execPath, "--input-type=module", "-e", run, relative(projectFolder, program)];
  const { ended, output } = runProgram(command, { environment });
  expect(await ended, output()).toBe(0);
  return output().trim();
}

test("a command keeps compiled code beside the fetched Node.js, unless another folder is set", async () => {
  expect(await compiledFolder()).toContain(join(projectFolder, ".node", "compiled"));
  const other = join(folder.path, "other");
  expect(await compiledFolder({ NODE_COMPILE_CACHE: other })).toContain(other);
});
