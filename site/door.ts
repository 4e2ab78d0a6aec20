/**
 * The entry of the site for the server, which imports this file from the build (or, in development, through Vite) and
 * never react-router itself: a second copy of react-router would not recognise the context that the first has
 * created.
 */
import * as built from "virtual:react-router/server-build";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { isSameOrigin } from "#identity";
import { type Address, addresses, routeIdOf } from "./addresses.ts";
import {
  administrationContext,
  type Live,
  liveContext,
  textsContext,
  type Visitor,
  visitorContext,
} from "./live.ts";
import { withRequestId } from "./log-failure.server.ts";
import type { Texts } from "./texts/en/index.ts";
import type { LanguageCode } from "./texts/language-codes.ts";
import { languages } from "./texts/languages.ts";

/**
 * Turns off React Router's check of origins: it compares schemes, and a server behind a proxy does not know about
 * https, so nobody could sign in there. `answer` checks instead, also for resource routes, which React Router does
 * not check.
 */
const build: ServerBuild = { ...(built as unknown as ServerBuild), allowedActionOrigins: ["**"] };
const handleAll = createRequestHandler(build, import.meta.env.MODE);
const handleDocument = documentHandlers(build);

/**
 * Answers a request for a page, its data or a resource route. Refuses writes from other sites, with which the browser
 * of the administrator would send the session cookie (CSRF).
 * @param live the live objects of this process
 * @param address its row in the table of addresses
 * @param texts in the language of its path
 * @returns the response; errors of loaders have become error pages
 */
export function answer(
  request: Request,
  live: Live,
  visitor: Visitor,
  { isAdministration }: Pick<Address, "isAdministration">,
  texts: Texts,
): Promise<Response> {
  if (!isReading(request) && !isSameOrigin(request)) return Promise.resolve(refuseForeignWrite(texts));
  const context = new RouterContextProvider();
  context.set(liveContext, live);
  context.set(visitorContext, visitor);
  context.set(administrationContext, isAdministration);
  context.set(textsContext, texts);
  return withRequestId(visitor.requestId, () =>
    (isAdministration ? handleAll : handleDocument(texts))(request, context),
  );
}

/** One for each language: to React Router its path is the base name of the site. */
function documentHandlers(all: ServerBuild): (texts: Texts) => RequestHandler {
  const handlers = new Map(
    Object.entries(languages).map(([code, { islands }]) => {
      const pages = visitorsPages(all, code as LanguageCode);
      return [code, createRequestHandler({ ...pages, basename: islands.path || "/" }, import.meta.env.MODE)];
    }),
  );
  return ({ code }) => handlers.get(code) ?? handleAll;
}

/** React Router tries one route after the other, and most of them are the administrator's (decision 21). */
function visitorsPages({ routes, assets, ...rest }: ServerBuild, code: LanguageCode): ServerBuild {
  const ids = new Set<string>();
  for (const address of addresses.filter((each) => !each.isAdministration && each.languages.includes(code)))
    for (let id: string | undefined = routeIdOf(address); id; id = routes[id]?.parentId) ids.add(id);
  const pick = <Routes extends object>(all: Routes) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id))) as Routes;
  return { ...rest, routes: pick(routes), assets: { ...assets, routes: pick(assets.routes) } };
}

function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function refuseForeignWrite({ refusals }: Texts): Response {
  return new Response(refusals.foreign, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

export type { Live, SiteInfo, Visitor } from "./live.ts";
export type { Texts } from "./texts/en/index.ts";
export { type Languages, languages } from "./texts/languages.ts";
