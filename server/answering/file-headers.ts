/**
 * Headers of every file and picture. Headers that only protect pages are left out: on a list of fifty sleeves they
 * would weigh 40 KB more.
 */
import { dataPolicy } from "./security-headers/index.ts";

/** @param isHttps whether visitors use https; only then can the site promise to keep using it */
export function fileHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    // An SVG can be opened like a page.
    "Content-Security-Policy": dataPolicy,
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isHttps ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
