/**
 * Lets the scripts of a page, most of its faces and what is far below wait for its first paint. Every page can be read and
 * used without them, so they must not take the line from its style sheet and pictures, nor the processor from its drawing.
 */
import { fetchFaces, lateFaces } from "./late-faces.ts";
import { finishParts } from "./late-layout.ts";

/**
 * Frames are drawn only once nothing blocks the first one; what a timer does comes after what was drawn. A tab in the
 * background draws none, and somebody else's style sheet may hold them up for long: 3 s are enough.
 */
const firstPaint =
  "await new Promise((painted)=>{requestAnimationFrame(()=>setTimeout(painted));setTimeout(painted,3000)});";

const textOf = (step: (...values: never[]) => unknown) => `(${String(step).replace(/\s*\n\s*/g, " ")})`;

/** Once the faces have come, so that nothing is laid out twice. */
const facesAndLayout = `${textOf(fetchFaces)}(${JSON.stringify(lateFaces)}).then(${textOf(finishParts)});`;

/**
 * @param imports the script with which React Router imports the files of a page, one after the other, at its end
 * @param files that it would have the browser fetch meanwhile, all together
 * @returns a script that waits and then does both
 */
export function importLate(imports: string, files: readonly string[]): string {
  return `\n${[firstPaint, fetchTogether(files), facesAndLayout, awaited(imports)].join("\n")}\n`;
}

function fetchTogether(files: readonly string[]): string {
  const link = `Object.assign(document.createElement("link"),{rel:"modulepreload",href})`;
  return `for(const href of ${JSON.stringify(files)})document.head.append(${link});`;
}

function awaited(imports: string): string {
  return imports
    .replace(/import \* as (\w+) from ("[^"]+");/g, "const $1=await import($2);")
    .replace(/import ("[^"]+");/g, "await import($1);");
}
