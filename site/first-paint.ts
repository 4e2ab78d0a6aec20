/**
 * The one script of ours that runs inside the page, before anything is painted: what the visitor chose before: theme,
 * script and size of the lyrics, consent. It refuses whatever else it finds in the browser's storage.
 */

/** Names in the browser's local storage. */
export const themeKey = "theme";
export const lyricsScriptKey = "lyrics-script";
export const textSizeKey = "text-size";
export const consentKey = "outside-codes";

/** What a visitor says about the codes of advertisers and of analytics, where the operator has it asked. */
export const consentAnswers = ["agreed", "refused"] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** Sizes of the lyrics from small to large, as the style sheet names them; the second is the default. */
export const textSizes = ["1", "2", "3", "4", "5"] as const;
export const usualTextSize = "2";

/** The ways in which a song's lyrics are shown; the first is the default. */
export const lyricsScripts = ["both", "roman", "hindi", "lines"] as const;
export type LyricsScript = (typeof lyricsScripts)[number];

export function readLyricsScript(text: string | null | undefined): LyricsScript | null {
  return lyricsScripts.find((script) => script === text) ?? null;
}

/** Paper of the light and of the dark theme, for the frame that a browser draws round the page. */
export const themeColours = { light: "#FBF7EF", dark: "#131017" } as const;

/**
 * Who comes back to a place in a page finds it laid out as it was (styles/late-layout.css).
 *
 * A song without `?script=` is asked for again with the remembered choice, so that the kept page stays the same for all
 * and nothing is redrawn under the reader's eyes.
 */
export const firstPaintScript = (): string => `try{
if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.laidOut="";
const theme=localStorage.getItem("${themeKey}");
if(theme==="light"||theme==="dark"){
document.documentElement.dataset.theme=theme;
for(const colour of document.querySelectorAll("meta[name=theme-color]"))colour.content=theme==="dark"?"${themeColours.dark}":"${themeColours.light}";
}
const size=localStorage.getItem("${textSizeKey}");
if(${JSON.stringify(textSizes)}.includes(size))document.documentElement.dataset.textSize=size;
const consent=localStorage.getItem("${consentKey}");
if(${JSON.stringify(consentAnswers)}.includes(consent))document.documentElement.dataset.outsideCodes=consent;
const script=localStorage.getItem("${lyricsScriptKey}"),url=new URL(location.href);
if(${JSON.stringify(lyricsScripts.slice(1))}.includes(script)&&/^\\/lyrics\\/[^/]+$/.test(url.pathname)&&!url.searchParams.has("script")){
url.searchParams.set("script",script);
location.replace(url);
}
}catch{}`;
