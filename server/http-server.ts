/** The server that listens. Refuses clients that send so slowly, or so much before their request, that others wait. */
import { createServer, type Server } from "node:http";

const second = 1_000;

export function createHttpServer(): Server {
  return createServer({
    /** Bytes of the address and all headers together; more is answered 431. */
    maxHeaderSize: 16_384,
    /** Whoever sends one header after the other slowly is cut off, with 408. */
    headersTimeout: 10 * second,
    /** The longest song over a slow line of 100 kbit/s takes two minutes. */
    requestTimeout: 120 * second,
    connectionsCheckingInterval: 5 * second,
    /** Longer than proxies keep an idle connection, which would else send a request into its end: nginx 60 s, HAProxy less. */
    keepAliveTimeout: 65 * second,
  });
}
