/**
 * Names the scripts inside a finished page that are ours, so that a policy lets them run and no others: a script that got
 * into the page by way of a title or of lyrics has no name.
 */
import { hash, randomUUID } from "node:crypto";
import { firstPaintScript } from "./first-paint.ts";

/** What the renderer writes onto each script that it makes; nobody outside can know it, and it never leaves the server. */
export function drawMark(): string {
  // Of 122 bits, drawn for many pages at once.
  return randomUUID();
}

export interface NamedPage {
  /** Without the mark, so that it is the same for everybody and can be kept. */
  readonly html: string;
  /** A directive of the Content-Security-Policy. */
  readonly scriptSources: string;
}

/**
 * @param html a whole page
 * @param mark with which it was rendered
 */
export function nameOwnScripts(html: string, mark: string): NamedPage {
  // By the marks, of which there are few; an expression would read the whole page, letter by letter.
  const parts = html.split(` nonce="${mark}"`);
  const inline = parts.slice(1).map((part, before) => scriptBehind(parts[before] ?? "", part));
  // What a trusted script loads is trusted; browsers that do not know 'strict-dynamic' go by 'self'.
  const named = new Set(inline.filter(Boolean).map(sourceOf));
  const sources = ["'strict-dynamic'", "'self'", firstPaint, ...named];
  return { html: parts.join(""), scriptSources: `script-src ${sources.join(" ")}` };
}

/** The text of the script in whose opening tag one part ends and the next begins; empty, where it is another element. */
function scriptBehind(before: string, part: string): string {
  if (!before.startsWith("<script", before.lastIndexOf("<"))) return "";
  return part.slice(part.indexOf(">") + 1, part.indexOf("</script>"));
}

function sourceOf(script: string): string {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}

const firstPaint = sourceOf(firstPaintScript());
