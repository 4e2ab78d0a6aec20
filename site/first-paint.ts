/**
 * The inline script that runs before the first paint. It applies the visitor's earlier choices (language, theme,
 * script and size of the lyrics, consent) and records early clicks. It ignores unknown values in the browser's
 * storage.
 */
import { recordEarlyEvents } from "./early-events.ts";
import { inlineCall } from "./inline-call.ts";
import { recordEarlyInteractions } from "./islands/early-interactions.ts";
import { followLanguageChoice, languageKey } from "./language-choice.ts";
import { languagePaths } from "./texts/language-codes.ts";

/** Keys of the browser's local storage. */
export const themeKey = "theme";
export const lyricsScriptKey = "lyrics-script";
export const textSizeKey = "text-size";
export const consentKey = "outside-codes";

/** The answers about the codes of advertisers and of analytics, if the operator asks for consent. */
const consentAnswers = ["agreed", "refused"] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** Sizes of the lyrics, by their names in the style sheet, in percent of the default size. */
export const textSizes = { "1": 85, "2": 100, "3": 120, "4": 145, "5": 175, "6": 200 } as const;
export type TextSize = keyof typeof textSizes;
export const defaultTextSize = "2" satisfies TextSize;

/** The ways to show lyrics. Without a choice, it depends on the width of the screen (styles/lyrics.css). */
const lyricsScripts = ["both", "roman", "hindi", "lines", "translation"] as const;
export type LyricsScript = (typeof lyricsScripts)[number];

export function readLyricsScript(text: string | null | undefined): LyricsScript | null {
  return lyricsScripts.find((script) => script === text) ?? null;
}

/** Background of both themes, for the `theme-color` of the page. */
export const themeColours = { light: "#FBF7EF", dark: "#131017" } as const;

/** For pages of the administration. */
export const applicationFirstPaintScript = (): string => firstPaintScript(recordEarlyEvents);

/** For visitors' pages. */
export const documentFirstPaintScript = (): string =>
  [
    inlineCall(followLanguageChoice, `${JSON.stringify(languageKey)},${JSON.stringify(languagePaths)}`),
    firstPaintScript(recordEarlyInteractions),
  ].join(";\n");

/**
 * After a reload or a step in the history all is laid out at once, because the scroll position depends on it
 * (styles/late-layout.css).
 */
const firstPaintScript = (record: () => void): string => `${inlineCall(record)};
try{
if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.laidOut="";
const theme=localStorage.getItem("${themeKey}");
if(theme==="light"||theme==="dark"){
document.documentElement.dataset.theme=theme;
for(const colour of document.querySelectorAll("meta[name=theme-color]"))colour.content=theme==="dark"?"${themeColours.dark}":"${themeColours.light}";
}
const size=localStorage.getItem("${textSizeKey}");
if(${JSON.stringify(Object.keys(textSizes))}.includes(size))document.documentElement.dataset.textSize=size;
const consent=localStorage.getItem("${consentKey}");
if(${JSON.stringify(consentAnswers)}.includes(consent))document.documentElement.dataset.outsideCodes=consent;
const script=localStorage.getItem("${lyricsScriptKey}");
if(${JSON.stringify(lyricsScripts)}.includes(script))document.documentElement.dataset.lyricsScript=script;
}catch{}`;
