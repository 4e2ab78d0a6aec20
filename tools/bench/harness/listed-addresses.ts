/** Reads paths of a site's pages from its sitemap. */

/**
 * @param kind of pages, as the sitemap names them
 * @returns paths, as `/lyrics/…`; at most `wanted`
 * @throws when the sitemap lists none
 */
export async function listedAddresses(
  address: string,
  kind: "songs" | "singers" | "albums",
  wanted = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const sitemaps = (await readPaths(`${address}/sitemap.xml`)).filter((path) => path.includes(`/${kind}-`));
  const paths: string[] = [];
  for (const sitemap of sitemaps) {
    paths.push(...(await readPaths(address + sitemap)));
    if (paths.length >= wanted) break;
  }
  if (paths.length === 0) throw new Error(`The site's sitemap lists no ${kind}.`);
  return paths.slice(0, wanted);
}

async function readPaths(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
}
