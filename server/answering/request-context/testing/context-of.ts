/** For tests: the context of a made-up request. */
import type { IncomingMessage } from "node:http";
import { languages } from "../../../../site/texts/languages.ts";
import { parseTrustedProxies } from "../../visitor-address/index.ts";
import { createContextReader, type ReadContext, type RequestContext } from "../index.ts";

interface Asked {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
  readonly proxies?: readonly string[];
}

/** By trusted proxies; creating one reads the whole table. */
const readers = new Map<string, ReadContext>();

export function contextOf({
  url = "/",
  method = "GET",
  headers = {},
  remoteAddress = "127.0.0.1",
  proxies = [],
}: Asked): RequestContext {
  const request = { url, method, headers, complete: true, socket: { remoteAddress } };
  const reader =
    readers.get(String(proxies)) ??
    createContextReader({ languages, trustedProxies: parseTrustedProxies(proxies) });
  readers.set(String(proxies), reader);
  return reader(request as unknown as IncomingMessage);
}
