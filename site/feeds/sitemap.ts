/** `/sitemaps/songs-1.xml` and its like: up to 50,000 addresses, sent as they are read. */
import { readSitemap, type SitemapAddress, type SitemapKind, sitemapKinds } from "#catalogue";
import { addresses } from "../addresses.ts";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/sitemap.ts";
import { sitemapEntry, sitemapHeaders, xmlDeclaration } from "./xml.server.ts";

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { sql, site } = context.get(liveContext);
  const asked = readName(params.file);
  if (!asked) return noSuchSitemap();
  const pieces = asked.kind === "pages" ? pagesOfSite() : readSitemap(sql, asked.kind, asked.number);
  // The first piece is waited for, so that a database that is away and a sitemap that does not exist get their status.
  const first = await askCatalogue(pieces.next(), "Failed to read a sitemap:");
  if (first.done) return noSuchSitemap();
  return new Response(streamOf(sitemapText(first.value, pieces, site.origin)), { headers: sitemapHeaders });
}

function noSuchSitemap(): Response {
  return new Response("There is no such sitemap.", {
    status: 404,
    headers: { "Content-Type": "text/plain" },
  });
}

/** Ten digits keep the ids within what a number holds exactly. */
const fileName = /^([a-z-]+)-([1-9]\d{0,9})\.xml$/;

function readName(
  file: string,
): { readonly kind: "pages" } | { readonly kind: SitemapKind; readonly number: number } | null {
  const [, name, number] = fileName.exec(file) ?? [];
  if (name === "pages") return number === "1" ? { kind: "pages" } : null;
  const kind = sitemapKinds.find((known) => known === name);
  return kind ? { kind, number: Number(number) } : null;
}

/** Pages that are there without a row in the database. They tell no date, since none would be true. */
const ownPages = addresses
  .filter(({ frame, kind, pattern }) => frame === "visitor" && kind === "page" && !/[:*]/.test(pattern))
  .map(({ pattern }) => `/${pattern}`);

type PageAddress = Pick<SitemapAddress, "address"> & Partial<SitemapAddress>;

async function* pagesOfSite(): AsyncGenerator<PageAddress[]> {
  yield ownPages.map((address) => ({ address }));
}

async function* sitemapText(
  first: readonly PageAddress[],
  rest: AsyncIterable<readonly PageAddress[]>,
  origin: string,
): AsyncGenerator<string> {
  yield `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  yield entries(first, origin);
  for await (const piece of rest) yield entries(piece, origin);
  yield "</urlset>\n";
}

function entries(addresses: readonly PageAddress[], origin: string): string {
  return addresses.map(({ address, changed }) => sitemapEntry("url", origin + address, changed)).join("");
}

/** Reads on only when the receiver has taken what came before. */
function streamOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const utf8 = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await text.next();
      if (done) controller.close();
      else controller.enqueue(utf8.encode(value));
    },
    cancel: async () => {
      await text.return(undefined);
    },
  });
}
