/** The context of a request, determined once before anything handles it. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { type Address, addresses as siteAddresses } from "../../../site/addresses.ts";
import type { Languages } from "../../../site/door.ts";
import { parseTrustedProxies, readVisitor, type Visitor } from "../visitor-address/index.ts";
import { type Classified, createClassifier } from "./classify.ts";
import { normalizeTarget } from "./normalize-target.ts";
import { requestIdByProxy } from "./request-id.ts";
import { serverAddresses } from "./server-addresses.ts";

export interface RequestContext extends Classified {
  readonly request: IncomingMessage;
  readonly method: string;
  /** Path and query, in their normal form. */
  readonly target: string;
  /** Without the query. */
  readonly path: string;
  /** The request had another form. */
  readonly needsRedirect: boolean;
  /** The request id in the log. */
  readonly id: string;
  readonly isIdFromProxy: boolean;
  visitor(): Visitor;
}

/** Handles a request with its context. */
export type ContextListener = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => void;

/** As passed on by Hono. */
export interface ContextEnvironment {
  readonly Bindings: { readonly requestContext: RequestContext };
}

export type ReadContext = (request: IncomingMessage) => RequestContext;

interface ContextOptions {
  readonly languages: Languages;
  /** Proxies whose headers about visitor address and request id are trusted; none by default. */
  readonly trustedProxies?: BlockList;
  /** The site's addresses by default. */
  readonly addresses?: readonly Address[];
}

export function createContextReader({
  languages,
  trustedProxies = parseTrustedProxies(),
  addresses = siteAddresses,
}: ContextOptions): ReadContext {
  const classify = createClassifier([...serverAddresses, ...addresses], languages);
  return (request) => {
    const { target, path, needsRedirect } = normalizeTarget(request.url ?? "/");
    const given = requestIdByProxy(request, trustedProxies);
    let visitor: Visitor | undefined;
    return {
      ...classify(path),
      request,
      method: request.method ?? "GET",
      target,
      path,
      needsRedirect,
      id: given ?? randomUUID(),
      isIdFromProxy: given !== undefined,
      visitor() {
        visitor ??= readVisitor(request, trustedProxies);
        return visitor;
      },
    };
  };
}
