/**
 * The one way into the site. The server imports this file from the build (or, in development, through Vite), never
 * react-router itself: a second copy of react-router would not recognise the context made by the first.
 */
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Live, liveContext } from "./live.ts";

const handle = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);

/**
 * Answers one request for a page, its data or a resource route.
 * @param request the request as the visitor sent it
 * @param live the live objects of this process
 * @returns the finished response; errors of loaders have already become the site's own error pages
 */
export function answer(request: Request, live: Live): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(liveContext, live);
  return handle(request, context);
}

export type { Live, SiteFacts } from "./live.ts";
