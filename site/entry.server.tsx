/** Renders a page completely before it is sent, so that it can be cached. */
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
import { administrationContext, textsContext } from "./live.ts";
import { requestSuffix } from "./log-failure.server.ts";
import type { Texts } from "./texts/en/index.ts";
import { TextsProvider } from "./texts/use-texts.ts";

/** In development Vite adds scripts and styles. */
const developmentPolicy = "frame-ancestors 'self'";

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
  const texts = loadContext.get(textsContext);
  const render = isApplication ? renderApplication : renderDocument;
  const { html, policy } = await render(request, routerContext, texts);
  // Only the page knows its scripts; the server adds the other directives.
  headers.set("Content-Security-Policy", import.meta.env.DEV ? developmentPolicy : policy);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

interface RenderedPage {
  readonly html: string;
  /** The `script-src` directive of the content security policy. */
  readonly policy: string;
}

/** Without data for a router in the browser. */
function renderDocument(
  { url }: Request,
  { serverHandoffStream: _, ...context }: EntryContext,
  texts: Texts,
): RenderedPage {
  const html = renderToString(
    <IsApplication value={false}>
      <TextsProvider value={texts}>
        <ServerRouter context={context} url={url} />
      </TextsProvider>
    </IsApplication>,
  );
  return { html, policy: documentPolicy };
}

async function renderApplication(
  { url }: Request,
  context: EntryContext,
  texts: Texts,
): Promise<RenderedPage> {
  // Pages of the administration are not cached, so their scripts can have a nonce.
  const nonce = randomUUID();
  const stream = await renderToReadableStream(
    <TextsProvider value={texts}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </TextsProvider>,
    { nonce },
  );
  await stream.allReady;
  return { html: await new Response(stream).text(), policy: applicationPolicy(nonce) };
}

/** Without this, React Router would print a stack trace for every unknown address. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logError(request, error);
};

/** One line: the request, the error and its place in the code. */
function logError(request: Request, error: unknown): void {
  const { pathname } = new URL(request.url);
  const message = error instanceof Error ? error.message : JSON.stringify(error);
  const place =
    error instanceof Error ? error.stack?.split("\n").find((line) => /^\s+at /.test(line)) : undefined;
  console.error(
    `${request.method} ${pathname} failed: ${message.replaceAll("\n", " ")}${place ? ` (${place.trim()})` : ""}${requestSuffix()}`,
  );
}
