/**
 * Of the Content-Security-Policy, the directive that speaks of scripts: a page's own are named, and no others run (a script that got
 * into the page by way of a title or of lyrics has no name). What a trusted script loads is trusted; browsers that do not know
 * 'strict-dynamic' go by 'self'.
 */
import { hash } from "node:crypto";
import { documentsFirstPaintScript, firstPaintScript } from "../first-paint.ts";
import { wakingScript } from "./waking-script.ts";

/** For visitors' pages, which have the same two scripts. */
export const documentPolicy = policyOf(sourceOf(documentsFirstPaintScript()), sourceOf(wakingScript()));

/** @param nonce of all scripts but the first one, new for each page */
export function applicationPolicy(nonce: string): string {
  return policyOf(sourceOf(firstPaintScript()), `'nonce-${nonce}'`);
}

function policyOf(...named: readonly string[]): string {
  return ["script-src 'strict-dynamic' 'self'", ...named].join(" ");
}

/** How a policy names a script by its text. */
function sourceOf(script: string): string {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}
