/**
 * The files of the built site: scripts, styles and fonts whose names carry a checksum of their content, and the few
 * with fixed names. Refuses nothing: what is not a file goes on to the site.
 */
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** Names with a checksum never change their content, so a browser need not ask again for a year. */
const immutable = "public, max-age=31536000, immutable";
/** The icon and its like may change with the next version. */
const shortLived = "public, max-age=3600";

/**
 * Addresses of files: what lies in the folder of assets, and names with an ending at the root. A folder must never be
 * asked for, since it would be answered with its own bytes.
 */
export const staticAddresses = ["/assets/:file", "/:file{[\\w-]+\\.[a-z0-9]+}"];

/** @param folder path of the built client files */
export function staticFiles(folder: string): MiddlewareHandler {
  const serveFile = serveStatic({ root: folder });
  return async (context, next) => {
    const answer = await serveFile(context, next);
    // Where there is no such file, what comes back is not an answer but Hono's context: the next handler has answered.
    if (!(answer instanceof Response)) return;
    answer.headers.set("Cache-Control", context.req.path.startsWith("/assets/") ? immutable : shortLived);
    return answer;
  };
}
