/**
 * Names the scripts inside a finished page that are ours, so that a policy lets them run and no others: a script that got
 * into the page by way of a title or of lyrics has no name.
 */
import { createHash, randomBytes } from "node:crypto";
import { firstPaintScript } from "./first-paint.ts";

/** What the renderer writes onto each script that it makes; nobody outside can know it, and it never leaves the server. */
export function drawMark(): string {
  return randomBytes(16).toString("base64url");
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
  const marked = new RegExp(`<script\\b[^>]*\\bnonce="${mark}"[^>]*>([^]*?)</script>`, "g");
  const inline = [...html.matchAll(marked)].flatMap(([, text]) => (text ? [sourceOf(text)] : []));
  // What a trusted script loads is trusted; browsers that do not know 'strict-dynamic' go by 'self'.
  const sources = ["'strict-dynamic'", "'self'", firstPaint, ...new Set(inline)];
  return {
    html: html.replaceAll(` nonce="${mark}"`, ""),
    scriptSources: `script-src ${sources.join(" ")}`,
  };
}

function sourceOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

const firstPaint = sourceOf(firstPaintScript());
