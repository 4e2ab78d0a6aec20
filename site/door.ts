/**
 * The one way into the site. The server imports this file from the build (or, in development, through Vite), never
 * react-router itself: a second copy of react-router would not recognise the context made by the first.
 */
import * as built from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { isSameOrigin } from "#identity";
import { type Address, addresses, routeIdOf } from "./addresses.ts";
import { administrationContext, type Live, liveContext, type Visitor, visitorContext } from "./live.ts";
import { nameRequest } from "./log-failure.server.ts";

/**
 * React Router would compare origins with their schemes, and a server behind a proxy does not know that it is reached over
 * https: nobody could sign in there. `answer` asks instead, for resource routes too, which React Router leaves out.
 */
const build: ServerBuild = { ...(built as unknown as ServerBuild), allowedActionOrigins: ["**"] };
const handle = createRequestHandler(build, import.meta.env.MODE);
const handleVisitor = createRequestHandler(visitorsPartOf(build), import.meta.env.MODE);

/**
 * Answers one request for a page, its data or a resource route. Refuses every write that no page of this site has sent: the
 * browser of the administrator would send the session along with a form of anybody's.
 * @param request the request as the visitor sent it
 * @param live the live objects of this process
 * @param visitor who sent it
 * @param address the row of the table that it belongs to
 * @returns the finished response; errors of loaders have already become the site's own error pages
 */
export function answer(
  request: Request,
  live: Live,
  visitor: Visitor,
  { isAdministration }: Pick<Address, "isAdministration">,
): Promise<Response> {
  if (!isReading(request) && !isSameOrigin(request)) return Promise.resolve(refuseForeignWrite());
  const context = new RouterContextProvider();
  context.set(liveContext, live);
  context.set(visitorContext, visitor);
  context.set(administrationContext, isAdministration);
  return nameRequest(visitor.requestId, () => (isAdministration ? handle : handleVisitor)(request, context));
}

/** React Router holds an address against one route after the other, and most of them are the administrator's (decision 21). */
function visitorsPartOf({ routes, assets, ...rest }: ServerBuild): ServerBuild {
  const ids = new Set<string>();
  for (const address of addresses.filter(({ isAdministration }) => !isAdministration))
    for (let id: string | undefined = routeIdOf(address); id; id = routes[id]?.parentId) ids.add(id);
  const only = <Routes extends object>(all: Routes) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id))) as Routes;
  return { ...rest, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } };
}

function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function refuseForeignWrite(): Response {
  return new Response("This was not sent by a page of this site, so it is refused.", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

export type { Live, SiteFacts, Visitor } from "./live.ts";
