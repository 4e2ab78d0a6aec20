/** Renders a page to its end before the first byte leaves, for everyone, so that a page can be kept and its scripts hashed. */
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { KeepingMarkup } from "./components/kept-part.tsx";
import { keepMarkup } from "./kept-markup.server.ts";
import { ofRequest } from "./log-failure.server.ts";
import { drawMark, finishOwnScripts } from "./own-scripts.server.ts";

/** A policy for development: Vite brings styles of its own, too. */
const anything = "frame-ancestors 'self'";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  // In development the scripts are Vite's, which have no names and cannot wait.
  const mark = import.meta.env.DEV ? undefined : drawMark();
  const context = {
    ...routerContext,
    manifest: ofThisPage(routerContext),
    renderMeta: await readHandoff(routerContext),
  };
  const page = renderToString(
    <KeepingMarkup value={import.meta.env.DEV ? null : keepMarkup}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </KeepingMarkup>,
  );
  const whole = `<!DOCTYPE html>${page}`;
  const { html, policy } = mark ? finishOwnScripts(whole, mark) : { html: whole, policy: anything };
  // The server completes it: only the page knows its scripts, and only the server what else is allowed.
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status, headers });
}

/** `ServerRouter` makes routes of all that are listed, for every page anew; a page needs those of which it consists. */
function ofThisPage({ manifest, staticHandlerContext }: EntryContext): EntryContext["manifest"] {
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.entries(manifest.routes).filter(([id]) => ids.has(id));
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/**
 * Reads to its end what the page hands to the browser of what the loaders have answered. Rendering then waits for nothing and
 * is done in one go; React Router's own way, piece by piece while rendering, took a fifth of a page's time (decision 21).
 * @returns where `ServerRouter` looks for what has been read
 */
async function readHandoff({
  renderMeta,
  serverHandoffStream,
}: EntryContext): Promise<EntryContext["renderMeta"]> {
  const reader = serverHandoffStream?.getReader();
  const pieces: Uint8Array[] = [];
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) pieces.push(piece.value);
  reader?.releaseLock();
  const result = { done: true, value: Buffer.concat(pieces).toString() };
  return { ...renderMeta, streamCache: { 0: Object.assign(Promise.resolve(), { result }) } };
}

/** Without this, React Router would print a stack trace for every address that a robot makes up. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logFailure(request, error);
};

/** One line: what was asked, what went wrong, and the place in the code. */
function logFailure(request: Request, error: unknown): void {
  const { pathname } = new URL(request.url);
  const message = error instanceof Error ? error.message : JSON.stringify(error);
  const place =
    error instanceof Error ? error.stack?.split("\n").find((line) => /^\s+at /.test(line)) : undefined;
  console.error(
    `${request.method} ${pathname} failed: ${message.replaceAll("\n", " ")}${place ? ` (${place.trim()})` : ""}${ofRequest()}`,
  );
}
