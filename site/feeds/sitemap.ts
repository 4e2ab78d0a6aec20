/** Sitemaps such as `/sitemaps/songs-1.xml`: up to 50,000 addresses each, streamed from the database. */
import {
  findWordLetters,
  readSitemap,
  type SitemapAddress,
  type SitemapKind,
  type Sql,
  sitemapKinds,
} from "#catalogue";
import { addresses } from "../addresses.ts";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { addressIn } from "../texts/address-in.ts";
import type { Route } from "./+types/sitemap.ts";
import { sitemapEntry, sitemapHeaders, xmlDeclaration } from "./xml.server.ts";

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { sql, site } = context.get(liveContext);
  const requested = readFileName(params.file);
  const { refusals, islands } = context.get(textsContext);
  if (!requested) return noSuchSitemap(refusals.noSitemap);
  const batches =
    requested.kind === "pages" ? readStaticPages(sql) : readSitemap(sql, requested.kind, requested.number);
  // Awaited before the response, so that a failing database and an unknown sitemap get their status.
  const first = await queryCatalogue(batches.next(), "Failed to read a sitemap:");
  if (first.done) return noSuchSitemap(refusals.noSitemap);
  const url = (address: string) => site.origin + addressIn(islands.path, address);
  return new Response(streamOf(sitemapText(first.value, batches, url)), { headers: sitemapHeaders });
}

function noSuchSitemap(message: string): Response {
  return new Response(message, { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** Ten digits, so that the ids are exact as JavaScript numbers. */
const fileName = /^([a-z-]+)-([1-9]\d{0,9})\.xml$/;

function readFileName(
  file: string,
): { readonly kind: "pages" } | { readonly kind: SitemapKind; readonly number: number } | null {
  const [, name, number] = fileName.exec(file) ?? [];
  if (name === "pages") return number === "1" ? { kind: "pages" } : null;
  const kind = sitemapKinds.find((known) => known === name);
  return kind ? { kind, number: Number(number) } : null;
}

/** Pages without a row in the database, and so without a date. */
const staticPages = addresses
  .filter(({ frame, kind, pattern }) => frame === "visitor" && kind === "page" && !/[:*]/.test(pattern))
  .map(({ pattern }) => `/${pattern}`);

type PageAddress = Pick<SitemapAddress, "address"> & Partial<SitemapAddress>;

/** The glossary has two pages for each letter: the words of songs, and all. */
async function* readStaticPages(sql: Sql): AsyncGenerator<PageAddress[]> {
  const { inSongs, all } = await findWordLetters(sql);
  const ofLetters = (path: string, letters: readonly string[]) =>
    letters.map((letter) => `${path}/${encodeURIComponent(letter)}`);
  const pages = [...staticPages, ...ofLetters("/words", inSongs), ...ofLetters("/words/all", all)];
  yield pages.map((address) => ({ address }));
}

async function* sitemapText(
  first: readonly PageAddress[],
  rest: AsyncIterable<readonly PageAddress[]>,
  url: (address: string) => string,
): AsyncGenerator<string> {
  yield `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  yield entries(first, url);
  for await (const batch of rest) yield entries(batch, url);
  yield "</urlset>\n";
}

function entries(addresses: readonly PageAddress[], url: (address: string) => string): string {
  return addresses.map(({ address, changed }) => sitemapEntry("url", url(address), changed)).join("");
}

/** Reads the next batch only when the receiver has read the one before. */
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
