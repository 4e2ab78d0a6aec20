/** `/robots.txt`: what robots need not fetch, and where they find all pages. */
import { liveContext } from "../live.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs): Response {
  const { site } = context.get(liveContext);
  return new Response(robotsText(site.origin), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

/**
 * Only searches for words are closed: there are endlessly many. Lists without words stay open, so that robots see that
 * they are not to be indexed but followed.
 */
function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /search?q=
Disallow: /search?*&q=
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
