/** Which compressed form of something a client takes. Refuses nothing: whoever names none gets it as it is. */

export type ContentEncoding = "br" | "gzip" | "identity";

/** One entry of the list: a name and, maybe, how much it is wanted; `q=0` means not at all (RFC 9110, 12.4.2). */
const entry = /([^\s,;]+)\s*(?:;\s*q=([\d.]+))?/gi;

/**
 * @param accepted the request's `Accept-Encoding`
 * @returns the smallest form that the client takes, in our order and not in its own: all that it names it can read
 */
export function chooseEncoding(accepted: string | string[] | undefined): ContentEncoding {
  if (!accepted) return "identity";
  const named = new Set<string>();
  for (const [, name = "", wanted] of String(accepted).matchAll(entry))
    if (wanted === undefined || Number(wanted) > 0) named.add(name.toLowerCase());
  if (named.has("br")) return "br";
  return named.has("gzip") ? "gzip" : "identity";
}
