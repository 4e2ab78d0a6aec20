import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const folder = copyOfTemplate("starter-songs");
afterAll(folder.remove);

const tables = join(folder.path, "tables");
mkdirSync(tables);
writeFileSync(
  join(tables, "lyrics_rows.csv"),
  "id,title,lyrics_english,views\n7,Tere,Tere bina,12\n9,Meri,,3\n11,,,\n",
);
writeFileSync(join(tables, "singers.csv"), "id,name\n4,Lata\n5,LATA\n");
writeFileSync(join(tables, "lyrics_singers.csv"), "lyric_id,singer_id\n7,5\n");

test("the command says what would happen, asks, moves in, and finds nothing to do the second time", async () => {
  const checked = await runCommand(folder.path, "move-in", tables, "--dry-run");
  expect(checked.output).toContain("Nothing was saved. This would be:");
  expect(checked.output).toContain("Songs: 3 in the source: 2 created, 1 left out (1 as drafts).");
  expect(checked.output).toContain("/lyrics/tere-7 → /lyrics/tere-7");
  const unanswered = await runCommand(folder.path, "move-in", tables);
  expect(unanswered.output).toMatch(/starter songs of this site are removed first/);
  expect(unanswered.output).toMatch(/Nothing was changed\.\s*$/);
  const moved = await runCommand(folder.path, "move-in", tables, "--yes");
  expect(moved.output).toContain("Singers: 2 in the source, 1 here: 1 created, 1 merged.");
  expect(moved.output).toContain('lyrics_rows.csv, line 4: "" left out: It has neither a title nor lyrics.');
  expect(moved.code, "nothing that is a song was left out").toBe(0);
  const again = await runCommand(folder.path, "move-in", tables);
  expect(again.output).toContain("Songs: 3 in the source, 2 here: 2 unchanged, 1 left out (1 as drafts).");
  await withDatabase(folder.path, async (sql) => {
    expect(await sql`select id, title, views from lyrics`).toEqual([{ id: 7, title: "Tere", views: 12 }]);
    expect(await sql`select id, title from private.drafts`).toEqual([{ id: 9, title: "Meri" }]);
  });
  appendFileSync(join(tables, "lyrics_rows.csv"), "12,Teri\n");
  expect((await runCommand(folder.path, "move-in", tables)).code, "a song cannot be read").toBe(1);
});

test("a source that is none is refused in a line", async () => {
  const refused = await runCommand(folder.path, "move-in", join(folder.path, "nowhere"));
  expect(refused.output).toMatch(
    /^There is no .*nowhere\. Name a folder, a file, or an address with https:\/\/\.\s*$/,
  );
});
