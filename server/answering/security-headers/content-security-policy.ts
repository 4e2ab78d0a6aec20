/**
 * The content security policy of pages. A page itself names its scripts (site/islands/script-policy.server.ts); this
 * adds the rest.
 */

/** Plays the songs' videos, after a tap. */
export const player = "https://www.youtube-nocookie.com";

export interface PolicyFacts {
  /** A page of the administration: no foreign content, and never in a frame. */
  readonly isAdministration: boolean;
  /** The administrator has set an advertising or analytics code. */
  readonly hasCodes: boolean;
  readonly isHttps: boolean;
}

/**
 * @param scriptSources the script directive, as the page names its own scripts
 * @returns a Content-Security-Policy for a page
 */
export function pagePolicy(
  scriptSources: string,
  { isAdministration, hasCodes, isHttps }: PolicyFacts,
): string {
  const allowsForeign = hasCodes && !isAdministration;
  // Advertisers load content from anywhere; their scripts are only loaded by our script that knows the code.
  const foreign = allowsForeign ? " https:" : "";
  return [
    "default-src 'none'",
    scriptSources,
    `style-src 'self'${allowsForeign ? " 'unsafe-inline' https:" : ""}`,
    // Covers and portraits may be on any server.
    `img-src 'self' data: https:${isHttps ? "" : " http:"}`,
    `font-src 'self'${allowsForeign ? " data: https:" : ""}`,
    `connect-src 'self'${allowsForeign ? " https: wss:" : ""}`,
    `frame-src ${isAdministration ? "'self'" : player}${foreign}`,
    `media-src 'self'${foreign}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isAdministration ? "'none'" : "'self'"}`,
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** For data, feeds and pictures, in case somebody opens them as a page. An SVG has its own styles. */
export const dataPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
