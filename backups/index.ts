/** The door of backups: writes all data of a database into one file, and restores it. */
export { BackupRefused } from "./backup-refused.ts";
export { createBackups } from "./daily/create-backups.ts";
export { makeBackup } from "./make/make-backup.ts";
export { restoreBackup } from "./restore/restore-backup.ts";
export { verifyBackup } from "./restore/verify-backup.ts";
export { upgradeDataFolder } from "./upgrade/upgrade-data-folder.ts";
