/** Which name of a person, an album, a genre or a song a page shows first, by its language, and which beneath. */
import { languageOfName } from "./language-of.ts";

/** Texts of the page; only their language counts. */
interface OfLanguage {
  readonly code: string;
}

/** @returns the language for the verbs of the catalogue */
export function pageLanguage({ code }: OfLanguage): "en" | "hi" {
  return code === "hi" ? "hi" : "en";
}

export interface Named {
  readonly name: string;
  /** In Devanagari; the machine may have drafted it. */
  readonly devanagari?: { readonly name: string; readonly isDrafted: boolean } | null;
  /** In the other script, as somebody has given it. */
  readonly otherName?: string | null;
}

interface ShownNames {
  readonly first: string;
  readonly second: string | null;
  /** Whether the machine has drafted the first. */
  readonly isDrafted: boolean;
}

/** Pages in Hindi show the name in Devanagari first, all others the name itself; none shows a draft beneath. */
export function namesIn({ code }: OfLanguage, { name, devanagari, otherName = null }: Named): ShownNames {
  if (code !== "hi" || !devanagari || devanagari.name === name)
    return { first: name, second: otherName, isDrafted: false };
  return { first: devanagari.name, second: name, isDrafted: devanagari.isDrafted };
}

/** @returns the name in Devanagari for search engines, which get no draft; null if it is the name itself */
export function givenDevanagari({ name, devanagari }: Named): string | null {
  return devanagari && !devanagari.isDrafted && devanagari.name !== name ? devanagari.name : null;
}

/** Characters. A longer line is no title. */
const longestTitle = 60;

export interface TitledSong {
  readonly title: string;
  /** Shown beneath the title. */
  readonly hindiLine: string | null;
}

/** On pages in Hindi the line stands first, unless the title is in Devanagari itself. */
export function titlesIn<Song extends TitledSong>({ code }: OfLanguage, song: Song): Song {
  const { title, hindiLine } = song;
  const isTitle =
    hindiLine !== null && hindiLine.length <= longestTitle && languageOfName(hindiLine) === "hi";
  const isSwapped = code === "hi" && isTitle && languageOfName(title) !== "hi";
  return isSwapped ? { ...song, title: hindiLine, hindiLine: title } : song;
}
