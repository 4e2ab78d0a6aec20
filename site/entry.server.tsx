/** Renders a page to its end before the first byte leaves, for everyone, so that a page can be kept. */
import { randomUUID } from "node:crypto";
import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { IsApplication } from "./is-application.ts";
import { applicationPolicy, documentPolicy } from "./islands/script-policy.server.ts";
import { administrationContext } from "./live.ts";
import { ofRequest } from "./log-failure.server.ts";

/** A policy for development: Vite brings scripts and styles of its own. */
const anything = "frame-ancestors 'self'";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const isApplication = loadContext.get(administrationContext);
  const { html, policy } = await (isApplication ? renderApplication : renderDocument)(request, routerContext);
  // The server completes it: only the page knows its scripts, and only the server what else is allowed.
  headers.set("Content-Security-Policy", import.meta.env.DEV ? anything : policy);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

interface RenderedPage {
  readonly html: string;
  /** Of the Content-Security-Policy, the directive that speaks of scripts. */
  readonly policy: string;
}

/** Without anything for a router in the browser: the page itself writes the scripts that it has, the same on all of them. */
function renderDocument(
  { url }: Request,
  { serverHandoffStream: _, ...context }: EntryContext,
): RenderedPage {
  const html = renderToString(
    <IsApplication value={false}>
      <ServerRouter context={context} url={url} />
    </IsApplication>,
  );
  return { html, policy: documentPolicy };
}

async function renderApplication({ url }: Request, context: EntryContext): Promise<RenderedPage> {
  // A page of the administrator's is kept nowhere, so its scripts can have a name that is used once.
  const nonce = randomUUID();
  const stream = await renderToReadableStream(<ServerRouter context={context} url={url} nonce={nonce} />, {
    nonce,
  });
  await stream.allReady;
  return { html: await new Response(stream).text(), policy: applicationPolicy(nonce) };
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
