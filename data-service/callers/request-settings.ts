/**
 * What functions, triggers, views and row-level rules may ask about the request that runs them, under PostgREST's
 * names: `current_setting('request.headers', true)::json`. Neither keys and tokens nor the site's cookies are told.
 */
import type { Caller } from "./identify.ts";

/** Values by the name of the setting, in force for one transaction. */
export interface RequestSettings {
  readonly role: string;
  readonly search_path: string;
  readonly "request.method": string;
  readonly "request.path": string;
  readonly "request.headers": string;
  readonly "request.jwt.claims": string;
}

/**
 * A function could keep what it reads, and whoever has one of these may act as the caller, or as the administrator.
 */
const hiddenHeaders: ReadonlySet<string> = new Set([
  ...["apikey", "authorization", "cookie", "proxy-authorization"],
]);

/**
 * @param path the part after `/rest/v1`
 * @param schema the one that the request is about; functions without their own search path look there first
 */
export function requestSettingsOf(
  { method, headers }: { readonly method: string; readonly headers: Iterable<readonly [string, string]> },
  { role, claims }: Caller,
  path: string,
  schema: string,
): RequestSettings {
  const shown = [...headers].filter(([name]) => !hiddenHeaders.has(name.toLowerCase()));
  return {
    role,
    search_path: searchPathOf(schema),
    "request.method": method,
    "request.path": path || "/",
    "request.headers": JSON.stringify(
      Object.fromEntries(shown.map(([name, value]) => [name.toLowerCase(), value])),
    ),
    "request.jwt.claims": claims,
  };
}

/** As on hosted services of this dialect, where extensions have a schema of their own. */
export function searchPathOf(schema: string): string {
  const quoted = `"${schema.replaceAll('"', '""')}"`;
  return schema === "public" ? "public, extensions" : `${quoted}, public, extensions`;
}
