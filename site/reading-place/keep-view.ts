/**
 * Keeps the view of the lyrics while their song changes: the style sheet would choose another where scripts no longer
 * pair.
 */
import { showChoice } from "../islands/visitor-choices.ts";

const views = { ".lyrics": "both", ".lyrics-lines": "lines", ".with-translation": "translation" } as const;

/** @param change of the page of a song, or of any other page */
export async function keepView(change: () => Promise<void>): Promise<void> {
  const before = shownView();
  await change();
  const after = shownView();
  if (before && after && after !== before && document.querySelector(before))
    showChoice("lyricsScript", views[before]);
}

/** @returns null where the address has chosen the view, and without lyrics */
function shownView(): keyof typeof views | null {
  const forms = Object.keys(views) as (keyof typeof views)[];
  const isShown = (form: string) =>
    document.querySelector(`.song-words:not([data-script]) ${form}`)?.checkVisibility();
  return forms.find(isShown) ?? null;
}
