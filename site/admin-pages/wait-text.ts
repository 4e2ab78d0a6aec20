/**
 * Says how long one has to wait after too many attempts.
 * @param seconds until the next try to sign in or to confirm a password
 */
export function waitText(seconds: number): string {
  return `Too many attempts. Please wait ${seconds === 1 ? "a second" : `${seconds} seconds`} and try again.`;
}
