/** Renders a page to its end before the first byte leaves, for everyone, so that a page can be kept and its scripts hashed. */
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { letScriptsWait } from "./late-scripts.ts";
import { ofRequest } from "./log-failure.server.ts";
import { drawMark, nameOwnScripts } from "./own-scripts.server.ts";

/** A policy for development: Vite brings scripts and styles of its own, which have no names. */
const anything = "frame-ancestors 'self'";

/** Loaders have answered before rendering starts, so a page takes milliseconds; beyond this it never will be ready. */
const longestRendering = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const mark = drawMark();
  return new Promise((settle, refuse) => {
    let finalStatus = status;
    const finish = (rendered: string) => {
      // In development Vite's own scripts come first.
      const page = import.meta.env.DEV ? rendered : letScriptsWait(rendered);
      const { html, scriptSources } = nameOwnScripts(page, mark);
      // The server completes it: only the page knows its scripts, and only the server what else is allowed.
      headers.set("Content-Security-Policy", import.meta.env.DEV ? anything : scriptSources);
      settle(new Response(html, { status: finalStatus, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />,
      {
        nonce: mark,
        // A boundary over 12,800 bytes would otherwise be hidden until a script reveals it, and leave readers without
        // JavaScript with nothing.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          clearTimeout(timer);
          pipe(collect(finish, refuse));
        },
        onShellError: (error) => {
          clearTimeout(timer);
          refuse(error);
        },
        onError: (error) => {
          finalStatus = 500;
          logFailure(request, error);
        },
      },
    );
    const timer = setTimeout(abort, longestRendering);
  });
}

function collect(finished: (html: string) => void, failed: (error: Error) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write: (chunk: Uint8Array, _encoding, next) => {
      chunks.push(chunk);
      next();
    },
    final: (done) => {
      finished(Buffer.concat(chunks).toString());
      done();
    },
  }).on("error", failed);
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
