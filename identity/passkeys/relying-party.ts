/** Where passkeys work: at one origin, which browsers sign with every answer. */
import { isIP } from "node:net";

export interface RelyingParty {
  /** Such as `https://lyrics.example`. */
  readonly origin: string;
  /** Its host name, for which browsers make passkeys. */
  readonly host: string;
}

/** Addresses to listen on that a browser on the same machine also reaches as `localhost`. */
const ownMachine = /^(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\])$/;

/**
 * Browsers make passkeys for names, not for numeric addresses, and only over https or on `localhost`.
 * @param siteOrigin `SITE_URL`, or the address that the site listens on
 * @returns null where no browser would use a passkey
 */
export function relyingPartyOf(siteOrigin: string): RelyingParty | null {
  const { protocol, hostname: host, port, origin } = new URL(siteOrigin);
  if (protocol === "http:" && ownMachine.test(host))
    return { origin: `http://localhost${port && `:${port}`}`, host: "localhost" };
  const isName = isIP(host) === 0 && !host.startsWith("[");
  return protocol === "https:" && isName ? { origin, host } : null;
}
