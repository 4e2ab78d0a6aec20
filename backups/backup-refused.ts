/** Why a backup was not made, or cannot be used: one or two sentences for the operator, the cause and the next step. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}
