/** What kind of work a request costs, by its method and address. */
import type { RequestContext } from "../request-context/index.ts";
import type { Work } from "./limits.ts";

/** @returns null when it costs nothing worth counting */
export function workOf({ method, address }: Pick<RequestContext, "method" | "address">): Work | null {
  const { kind, post } = address;
  if (post && method === "POST") return post;
  if (kind === "file" || kind === "picture") return null;
  return kind === "operator" ? "page" : kind;
}
