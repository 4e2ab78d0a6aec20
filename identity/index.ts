/** The door of identity: who is asking, and whether that is the administrator. */
export {
  type CookieOptions,
  endedSessionCookie,
  readSessionToken,
  readTrustedToken,
  sessionCookie,
  trustedCookie,
} from "./cookies/cookies.ts";
export { type Credentials, openIdentity } from "./open-identity.ts";
export { createPasswordTurns, type TakeTurn } from "./password/take-turns.ts";
export { leastCharacters as leastPasswordCharacters, PasswordRefused } from "./password/weak-password.ts";
export { isSameOrigin } from "./same-origin.ts";
export { endOtherSessions, endSession } from "./sessions/end-sessions.ts";
export { type FindSessionOptions, findSession, type Session } from "./sessions/find-session.ts";
export { type ListedSession, listSessions } from "./sessions/list-sessions.ts";
export { passwordFollowsSetting, type SetPasswordOptions, setPassword } from "./set-password.ts";
export { type SignInAttempt, type SignInOptions, type SignInResult, signIn } from "./sign-in/sign-in.ts";
