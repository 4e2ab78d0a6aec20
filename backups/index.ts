/** The door of backups: writes all data of a database into one file or a folder of tables, and reads both back. */
export { BackupRefused } from "./backup-refused.ts";
export { createBackups } from "./daily/create-backups.ts";
export { moveFolderIn } from "./folder/move-folder-in.ts";
export { isFolderOfAntara } from "./folder/open-files.ts";
export { describeFolder } from "./folder/read-folder.ts";
export { writeFolder } from "./folder/write-folder.ts";
export { makeBackup } from "./make/make-backup.ts";
export { restoreBackup } from "./restore/restore-backup.ts";
export { verifyBackup } from "./restore/verify-backup.ts";
export { upgradeDataFolder } from "./upgrade/upgrade-data-folder.ts";
