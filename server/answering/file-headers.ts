/**
 * What every file and picture of ours says besides what it is. What guards a page (its opener, its senses) is left out: a list
 * of fifty sleeves would weigh 40 KB more.
 */
import { dataPolicy } from "./security-headers/index.ts";

/** @param isHttps whether visitors reach the site over https; only then can it promise to stay there */
export function fileHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    // A drawing can be opened like a page.
    "Content-Security-Policy": dataPolicy,
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isHttps ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
