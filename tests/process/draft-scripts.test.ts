import { afterAll, expect, test } from "vitest";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { runCommand } from "./run-command.ts";

const folder = copyOfTemplate("starter-songs");
afterAll(folder.remove);

test("the command lists the songs that lack a script, and renews their drafts", async () => {
  const preview = await runCommand(folder.path, "draft-scripts", "--dry-run");
  expect(preview.output).toMatch(/^\d+: ".+" lacks Hindi: \d+ % of \d+ words are sure$/m);
  const [summary] = /Songs that lack a script: .*\./.exec(preview.output) ?? [];
  expect(summary).toMatch(/: \d+ without Hindi, \d+ without English\./);
  const renewed = await runCommand(folder.path, "draft-scripts");
  expect(renewed.code).toBe(0);
  expect(renewed.output).toContain(summary);
});
