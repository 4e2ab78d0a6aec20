/** Fetches another page of this site, or this one anew, as the browser itself would. */
import { loadMorph } from "./show-document.ts";

export interface Fetched {
  readonly status: number;
  /** Where the answer came from, which a redirect may have changed; without a fragment. */
  readonly address: string;
  /** Null where only the browser itself can show the answer: a file, the administration, pages of a newer release. */
  readonly page: Document | null;
}

/** Too many requests; the server answers in a moment. */
const tooMany = 429;

/**
 * @param address whole; its fragment does not matter
 * @returns null where nothing came, or nothing but the word that the server cannot answer now
 * @throws the signal's reason when it is aborted
 */
export async function fetchDocument(address: string, asked: RequestInit = {}): Promise<Fetched | null> {
  try {
    // A page without what shows it would have to be left half shown.
    const [answer] = await Promise.all([fetch(address, asked), loadMorph()]);
    if (answer.status >= 500 || answer.status === tooMany) return null;
    return { status: answer.status, address: answer.url, page: await readPage(answer) };
  } catch (error) {
    asked.signal?.throwIfAborted();
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function readPage(answer: Response): Promise<Document | null> {
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return wakingScriptOf(page) === wakingScriptOf(document) ? page : null;
}

/** The last script of a page brings its islands alive, and names the files that do: pages of one release have the same. */
function wakingScriptOf({ body }: Document): string | undefined {
  return [...body.querySelectorAll(":scope > script[type=module]")].at(-1)?.textContent;
}
