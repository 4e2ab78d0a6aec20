/**
 * Lets the scripts of a finished page, most of its faces and what is far below wait for its first paint. Every page can be
 * read and used without them, so they must not take the line from its style sheet and pictures, nor the processor from its
 * drawing.
 * Refuses nothing: a page without scripts stays as it is.
 */
import { lateFaces, putIn } from "./late-faces.ts";
import { layOut } from "./late-layout.ts";

const preload = '<link rel="modulepreload" href="';

/**
 * Frames are drawn only once nothing blocks the first one; what a timer does comes after what was drawn. A tab in the
 * background draws none, and somebody else's style sheet may hold them up for long: 3 s are enough.
 */
const firstPaint =
  "await new Promise((painted)=>{requestAnimationFrame(()=>setTimeout(painted));setTimeout(painted,3000)});";

const textOf = (step: (...values: never[]) => unknown) => `(${String(step).replace(/\s*\n\s*/g, " ")})`;

/** Once the faces are in, so that nothing is laid out twice. */
const facesAndLayout = `${textOf(putIn)}(${JSON.stringify(lateFaces)}).then(${textOf(layOut)});`;

/**
 * React Router names the scripts of a page in its head, to be fetched at once, and imports them by a script at its end.
 * That script now waits, and fetches them itself: all together, as before.
 * @param html a finished page
 */
export function letScriptsWait(html: string): string {
  const [before = "", ...behind] = html.split(preload);
  if (behind.length === 0) return html;
  const files = behind.map((part) => part.slice(0, part.indexOf('"')));
  const page = before + behind.map((part) => part.slice(part.indexOf(">") + 1)).join("");
  const opening = page.lastIndexOf("<script", Math.max(0, page.lastIndexOf('type="module"')));
  const [from, to] = [page.indexOf(">", opening) + 1, page.indexOf("</script>", opening)];
  const imports = page.slice(from, to);
  if (opening < 0 || !imports.startsWith("import ")) return html;
  const late = [firstPaint, fetchTogether(files), facesAndLayout, importLate(imports)];
  return `${page.slice(0, from)}\n${late.join("\n")}\n${page.slice(to)}`;
}

function fetchTogether(files: readonly string[]): string {
  const link = `Object.assign(document.createElement("link"),{rel:"modulepreload",href})`;
  return `for(const href of ${JSON.stringify(files)})document.head.append(${link});`;
}

function importLate(imports: string): string {
  return imports
    .replace(/import \* as (\w+) from ("[^"]+");/g, "const $1=await import($2);")
    .replace(/import ("[^"]+");/g, "await import($1);");
}
