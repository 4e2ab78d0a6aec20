/** What every file and picture of ours says besides what it is, as the pages do by Hono's `secureHeaders`. */

/** @param isHttps whether visitors reach the site over https; only then can it promise to stay there */
export function fileHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isHttps ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
