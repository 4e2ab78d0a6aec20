/**
 * What a finished page says about its own scripts: they are named, so that a policy lets them run and no others (a script that
 * got into the page by way of a title or of lyrics has no name), and those that come in files wait for the first paint.
 */
import { hash, randomUUID } from "node:crypto";
import { firstPaintScript } from "./first-paint.ts";
import { importLate } from "./late-scripts.ts";

/** What the renderer writes onto each script that it makes; nobody outside can know it, and it never leaves the server. */
export function drawMark(): string {
  // Of 122 bits, drawn for many pages at once.
  return randomUUID();
}

export interface FinishedScripts {
  /** Without the mark, so that it is the same for everybody and can be kept. */
  readonly html: string;
  /** Of the Content-Security-Policy, the directive that speaks of scripts. */
  readonly policy: string;
}

/** How React Router has a file fetched at once that it will import at the end. */
const preload = '<link rel="modulepreload" href="';

/**
 * @param rendered a whole page
 * @param mark with which it was rendered
 */
export function finishOwnScripts(rendered: string, mark: string): FinishedScripts {
  // By the marks, of which there are few; an expression would read the whole page, letter by letter.
  const parts = rendered.split(` nonce="${mark}"`);
  const files: string[] = [];
  const named = new Set<string>();
  for (let place = 1; place < parts.length; place += 1) {
    const [before = "", behind = ""] = parts.slice(place - 1, place + 1);
    const opening = before.lastIndexOf("<");
    const ending = behind.indexOf(">") + 1;
    if (before.startsWith(preload, opening)) {
      files.push(before.slice(opening + preload.length, -1));
      parts[place - 1] = before.slice(0, opening);
      parts[place] = behind.slice(ending);
    } else if (before.startsWith("<script", opening)) {
      const closing = behind.indexOf("</script>");
      const written = behind.slice(ending, closing);
      const script = written.startsWith("import ") ? importLate(written, files) : written;
      if (script !== written) parts[place] = behind.slice(0, ending) + script + behind.slice(closing);
      if (script !== "") named.add(sourceOf(script));
    }
  }
  // What a trusted script loads is trusted; browsers that do not know 'strict-dynamic' go by 'self'.
  const sources = ["'strict-dynamic'", "'self'", firstPaint, ...named];
  return { html: parts.join(""), policy: `script-src ${sources.join(" ")}` };
}

function sourceOf(script: string): string {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}

const firstPaint = sourceOf(firstPaintScript());
