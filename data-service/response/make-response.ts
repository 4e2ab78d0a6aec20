/** Makes responses whose headers a function of the database may have chosen. */

/** They have no body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * @param headers the usual ones: a plain object, because a server can send it without the slower `Headers`
 * @param chosen with names in small letters; they replace usual ones
 */
export function makeResponse(
  body: string | null,
  status: number,
  headers: Readonly<Record<string, string>>,
  chosen: Readonly<Record<string, string>> = {},
): Response {
  const kept = Object.entries(headers).filter(([name]) => !Object.hasOwn(chosen, name.toLowerCase()));
  const all = Object.keys(chosen).length > 0 ? { ...Object.fromEntries(kept), ...chosen } : headers;
  return new Response(withoutBody.has(status) ? null : body, { status, headers: all });
}
