/** The door of identity: who sends a request, and whether that is the administrator. */
export { findAccount } from "./account/account.ts";
export { changePassword } from "./change-password.ts";
export { confirmAdministrator, hasSignedInRecently } from "./confirm-administrator.ts";
export {
  endedSessionCookie,
  readSessionToken,
  readTrustedToken,
  sessionCookie,
  trustedCookie,
} from "./cookies/cookies.ts";
export { type Credentials, ensureAdministrator } from "./ensure-administrator.ts";
export { countOtherWays, type OtherWays, revokeOtherWays } from "./other-ways.ts";
export { addPasskey, askForNewPasskey } from "./passkeys/add-passkey.ts";
export { hasPasskey, listPasskeys } from "./passkeys/list-passkeys.ts";
export { maxPasskeys } from "./passkeys/passkey-limits.ts";
export { type RelyingParty, relyingPartyOf } from "./passkeys/relying-party.ts";
export { revokePasskey } from "./passkeys/revoke-passkey.ts";
export { askForPasskey, signInByPasskey } from "./passkeys/sign-in-by-passkey.ts";
export { createHashQueue, type RunInQueue } from "./password/hash-queue.ts";
export { PasswordRefused } from "./password/weak-password.ts";
export { makeRecoveryCodes } from "./recovery-codes/make-recovery-codes.ts";
export { isSameOrigin } from "./same-origin.ts";
export { endOtherSession, endOtherSessions, endSession } from "./sessions/end-sessions.ts";
export { findSession, type Session } from "./sessions/find-session.ts";
export { listSessions } from "./sessions/list-sessions.ts";
export { passwordFollowsSetting, setPassword } from "./set-password.ts";
export { signIn } from "./sign-in/sign-in.ts";
export { isTrustedBrowser } from "./sign-in/trusted-browser.ts";
