/**
 * The `script-src` directive of the Content-Security-Policy. It names the page's own scripts by hash or nonce, so
 * that no script injected by a title or by lyrics runs. What a trusted script loads is trusted; browsers without
 * 'strict-dynamic' use 'self'.
 */
import { hash } from "node:crypto";
import { applicationFirstPaintScript, documentFirstPaintScript } from "../first-paint.ts";
import { islandLoaderScript } from "./island-loader.ts";

/** For visitors' pages, which all have the same two scripts. */
export const documentPolicy = policyOf(sourceOf(documentFirstPaintScript()), sourceOf(islandLoaderScript()));

/** @param nonce of all scripts but the first, new for each page */
export function applicationPolicy(nonce: string): string {
  return policyOf(sourceOf(applicationFirstPaintScript()), `'nonce-${nonce}'`);
}

function policyOf(...sources: readonly string[]): string {
  return ["script-src 'strict-dynamic' 'self'", ...sources].join(" ");
}

function sourceOf(script: string): string {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}
