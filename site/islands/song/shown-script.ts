/**
 * The script in which lyrics are shown: by the address, else by an earlier choice, else by the language of the page
 * and the width of the screen. The server only knows the first; for the others this module has the same rules as the
 * style sheet.
 */
import { type LyricsScript, readLyricsScript } from "../../first-paint.ts";

export interface OfferedScripts {
  readonly hasBoth: boolean;
  /** Whether both scripts have the same number of stanzas. */
  readonly isPaired: boolean;
  readonly isTranslated: boolean;
  /** On pages for readers of Hindi. */
  readonly isHindiFirst?: boolean;
}

/** @param requested by the address; null where it names none */
export function shownScript(requested: LyricsScript | null, offered: OfferedScripts): LyricsScript {
  // The width as in styles/lyrics.css.
  return requested ?? readChosen(offered) ?? firstViews(offered)[innerWidth < 700 ? "narrow" : "wide"];
}

/** @returns what is shown without a choice, on wide and on narrow screens */
export function firstViews({ hasBoth, isPaired, isHindiFirst }: Omit<OfferedScripts, "isTranslated">) {
  if (hasBoth && isHindiFirst) return { wide: "hindi", narrow: "hindi" } as const;
  return { wide: "both", narrow: isPaired ? "lines" : "both" } as const;
}

/** @returns null if this song does not offer what was chosen on another */
function readChosen({ hasBoth, isTranslated }: OfferedScripts): LyricsScript | null {
  const chosen = readLyricsScript(document.documentElement.dataset.lyricsScript);
  return (chosen === "translation" ? isTranslated : hasBoth) ? chosen : null;
}
