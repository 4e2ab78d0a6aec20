/** The door of the backups: all data of a database as one file, and back. */
export { BackupRefused } from "./backup-refused.ts";
export { keepBackups } from "./daily/keep-backups.ts";
export { makeBackup } from "./make/make-backup.ts";
export { restoreBackup } from "./restore/restore-backup.ts";
export { verifyBackup } from "./restore/verify-backup.ts";
export { upgradeDataFolder } from "./upgrade/upgrade-data-folder.ts";
