/** The door of the backups: all data of a database as one file, and back. */
export { BackupRefused } from "./backup-refused.ts";
export type { BackupFile } from "./daily/backup-files.ts";
export { type BackupFailure, type KeptBackups, keepBackups } from "./daily/keep-backups.ts";
export { type MadeBackup, makeBackup } from "./make/make-backup.ts";
export { type RestoredBackup, type RestoreOptions, restoreBackup } from "./restore/restore-backup.ts";
export { type VerifiedBackup, verifyBackup } from "./restore/verify-backup.ts";
export { type UpgradedDataFolder, upgradeDataFolder } from "./upgrade/upgrade-data-folder.ts";
