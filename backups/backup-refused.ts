/**
 * Why a backup was not made or cannot be used: the cause and the next step, in one or two sentences for the operator.
 */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}
