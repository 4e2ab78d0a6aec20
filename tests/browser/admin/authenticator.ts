/** Chromium's own authenticator, for tests of passkeys. */
import type { Page } from "playwright-core";

export interface Authenticator {
  /** Whether it answers from now on, at once and as its owner; else requests wait for a finger. */
  answers(itDoes: boolean): Promise<void>;
}

/** Of the page. It recognises its owner at once. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: async (enabled) => {
      await devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    },
  };
}
