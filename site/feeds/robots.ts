/** `/robots.txt`: what robots may not fetch, and where the sitemaps are. */
import { liveContext } from "../live.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs): Response {
  const { site } = context.get(liveContext);
  return new Response(robotsText(site.origin), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

/**
 * Searches with a query are disallowed, as there are endlessly many. Lists without a query are allowed, so that robots read
 * whether to index them and follow their links.
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
