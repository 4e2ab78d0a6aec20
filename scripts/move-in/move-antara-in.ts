/** Moves the folder of another Antara in, which becomes this site: all or nothing. */
import { describeFolder, moveFolderIn } from "#backups";
import type { Database } from "#postgres";
import { describeRows, promptYesOrNo } from "#terminal";

interface Chosen {
  readonly dryRun: boolean;
  readonly yes: boolean;
}

/**
 * @param path of the folder, or of a zip of it
 * @throws {BackupRefused} when folder or site cannot be used; nothing is changed then
 */
export async function moveAntaraIn(database: Database, path: string, { dryRun, yes }: Chosen): Promise<void> {
  const { madeAt, tables } = await describeFolder(path);
  const wanted = Object.fromEntries(tables.map(({ table, rows }) => [table, rows]));
  console.log(`${path}: everything of an Antara as of ${madeAt}: ${describeRows(wanted)}.`);
  if (dryRun)
    return console.log("Nothing was saved. This site would become that one, with all its addresses.");
  console.log(
    "This site becomes that one. Starter songs are removed; a site with songs of its own is refused.",
  );
  if (!yes && !(await promptYesOrNo("Go on? (y/N) "))) return console.log("Nothing was changed.");
  const onProgress = (what: string) => console.log(`${path}: ${what} …`);
  const { rows } = await moveFolderIn(database, path, { mayRemoveStarterSongs: true, onProgress });
  console.log(`Moved in: ${describeRows(rows)}. You sign in as before.`);
}
