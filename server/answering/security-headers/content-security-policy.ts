/**
 * What a browser may load and do on our pages. Scripts are named by the page itself (site/islands/script-policy.server.ts); this adds
 * all the rest.
 */

/** Plays the songs' videos, after a tap. */
const player = "https://www.youtube-nocookie.com";

export interface PolicyFacts {
  /** A page of the administrator's: nothing of anybody else, in nobody's frame. */
  readonly isAdministration: boolean;
  /** The administrator has set a code of advertisers or of analytics. */
  readonly hasCodes: boolean;
  readonly isHttps: boolean;
}

/**
 * @param scriptSources the directive for scripts, as the page names its own
 * @returns a Content-Security-Policy for a page
 */
export function pagePolicy(
  scriptSources: string,
  { isAdministration, hasCodes, isHttps }: PolicyFacts,
): string {
  const showsOthers = hasCodes && !isAdministration;
  // What advertisers show comes from wherever they like; their scripts come in only by the one of ours that knows the code.
  const others = showsOthers ? " https:" : "";
  return [
    "default-src 'none'",
    scriptSources,
    `style-src 'self'${showsOthers ? " 'unsafe-inline' https:" : ""}`,
    // Covers and portraits may stand anywhere.
    `img-src 'self' data: https:${isHttps ? "" : " http:"}`,
    `font-src 'self'${showsOthers ? " data: https:" : ""}`,
    `connect-src 'self'${showsOthers ? " https: wss:" : ""}`,
    `frame-src ${isAdministration ? "'self'" : player}${others}`,
    `media-src 'self'${others}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isAdministration ? "'none'" : "'self'"}`,
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** For what is no page: data, feeds and pictures, should somebody open them as one. A drawing styles itself. */
export const dataPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
