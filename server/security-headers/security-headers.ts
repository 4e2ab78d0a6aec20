/** Headers by which browsers guard visitors: what a page may load, who may frame it, which senses it may use. */
import { Hono, type MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { dataPolicy, type PolicyFacts, pagePolicy } from "./content-security-policy.ts";

const player = "https://www.youtube-nocookie.com";
const policyHeader = "Content-Security-Policy";

export interface SecurityFacts {
  readonly isHttps: boolean;
  /** Asked for each page. */
  readonly hasCodes: () => boolean;
}

/** @returns what completes each answer; a policy that an answer brings along is kept as it is, unless it is a page's */
export function securityHeaders({ isHttps, hasCodes }: SecurityFacts): MiddlewareHandler[] {
  return [
    secureHeaders({
      // The video's player refuses pages without a referrer.
      referrerPolicy: "strict-origin-when-cross-origin",
      // A promise that only a site over https can keep.
      strictTransportSecurity: isHttps ? "max-age=31536000; includeSubDomains" : false,
      permissionsPolicy: {
        ...{ clipboardWrite: ["self"], webShare: ["self"] },
        ...{ autoplay: ["self", player], fullscreen: ["self", player], encryptedMedia: ["self", player] },
        ...{ pictureInPicture: ["self", player] },
        ...{ camera: [], microphone: [], geolocation: [], payment: [], usb: [], displayCapture: [] },
        ...{ accelerometer: [], gyroscope: [], magnetometer: [], midi: [], serial: [], hid: [] },
      },
    }),
    async (context, next) => {
      await next();
      const { headers } = context.res;
      const scriptSources = headers.get(policyHeader);
      const isPage = headers.get("Content-Type")?.startsWith("text/html");
      // With its data, which ends in `.data`.
      const isAdministration = /^\/admin(?:[/.]|$)/.test(context.req.path);
      if (isAdministration) headers.set("Cache-Control", "no-store");
      const facts: PolicyFacts = {
        isAdministration,
        hasCodes: hasCodes(),
        isHttps,
      };
      if (isPage && scriptSources?.startsWith("script-src "))
        headers.set(policyHeader, pagePolicy(scriptSources, facts));
      else if (scriptSources === null)
        headers.set(policyHeader, isPage ? pagePolicy("script-src 'none'", facts) : dataPolicy);
    },
  ];
}

/** @returns what completes an answer in the same way that has been made before Hono */
export function completeAnswers(facts: SecurityFacts): (answer: Response) => Promise<Response> {
  const app = new Hono<{ Bindings: { readonly answer: Response } }>();
  app.use(...securityHeaders(facts));
  app.all("*", ({ env }) => env.answer);
  return async (answer) => app.request("/", {}, { answer });
}
