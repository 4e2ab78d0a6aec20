/**
 * Lets the scripts of a page, most of its faces and what is far below wait for its first paint, its first pictures and the cards
 * that come in. Every page can be read and used without them, so they must not take the line from its style sheet and pictures,
 * nor the processor from its drawing. What comes then comes one after the other, each in a task of its own: a phone that does two
 * things at once does both late, and a tap waits for the longer one.
 */
import { fetchFaces, lateFaces } from "./late-faces.ts";
import { finishParts } from "./late-layout.ts";
import { standStill } from "./late-motion.ts";
import { drawFirstPictures, fetchFewPictures } from "./late-pictures.ts";

/**
 * Frames are drawn only once nothing blocks the first one; what a timer does comes after what was drawn. A tab in the
 * background draws none, and somebody else's style sheet may hold them up for long: 3 s are enough.
 */
const firstPaint =
  "await new Promise((painted)=>{requestAnimationFrame(()=>setTimeout(painted));setTimeout(painted,3000)});";

const called = (step: (...values: never[]) => unknown, value = "") =>
  `(${String(step).replace(/\s*\n\s*/g, " ")})(${value})`;

/** What somebody else's server keeps back, or what never ends, is not waited for. */
const atMostASecond = (step: string) =>
  `await Promise.race([${step},new Promise((enough)=>setTimeout(enough,1000))]);`;

/**
 * They come while the cards do: those use the processor, and they the line. Once they have come, so that nothing is laid out
 * twice, the page is finished: what is seen, for which the scripts wait, then the rest, for which they do not.
 */
const faces = [
  `const parts=${called(finishParts)},faces=${called(fetchFaces, JSON.stringify(lateFaces))}`,
  "seen=faces.then(()=>parts.next());seen.then(()=>parts.next());",
].join(",");

/**
 * @param imports the script with which React Router imports the files of a page, one after the other, at its end
 * @param files that it would have the browser fetch meanwhile, all together
 * @returns a script that waits and then does both
 */
export function importLate(imports: string, files: readonly string[]): string {
  const steps = [
    firstPaint,
    atMostASecond(called(drawFirstPictures)),
    `${called(fetchFewPictures)};`,
    faces,
    atMostASecond(called(standStill)),
    atMostASecond("seen"),
    fetchTogether(files),
    importOneByOne(files, imports),
    awaited(imports),
  ];
  return `\n${steps.join("\n")}\n`;
}

function fetchTogether(files: readonly string[]): string {
  const link = `Object.assign(document.createElement("link"),{rel:"modulepreload",href})`;
  return `document.head.append(...${JSON.stringify(files)}.map((href)=>${link}));`;
}

/** The last import of all is the one that brings the page alive. */
function importOneByOne(files: readonly string[], imports: string): string {
  const entry = /import\("([^"]+)"\)/.exec(imports)?.[1];
  return `for(const file of ${JSON.stringify(files.filter((file) => file !== entry))})await import(file);`;
}

function awaited(imports: string): string {
  return imports
    .replace(/import \* as (\w+) from ("[^"]+");/g, "const $1=await import($2);")
    .replace(/import ("[^"]+");/g, "await import($1);");
}
