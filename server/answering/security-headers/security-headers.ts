/** Headers by which browsers guard visitors: what a page may load, who may frame it, which senses it may use. */
import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Address } from "../../../site/addresses.ts";
import type { ContextEnvironment } from "../request-context/index.ts";
import { dataPolicy, type PolicyFacts, pagePolicy } from "./content-security-policy.ts";

const player = "https://www.youtube-nocookie.com";

interface SecurityFacts {
  readonly isHttps: boolean;
  /** Asked for each page. */
  readonly hasCodes: () => boolean;
}

/**
 * @param answer as it was made
 * @param address that was asked for
 * @returns headers that the answer carries besides its own, or in their place; names in small letters, as of `Headers`
 */
export type Guard = (
  answer: Response,
  address: Pick<Address, "isAdministration">,
) => Promise<Readonly<Record<string, string>>>;

/** @returns what guards each answer; a policy that one brings along is kept as it is, unless it is a page's */
export function createGuard({ isHttps, hasCodes }: SecurityFacts): Guard {
  const constant = readConstantHeaders(isHttps);
  return async ({ headers }, { isAdministration }) => {
    const policy = policyOf(headers, { isAdministration, hasCodes: hasCodes(), isHttps });
    return {
      ...(await constant),
      "content-security-policy": policy,
      ...(isAdministration && { "cache-control": "no-store" }),
    };
  };
}

function policyOf(headers: Headers, facts: PolicyFacts): string {
  const own = headers.get("Content-Security-Policy");
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  if (own === null) return isPage ? pagePolicy("script-src 'none'", facts) : dataPolicy;
  return isPage && own.startsWith("script-src ") ? pagePolicy(own, facts) : own;
}

/** Read off an empty answer once: they are the same for all. */
async function readConstantHeaders(isHttps: boolean): Promise<Readonly<Record<string, string>>> {
  const app = new Hono();
  app.use(
    secureHeaders({
      // The video's player refuses pages without a referrer.
      referrerPolicy: "strict-origin-when-cross-origin",
      // A promise that only a site over https can keep.
      strictTransportSecurity: isHttps ? "max-age=31536000; includeSubDomains" : false,
      permissionsPolicy: {
        // Sharing is not named: it is allowed to us as it is, and Chromium on desktops warns of a name that it does not know.
        clipboardWrite: ["self"],
        autoplay: ["self", player],
        fullscreen: ["self", player],
        encryptedMedia: ["self", player],
        pictureInPicture: ["self", player],
        camera: [],
        microphone: [],
        geolocation: [],
        payment: [],
        usb: [],
        displayCapture: [],
        accelerometer: [],
        gyroscope: [],
        magnetometer: [],
        midi: [],
        serial: [],
        hid: [],
      },
    }),
  );
  app.get("/", (context) => context.body(null));
  const { headers } = await app.request("/");
  return Object.fromEntries(headers);
}

/** The same for answers that are made in Hono. */
export function securityHeaders(guard: Guard): MiddlewareHandler<ContextEnvironment> {
  return async (context, next) => {
    await next();
    const guarding = await guard(context.res, context.env.requestContext.address);
    for (const [name, value] of Object.entries(guarding)) context.res.headers.set(name, value);
  };
}
