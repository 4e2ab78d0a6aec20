/**
 * The last script of a visitors' page, the same for all: once the page is painted it is finished, and when it is idle, or somebody
 * touches an island, the code of the islands is fetched. Every page can be read and used without it, so it must not take the line
 * from the style sheet and the pictures, nor the processor from their drawing.
 */
import { files } from "virtual:islands";
import { fetchFaces, lateFaces } from "./late-faces.ts";
import { finishParts } from "./late-layout.ts";
import { untilIdle } from "./until-idle.ts";

/** @returns a module's text */
export function wakingScript(): string {
  const listed = JSON.stringify(files);
  const preload = `Object.assign(document.createElement("link"),{rel:"modulepreload",href})`;
  const steps = [
    `const idle=(async()=>{${untilFinished()}await ${called(untilIdle)}})();`,
    "await Promise.race([idle,earlyTouches.first]);",
    `document.head.append(...${listed}.map((href)=>${preload}));`,
    // Each in a task of its own. Without its code, a link that was pressed is a link.
    `try{for(const file of ${listed})await import(file)}`,
    "catch{for(const{href}of earlyTouches.buttons)if(href)location.assign(href)}",
  ];
  return `\n${steps.join("\n")}\n`;
}

/**
 * Frames are drawn only once nothing blocks the first one; what a timer does comes after what was drawn. A tab in the
 * background draws none, and somebody else's style sheet may hold them up for long: 3 s are enough.
 */
const firstPaint =
  "await new Promise((painted)=>{requestAnimationFrame(()=>setTimeout(painted));setTimeout(painted,3000)});";

/** The islands wait for what is seen, but not for long, as somebody else's server may keep a face back. */
function untilFinished(): string {
  return [
    firstPaint,
    `const parts=${called(finishParts)};`,
    `const seen=${called(fetchFaces, JSON.stringify(lateFaces))}.then(()=>parts.next());`,
    "seen.then(()=>parts.next());",
    "await Promise.race([seen,new Promise((enough)=>setTimeout(enough,1000))]);",
  ].join("");
}

function called(step: (...values: never[]) => unknown, value = ""): string {
  return `(${String(step).replace(/\s*\n\s*/g, " ")})(${value})`;
}
