/** Names the ways to sign in beside the password, for commands. */

/** @returns for example `2 passkeys and 1 recovery code` */
export function describeOtherWays(ways: {
  readonly passkeys: number;
  readonly recoveryCodes: number;
}): string {
  const parts = [counted(ways.passkeys, "passkey"), counted(ways.recoveryCodes, "recovery code")];
  return parts.filter(Boolean).join(" and ");
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}
