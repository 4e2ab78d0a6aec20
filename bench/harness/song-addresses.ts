/** Addresses of songs of a site, taken from its own sitemap. */

/** @returns paths of songs, as `/lyrics/…`; as many as there are, or as wanted */
export async function songAddresses(address: string, wanted = Number.POSITIVE_INFINITY): Promise<string[]> {
  const index = await readAddresses(`${address}/sitemap.xml`);
  const paths: string[] = [];
  for (const sitemap of index.filter((path) => path.includes("/songs"))) {
    paths.push(...(await readAddresses(address + sitemap)));
    if (paths.length >= wanted) break;
  }
  if (paths.length === 0) throw new Error("The site's sitemap lists no songs.");
  return paths.slice(0, wanted);
}

async function readAddresses(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
}
