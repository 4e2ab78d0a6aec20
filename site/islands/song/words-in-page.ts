/** The words of a song as its page shows them, so that they need not stand in it a second time for what copies them. */
import type { Stanza } from "../../components/lyrics/stanzas.ts";

export interface Words {
  readonly roman: readonly Stanza[];
  readonly hindi: readonly Stanza[];
}

/**
 * @param address of the song, whole and without a query, where all words are
 * @throws where this page holds but one script and the other cannot be fetched
 */
export async function wordsOf(address: string): Promise<Words> {
  const page = holdsAllWords(document) ? document : await fetchPage(new URL(address).pathname);
  return { roman: stanzasIn(page, "hi-Latn"), hindi: stanzasIn(page, "hi") };
}

function holdsAllWords(page: Document): boolean {
  const script = page.querySelector<HTMLElement>(".song-words")?.dataset.script;
  return script === undefined || script === "both";
}

async function fetchPage(path: string): Promise<Document> {
  const answer = await fetch(path);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

function stanzasIn(page: Document, language: "hi-Latn" | "hi"): Stanza[] {
  const stanzas = page.querySelectorAll(`.lyrics > section[lang="${language}"] > .stanza`);
  return Array.from(stanzas, (stanza) => Array.from(stanza.children, ({ textContent }) => textContent ?? ""));
}
