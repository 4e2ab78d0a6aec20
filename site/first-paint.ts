/**
 * The one script of ours that runs inside the page, before anything is painted: what the visitor chose before: theme,
 * script and size of the lyrics, consent; and it listens for early clicks. It refuses whatever else it finds in the browser's
 * storage.
 */
import { listenEarly } from "./early-events.ts";
import { keepEarlyTouches } from "./islands/early-touches.ts";

/** Names in the browser's local storage. */
export const themeKey = "theme";
export const lyricsScriptKey = "lyrics-script";
export const textSizeKey = "text-size";
export const consentKey = "outside-codes";

/** What a visitor says about the codes of advertisers and of analytics, where the operator has it asked. */
export const consentAnswers = ["agreed", "refused"] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** Sizes of the lyrics from small to large, as the style sheet names them, and in hundredths of the usual size. */
export const textSizes = { "1": 85, "2": 100, "3": 120, "4": 145, "5": 175, "6": 200 } as const;
export type TextSize = keyof typeof textSizes;
export const usualTextSize = "2" satisfies TextSize;

/** The ways in which a song's lyrics are shown. Who has chosen none gets what suits the screen (styles/lyrics.css). */
export const lyricsScripts = ["both", "roman", "hindi", "lines"] as const;
export type LyricsScript = (typeof lyricsScripts)[number];

export function readLyricsScript(text: string | null | undefined): LyricsScript | null {
  return lyricsScripts.find((script) => script === text) ?? null;
}

/** Paper of the light and of the dark theme, for the frame that a browser draws round the page. */
export const themeColours = { light: "#FBF7EF", dark: "#131017" } as const;

/**
 * Who comes back to a place in a page finds it laid out as it was (styles/late-layout.css).
 */
export const firstPaintScript = (): string => firstPaintAnd(listenEarly);

/** The same on a document, which listens for its islands. */
export const documentsFirstPaintScript = (): string => firstPaintAnd(keepEarlyTouches);

const firstPaintAnd = (listen: () => void): string => `(${String(listen).replace(/\s*\n\s*/g, " ")})();
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
