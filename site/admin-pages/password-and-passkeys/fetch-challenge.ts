/** Gets what a browser needs to ask for a passkey that signs in. */
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";

/** @returns null where the site does not answer */
export async function fetchChallenge(): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  try {
    const response = await fetch("/admin/passkey-challenge", { headers: { Accept: "application/json" } });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
