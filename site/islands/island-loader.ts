/**
 * The last script of a visitors' page, the same on all. After the first paint it finishes the layout; when the page
 * is idle, or a visitor uses an island, it starts the parts that act by themselves and loads the code of the islands,
 * which runs when the first of them is used. Every page can be read and used without that code, so it must not delay
 * the style sheet and the pictures.
 */
import { entryFiles, islandFiles } from "virtual:islands";
import { inlineCall } from "../inline-call.ts";
import { lateFonts, loadFonts } from "./late-fonts.ts";
import { finishLayout } from "./late-layout.ts";
import { untilIdle } from "./until-idle.ts";

/** @returns the source of a module */
export function islandLoaderScript(): string {
  const preload = `Object.assign(document.createElement("link"),{rel:"modulepreload",href})`;
  const steps = [
    `const idle=(async()=>{${untilLaidOut()}await ${inlineCall(untilIdle)}})();`,
    "await Promise.race([idle,earlyInteractions.first]);",
    // The islands' code is not loaded in advance for visitors who save data.
    `const files=navigator.connection?.saveData?${JSON.stringify(entryFiles)}:${JSON.stringify([...entryFiles, ...islandFiles])};`,
    `document.head.append(...files.map((href)=>${preload}));`,
    // If the code does not load, a link that was clicked is followed.
    `try{for(const file of ${JSON.stringify(entryFiles)})await import(file)}`,
    "catch{for(const{href}of earlyInteractions.buttons)if(href)location.assign(href)}",
  ];
  return `\n${steps.join("\n")}\n`;
}

/**
 * The browser tells when it has shown the first paint; a timer after an animation frame may be earlier. A tab in the
 * background shows none, and a style sheet of an operator's code may delay it for long: 3 s are enough.
 */
const untilPainted =
  'await new Promise((painted)=>{new PerformanceObserver(painted).observe({type:"paint",buffered:true});setTimeout(painted,3000)});';

/** The islands wait for the visible part, but at most 1 s, as the server of a font may be slow. */
function untilLaidOut(): string {
  return [
    untilPainted,
    `const layout=${inlineCall(finishLayout)};`,
    `const seen=${inlineCall(loadFonts, JSON.stringify(lateFonts))}.then(()=>layout.next());`,
    "seen.then(()=>layout.next());",
    "await Promise.race([seen,new Promise((enough)=>setTimeout(enough,1000))]);",
  ].join("");
}
