/**
 * The one way into the site. The server imports this file from the build (or, in development, through Vite), never
 * react-router itself: a second copy of react-router would not recognise the context made by the first.
 */
import * as built from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Live, liveContext, type Visitor, visitorContext } from "./live.ts";
import { nameRequest } from "./log-failure.server.ts";
import { visitorsShareOf } from "./visitors-share.ts";

const build = built as unknown as ServerBuild;
const visitorsShare = visitorsShareOf(build);

const handle = createRequestHandler(build, import.meta.env.MODE);
const handleVisitor = createRequestHandler({ ...build, assets: visitorsShare.assets }, import.meta.env.MODE);

/** A script that pages of visitors ask for and that no file holds; none in development. */
export const visitorsManifest = visitorsShare.manifest;

/**
 * Answers one request for a page, its data or a resource route.
 * @param request the request as the visitor sent it
 * @param live the live objects of this process
 * @param visitor who sent it
 * @returns the finished response; errors of loaders have already become the site's own error pages
 */
export function answer(request: Request, live: Live, visitor: Visitor): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(liveContext, live);
  context.set(visitorContext, visitor);
  const isAdministration = /^\/admin(\/|\.data$|$)/.test(new URL(request.url).pathname);
  return nameRequest(visitor.requestId, () => (isAdministration ? handle : handleVisitor)(request, context));
}

export type { Live, SiteFacts, Visitor } from "./live.ts";
