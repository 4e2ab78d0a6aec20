/** What is known of a request before anything answers it, found out once and passed on. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { type Address, addresses as siteAddresses } from "../../../site/addresses.ts";
import { readVisitor, trustProxies, type Visitor } from "../visitor-address/index.ts";
import { type Classified, createClassifier } from "./classify.ts";
import { readTarget } from "./plain-target.ts";
import { idByProxy } from "./request-id.ts";
import { serverAddresses } from "./server-addresses.ts";

export interface RequestContext extends Classified {
  readonly request: IncomingMessage;
  readonly method: string;
  /** Path and query, in their plain form. */
  readonly target: string;
  /** Without the query. */
  readonly path: string;
  /** It came in another form. */
  readonly isOdd: boolean;
  /** The name of the request in the log. */
  readonly id: string;
  readonly isNamedByProxy: boolean;
  visitor(): Visitor;
}

/** Answers a request of which the context is known. */
export type ContextListener = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => void;

/** As Hono hands it on. */
export interface ContextEnvironment {
  readonly Bindings: { readonly requestContext: RequestContext };
}

export type ReadContext = (request: IncomingMessage) => RequestContext;

interface ContextOptions {
  /** Whose word about a visitor's address and the name of a request counts; nobody's when left out. */
  readonly trustedProxies?: BlockList;
  /** Those of the site, when left out. */
  readonly addresses?: readonly Address[];
}

export function createContextReader({
  trustedProxies = trustProxies(),
  addresses = siteAddresses,
}: ContextOptions = {}): ReadContext {
  const classify = createClassifier([...serverAddresses, ...addresses]);
  return (request) => {
    const { target, path, isOdd } = readTarget(request.url ?? "/");
    const given = idByProxy(request, trustedProxies);
    let visitor: Visitor | undefined;
    return {
      ...classify(path),
      request,
      method: request.method ?? "GET",
      target,
      path,
      isOdd,
      id: given ?? randomUUID(),
      isNamedByProxy: given !== undefined,
      visitor() {
        visitor ??= readVisitor(request, trustedProxies);
        return visitor;
      },
    };
  };
}
