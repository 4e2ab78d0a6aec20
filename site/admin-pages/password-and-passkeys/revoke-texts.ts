/** What is asked before a passkey is revoked. */

interface Passkey {
  readonly name: string;
  readonly isInUse: boolean;
}

export function revokeQuestion({ name }: Passkey): string {
  return `Are you sure you want to revoke the passkey "${name}"? It will no longer sign in, and the sessions that it opened end.`;
}

export function revokeNote({ isInUse }: Passkey): string {
  return isInUse
    ? "It opened this session too, so you will have to sign in again."
    : "Remove it from the device as well, where it would still be offered.";
}
