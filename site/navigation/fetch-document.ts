/** Fetches a page of this site as a document, and keeps what it has fetched. */
import { keepPage, keptPage } from "./page-memory.ts";
import { loadMorph } from "./show-document.ts";

export interface FetchedPage {
  readonly status: number;
  /** After redirects; without a fragment. */
  readonly address: string;
  /**
   * Null if only the browser itself can show the response: a file, the administration, or a page of a newer release
   * or in another language, which has another header and footer.
   */
  readonly page: Document | null;
}

/** The status of a visitor with too many requests, who may ask again in a moment. */
const tooManyRequests = 429;

/**
 * @param address absolute; its fragment does not matter
 * @returns null without a response, or if the server cannot answer now
 * @throws the signal's reason when it is aborted
 */
export async function fetchDocument(address: string, options: RequestInit = {}): Promise<FetchedPage | null> {
  try {
    // If the morph library fails to load, the page could only be shown in part.
    const [response] = await Promise.all([fetch(address, options), loadMorph()]);
    if (response.status >= 500 || response.status === tooManyRequests) return null;
    return { status: response.status, address: response.url, page: await readResponse(response) };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function readResponse(response: Response): Promise<Document | null> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return null;
  const html = await response.text();
  const page = await readPage(html);
  if (page) keepPage(response.url, html);
  return page;
}

/** @returns a page that was shown or fetched in this visit, as it was then; null if it is not kept */
export async function recallDocument(address: string): Promise<Document | null> {
  const html = keptPage(address);
  if (html === undefined) return null;
  const [page] = await Promise.all([readPage(html), loadMorph()]);
  return page;
}

async function readPage(html: string): Promise<Document | null> {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (islandLoaderOf(page) !== islandLoaderOf(document) || languageOf(page) !== languageOf(document))
    return null;
  await loadStyleSheets(page);
  return page;
}

function languageOf({ documentElement }: Document): string {
  return documentElement.lang;
}

/**
 * Puts the style sheets that only this page has into the head, and waits for them: else it would be shown without
 * them first.
 */
async function loadStyleSheets(page: Document): Promise<void> {
  const loaded = new Set(Array.from(document.styleSheets, ({ href }) => href));
  const sheets = page.querySelectorAll<HTMLLinkElement>("main link[rel=stylesheet]");
  await Promise.all(
    Array.from(sheets, async (sheet) => {
      if (loaded.has(sheet.href)) return;
      await new Promise((settle) => {
        sheet.onload = sheet.onerror = settle;
        document.head.append(sheet);
      });
    }),
  );
}

/** The last script of a page names the files of its islands: it is the same on all pages of a release. */
function islandLoaderOf({ body }: Document): string | undefined {
  return [...body.querySelectorAll(":scope > script[type=module]")].at(-1)?.textContent;
}
