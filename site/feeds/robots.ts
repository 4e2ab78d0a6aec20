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
 * Searches are allowed: a robot that may not fetch them cannot read that they are not to be indexed, and lists their
 * addresses.
 */
function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /admin
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}
