/**
 * Keeps the browser's offer of passkeys in the name field valid for as long as the sign-in page is open. A request
 * for a challenge is made only while the page has the focus, so that a page that lies open in another tab asks for
 * nothing.
 */
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { loadAuthenticator, offerExisting, stopOffering } from "./ask-authenticator.ts";
import { fetchChallenge } from "./fetch-challenge.ts";

/** By the clock, which goes on while a computer sleeps; a timer does not. */
const looksAgainAfterMs = 20_000;

/** The rest of a challenge's time is for choosing and for a finger. */
const shareBeforeRenewal = 0.7;

/**
 * @param onChosen gets JSON for the server, once; then nothing is offered any more
 * @returns ends the offer
 */
export function offerPasskeys(onChosen: (answer: string) => void): () => void {
  let renewAt = 0;
  let isOver = false;
  let offers = 0;

  const renew = async () => {
    if (isOver || Date.now() < renewAt || !document.hasFocus()) return;
    // One at a time.
    renewAt = Number.POSITIVE_INFINITY;
    // The code first: while it loads, the button may begin a request, which this one would end.
    const [options] = await Promise.all([fetchChallenge(), loadAuthenticator().catch(() => null)]);
    renewAt = Date.now() + (options?.timeout ?? looksAgainAfterMs) * shareBeforeRenewal;
    if (options && !isOver) await offer(options);
  };

  /** The library ends the offer before it. */
  const offer = async (options: PublicKeyCredentialRequestOptionsJSON) => {
    offers += 1;
    const number = offers;
    const answer = await offerExisting(options);
    if (isOver) return;
    if (answer !== null) {
      end();
      onChosen(answer);
    } else if (number === offers) {
      renewAt = Date.now() + looksAgainAfterMs;
    }
  };

  const timer = setInterval(renew, looksAgainAfterMs);
  const end = () => {
    isOver = true;
    clearInterval(timer);
    removeEventListener("focus", renew);
  };

  addEventListener("focus", renew);
  isSupported().then((is) => (is ? renew() : end()));
  return () => {
    const isWaiting = !isOver && offers > 0;
    end();
    if (isWaiting) stopOffering();
  };
}

/** Asked without the library, which other browsers need not load. */
async function isSupported(): Promise<boolean> {
  try {
    return (await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
  } catch {
    return false;
  }
}
