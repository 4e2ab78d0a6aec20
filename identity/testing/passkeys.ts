/** For tests: passkeys of an administrator on one site, and the browser's side of adding them. */
import { addPasskey, askForNewPasskey, askForPasskey, findSession, type RelyingParty } from "../index.ts";
import type { Administrator } from "./administrator.ts";
import { Authenticator } from "./authenticator.ts";

export const party: RelyingParty = { origin: "https://lyrics.example", host: "lyrics.example" };

export function openPasskeys({ sql, now, signedIn }: Administrator) {
  const sessionOf = async (token: string) => {
    const session = await findSession(sql, token, { prolong: false, now: now() });
    if (!session) throw new Error("The session has ended.");
    return session.id;
  };

  /** @returns the options that a browser gets in a new session, and a function that sends its answer */
  const beginAdding = async () => {
    const { token } = await signedIn();
    const sessionId = await sessionOf(token);
    const options = await askForNewPasskey(sql, { sessionId, party, now: now(), siteName: "Antara" });
    const challenge = options?.challenge ?? "";
    const add = (answer: string, name = "Phone") =>
      addPasskey(sql, { sessionId, party, now: now(), answer, name });
    return { options, challenge, add };
  };

  const addedPasskey = async (name = "Phone") => {
    const authenticator = new Authenticator(party.origin);
    const { challenge, add } = await beginAdding();
    if (!(await add(authenticator.register(challenge), name))) throw new Error("It was not added.");
    return authenticator;
  };

  /** To sign in. */
  const challengeNow = async () => (await askForPasskey(sql, party, now())).challenge;

  return { sessionOf, beginAdding, addedPasskey, challengeNow };
}
