/** Reads the paths of a site's songs from its sitemap. */

/**
 * @returns paths, as `/lyrics/…`; at most `wanted`
 * @throws when the sitemap lists none
 */
export async function listedSongs(address: string, wanted = Number.POSITIVE_INFINITY): Promise<string[]> {
  const sitemaps = (await readPaths(`${address}/sitemap.xml`)).filter((path) => path.includes("/songs-"));
  const paths: string[] = [];
  for (const sitemap of sitemaps) {
    paths.push(...(await readPaths(address + sitemap)));
    if (paths.length >= wanted) break;
  }
  if (paths.length === 0) throw new Error("The site's sitemap lists no songs.");
  return paths.slice(0, wanted);
}

async function readPaths(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
}
