/**
 * Reads the lyrics of a song and their translation from its page, so that they are not sent a second time as props.
 */
import type { Stanza } from "../../components/lyrics/stanzas.ts";

interface Lyrics {
  readonly roman: readonly Stanza[];
  readonly hindi: readonly Stanza[];
}

/**
 * @param address of the song, absolute and without a query: its page has all lyrics
 * @returns only what is shown if this page has one script and the other page cannot be fetched
 */
export async function readLyrics(address: string): Promise<Lyrics> {
  const page = hasAllLyrics(document) ? document : ((await fetchPage(new URL(address).pathname)) ?? document);
  const stanzasOf = (language: "hi-Latn" | "hi") =>
    stanzasIn(page, `.lyrics > section[lang="${language}"] > .stanza`);
  return { roman: stanzasOf("hi-Latn"), hindi: stanzasOf("hi") };
}

/**
 * @returns the stanzas of the lyrics with their translation, and its credit, as they are shown; null if another view
 * is shown
 */
export function readShownTranslation(): readonly Stanza[] | null {
  const view = document.querySelector(".with-translation");
  if (!view?.checkVisibility()) return null;
  const credit = view.querySelector(".translator")?.textContent;
  return [...stanzasIn(view, ".stanza"), ...(credit ? [[credit]] : [])];
}

function hasAllLyrics(page: Document): boolean {
  const script = page.querySelector<HTMLElement>(".song-words")?.dataset.script;
  return script === undefined || script === "both";
}

async function fetchPage(path: string): Promise<Document | null> {
  try {
    const response = await fetch(path);
    if (!response.ok) return null;
    return new DOMParser().parseFromString(await response.text(), "text/html");
  } catch {
    return null;
  }
}

function stanzasIn(page: ParentNode, selector: string): Stanza[] {
  return Array.from(page.querySelectorAll(selector), (stanza) =>
    Array.from(stanza.querySelectorAll("span"), ({ textContent }) => textContent ?? ""),
  );
}
