/** A folder for the backups of one test file, deleted afterwards. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** To be called at the top of a test file. @returns the folder's path */
export function backupFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "antara-backups-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
