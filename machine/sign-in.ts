/** Signs in to a site with the form that works without JavaScript. */

/**
 * @param address of the site, as `http://HOST:PORT`
 * @returns the cookies of a new session in the form of a `Cookie` header, without the notice for the next page
 * @throws when the sign-in fails
 */
export async function signInAt(address: string, password: string): Promise<string> {
  const answer = await fetch(`${address}/admin`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: address },
    body: new URLSearchParams({ username: "admin", password }),
  });
  if (answer.status !== 302) throw new Error(`Signing in was answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.startsWith("antara-notice="))
    .join("; ");
}
