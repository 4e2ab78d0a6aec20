/**
 * Headers that make browsers protect visitors: what a page may load, who may frame it, and which device features it
 * may use.
 */
import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { Address } from "../../../site/addresses.ts";
import type { ContextEnvironment } from "../request-context/index.ts";
import { dataPolicy, type PolicyFacts, pagePolicy, player } from "./content-security-policy.ts";

interface SecurityFacts {
  readonly isHttps: boolean;
  /** Called for each page. */
  readonly hasCodes: () => boolean;
}

/**
 * @param answer the response
 * @param address of the request
 * @returns headers to add to the response or to replace; names in lower case, as in `Headers`
 */
export type SecurityHeadersFor = (
  answer: Response,
  address: Pick<Address, "isAdministration">,
) => Promise<Readonly<Record<string, string>>>;

/**
 * @returns a function that gives the headers for each response; a response's own policy is kept, unless it is a
 * page's
 */
export function createSecurityHeaders({ isHttps, hasCodes }: SecurityFacts): SecurityHeadersFor {
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

/** Taken once from an empty response: they are the same for all. */
async function readConstantHeaders(isHttps: boolean): Promise<Readonly<Record<string, string>>> {
  const app = new Hono();
  app.use(
    secureHeaders({
      // The video player refuses pages without a referrer.
      referrerPolicy: "strict-origin-when-cross-origin",
      // Only a site over https can promise this.
      strictTransportSecurity: isHttps ? "max-age=31536000; includeSubDomains" : false,
      permissionsPolicy: {
        // `web-share` is not listed: it is allowed by default, and Chromium on desktops warns about the unknown name.
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

/** The same for responses of Hono. */
export function setSecurityHeaders(
  securityHeadersFor: SecurityHeadersFor,
): MiddlewareHandler<ContextEnvironment> {
  return async (context, next) => {
    await next();
    const headers = await securityHeadersFor(context.res, context.env.requestContext.address);
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  };
}
