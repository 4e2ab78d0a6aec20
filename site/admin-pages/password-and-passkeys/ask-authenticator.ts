/** Asks the browser for a passkey. Its code is loaded when it is needed. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { form } from "../../texts/en/administration.ts";

/** @returns JSON for the server, or why there is none, as a text for people */
type Answer = { readonly json: string } | { readonly problem: string };

/** Begins to load the code, for example when the button is touched. */
export function loadAuthenticator() {
  return import("@simplewebauthn/browser");
}

export function askForExisting(optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<Answer> {
  return ask(
    async ({ startAuthentication }) => startAuthentication({ optionsJSON }),
    "No passkey was chosen.",
  );
}

/**
 * Lets the browser offer passkeys in the list of suggestions of the field whose `autocomplete` ends with `webauthn`.
 * Waits until one is chosen, until `stopOffering`, or until another request of this file takes its place.
 * @returns JSON for the server; null if none was chosen, of which nobody needs to be told
 */
export async function offerExisting(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<string | null> {
  try {
    const { startAuthentication } = await loadAuthenticator();
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  } catch {
    return null;
  }
}

export async function stopOffering(): Promise<void> {
  const library = await loadAuthenticator().catch(() => null);
  library?.WebAuthnAbortService.cancelCeremony();
}

export function askForNew(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<Answer> {
  return ask(async ({ startRegistration }) => startRegistration({ optionsJSON }), "No passkey was made.");
}

type Library = Awaited<ReturnType<typeof loadAuthenticator>>;

async function ask(run: (library: Library) => Promise<unknown>, cancelled: string): Promise<Answer> {
  const library = await loadAuthenticator().catch(() => null);
  if (!library) return { problem: form.noAnswer };
  if (!library.browserSupportsWebAuthn()) return { problem: "This browser has no passkeys." };
  try {
    return { json: JSON.stringify(await run(library)) };
  } catch (error) {
    const isKnown = error instanceof library.WebAuthnError && error.code === knownAlready;
    return { problem: isKnown ? "This device has a passkey for this site already." : cancelled };
  }
}

const knownAlready = "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
