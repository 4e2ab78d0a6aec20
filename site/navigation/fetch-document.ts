/** Fetches a page of this site as a document. */
import { loadMorph } from "./show-document.ts";

export interface FetchedPage {
  readonly status: number;
  /** After redirects; without a fragment. */
  readonly address: string;
  /** Null if only the browser itself can show the response: a file, the administration, or a page of a newer release. */
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
    return { status: response.status, address: response.url, page: await readPage(response) };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function readPage(response: Response): Promise<Document | null> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return null;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (islandLoaderOf(page) !== islandLoaderOf(document)) return null;
  await loadStyleSheets(page);
  return page;
}

/** Puts the style sheets that only this page has into the head, and waits for them: else it would be shown without them first. */
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
