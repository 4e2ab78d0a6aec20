/** Checks what search engines need of the site, and says what to do where something is not right. */
import type { Sitemap } from "#catalogue";

/**
 * @param origin by which links, feeds and sitemaps name the site
 * @param host of the request that the administrator has just sent
 */
export function checkSite(origin: string, host: string, sitemaps: readonly Sitemap[]) {
  const url = new URL(origin);
  const isLocal = /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(url.hostname);
  const isRight = !isLocal && url.host === host;
  const hasSongs = sitemaps.some(({ kind }) => kind === "songs");
  const isSecure = url.protocol === "https:";
  const todo = isLocal
    ? "which leads nowhere from outside. Set SITE_URL to the address that visitors use, and restart."
    : `but you came by ${host}. Set SITE_URL to the address that visitors use, or let the proxy pass on the Host header.`;
  const follows = "It names the addresses of SITE_URL, which is not right.";
  return [
    {
      name: "SITE_URL",
      isRight,
      text: `Links, feeds and sitemaps name ${origin}${isRight ? "." : `, ${todo}`}`,
    },
    {
      name: "https",
      isRight: isSecure,
      text: isSecure
        ? "Links begin with https://."
        : "Browsers warn of other addresses. Put a proxy with a certificate in front, and let SITE_URL begin with https://.",
    },
    { name: "robots.txt", isRight, text: isRight ? "Robots may read all but the administration." : follows },
    {
      name: "Sitemap",
      isRight: isRight && hasSongs,
      text: !hasSongs
        ? "It lists no song. Add one first."
        : isRight
          ? `Give search engines ${origin}/sitemap.xml where they ask for it.`
          : follows,
    },
  ];
}
