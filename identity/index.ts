/** The door of identity: who sends a request, and whether that is the administrator. */
export {
  endedSessionCookie,
  readSessionToken,
  readTrustedToken,
  sessionCookie,
  trustedCookie,
} from "./cookies/cookies.ts";
export { type Credentials, ensureAdministrator } from "./ensure-administrator.ts";
export { createHashQueue, type RunInQueue } from "./password/hash-queue.ts";
export { PasswordRefused } from "./password/weak-password.ts";
export { isSameOrigin } from "./same-origin.ts";
export { endOtherSessions, endSession } from "./sessions/end-sessions.ts";
export { findSession, type Session } from "./sessions/find-session.ts";
export { listSessions } from "./sessions/list-sessions.ts";
export { passwordFollowsSetting, setPassword } from "./set-password.ts";
export { signIn } from "./sign-in/sign-in.ts";
