/** Checks what search engines need of the site, and says what to do where something is not right. */
import { type BeingFound, readProofs, type Sitemap } from "#catalogue";

/**
 * @param origin by which links, feeds and sitemaps name the site
 * @param host of the request that the administrator has just sent
 * @param found what the administrator has chosen; wrong lines are never stored
 * @returns what is wrong is false where it is right
 */
export function checkSite(origin: string, host: string, sitemaps: readonly Sitemap[], found: BeingFound) {
  const url = new URL(origin);
  const isLocal = /^(?:localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(url.hostname);
  const linksName = `Links, feeds and sitemaps name ${origin}`;
  const other = `${linksName}, but you came by ${host}. Set SITE_URL to the address that visitors use, or let the proxy pass on the Host header.`;
  const wrongUrl = isLocal
    ? `${linksName}, which leads nowhere from outside. Set SITE_URL to the address that visitors use, and restart.`
    : url.host !== host && other;
  const https =
    "Browsers warn of http. Put a proxy with a certificate in front, and let SITE_URL begin with https://.";
  const follows = wrongUrl && "It names the addresses of SITE_URL, which is not right.";
  const { tags, files } = readProofs(found.proofs);
  const proofs = tags.length + files.size;
  const isReceived = found.told === null || found.told.startsWith("Addresses received");
  const wrongTelling =
    found.tellsEngines &&
    (url.protocol === "https:" ? !isReceived && found.told : "It is on, but nothing is sent without https.");
  const hasSongs = sitemaps.some(({ kind }) => kind === "songs");
  return [
    { name: "SITE_URL", wrong: wrongUrl, right: `${linksName}.` },
    { name: "https", wrong: url.protocol !== "https:" && https, right: "Links begin with https://." },
    { name: "robots.txt", wrong: follows, right: "Robots may read all but the administration." },
    {
      name: "Sitemap",
      wrong: hasSongs ? follows : "It lists no song. Add one first.",
      right: `Give search engines ${origin}/sitemap.xml where they ask for it.`,
    },
    {
      name: "ads.txt",
      isUnused: found.adsTxt.trim() === "",
      wrong: false,
      right:
        found.adsTxt.trim() === ""
          ? "Only a site with advertisements needs it."
          : `It is at ${origin}/ads.txt.`,
    },
    {
      name: "Proofs of ownership",
      isUnused: proofs === 0,
      wrong: false,
      right:
        proofs === 0 ? "A search engine gives you one when you add the site there." : `Given: ${proofs}.`,
    },
    {
      name: "IndexNow",
      isUnused: !found.tellsEngines,
      wrong: wrongTelling,
      right: found.tellsEngines ? (found.told ?? "It is on. Nothing was sent yet.") : "Nothing is sent.",
    },
  ];
}
