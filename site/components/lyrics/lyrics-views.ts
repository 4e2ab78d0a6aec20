/** The ways to show the lyrics of a song, and to which of them a part of its page belongs. */
import type { LyricsScript } from "../../first-paint.ts";
import { firstViews, type OfferedScripts } from "../../islands/song/shown-script.ts";
import type { IslandTexts } from "../../texts/island-texts.ts";

type Names = IslandTexts["song"]["views"]["names"];

interface LyricsView {
  readonly script: LyricsScript;
  readonly name: string;
  readonly lang?: "hi";
}

/** @returns those that a song offers: with one script there is nothing to choose but the translation */
export function viewsOf(
  { hasBoth, isTranslated, isHindiFirst }: OfferedScripts,
  names: Names,
): readonly LyricsView[] {
  const hindi: LyricsView = { script: "hindi", name: names.hindi, lang: "hi" };
  const inScripts: LyricsView[] = [
    ...(isHindiFirst ? [hindi] : []),
    { script: "both", name: names.both },
    { script: "roman", name: names.roman },
    ...(isHindiFirst ? [] : [hindi]),
    { script: "lines", name: names.lines },
  ];
  const translation: LyricsView = { script: "translation", name: names.translation };
  return [
    ...(hasBoth ? inScripts : [{ script: "both", name: names.lyrics } as const]),
    ...(isTranslated ? [translation] : []),
  ];
}

/**
 * For pages whose address names no view: the style sheet (styles/lyrics.css) hides the parts that do not belong to
 * the one it shows.
 * @param views those of the part
 * @returns the value of its attribute `data-in`: the choices with which it is shown, and the widths at which it is
 * without a choice
 */
export function placesOf(
  views: readonly LyricsScript[],
  offered: Omit<OfferedScripts, "isTranslated">,
): string {
  const places: string[] = [...views];
  const { wide, narrow } = firstViews(offered);
  if (views.includes(wide)) places.push("wide");
  if (views.includes(narrow)) places.push("narrow");
  // A song with one script shows it whatever script was chosen on another.
  if (!offered.hasBoth && views.includes("both")) places.push("roman", "hindi", "lines");
  return places.join(" ");
}
