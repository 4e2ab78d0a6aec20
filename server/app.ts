/** What happens to a request, from top to bottom. Makes the application and has no side effects of its own. */
import type { BlockList } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { secureHeaders } from "hono/secure-headers";
import type { DataRequest } from "#data-service";
import type { Visitor } from "../site/door.ts";
import { dataRequestOf } from "./data-api/index.ts";
import type { Log } from "./log/index.ts";
import { trustProxies, visitorAddress } from "./visitor-address/index.ts";

export interface AppParts {
  /** Answers what is a page, its data or a resource route. */
  readonly answerPage: (request: Request, visitor: Visitor) => Promise<Response>;
  /** Answers what is below `/rest/v1`. */
  readonly answerData?: (request: DataRequest) => Promise<Response>;
  /** Proxies whose word about the visitor's address counts. */
  readonly trustedProxies?: BlockList;
  /** Answers the addresses of social pictures, which need the database. */
  readonly socialPictures?: MiddlewareHandler;
  /** Whether visitors reach the site over https. */
  readonly isHttps?: boolean;
  readonly log: Log;
}

export function createApp({
  answerPage,
  answerData,
  socialPictures,
  trustedProxies = trustProxies(),
  isHttps = false,
  log,
}: AppParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const compressed = compress();
  // Before what pages get: no header of theirs means anything here, and one that is added afterwards makes the answer of
  // a light object a heavy one, which costs a tenth of the time of a small reading.
  if (answerData) {
    app.all("/rest/v1/*", async (context) => {
      const answer = () => answerData(dataRequestOf(context.env.incoming));
      if (!context.env.incoming.headers["accept-encoding"]) return answer();
      await compressed(context, async () => {
        context.res = await answer();
      });
      return context.res;
    });
  }
  app.use(
    secureHeaders({
      // The video's player refuses pages without a referrer.
      referrerPolicy: "strict-origin-when-cross-origin",
      // A promise that only a site over https can keep.
      strictTransportSecurity: isHttps ? "max-age=31536000; includeSubDomains" : false,
    }),
  );
  app.use(compressed);
  if (socialPictures) app.get("/pictures/v1/social/:file", socialPictures);
  // Those that can exist have been answered before.
  app.get("/pictures/*", (context) => context.text("No such picture.", 404));
  app.all("*", ({ req, env }) => {
    const remote = env?.incoming?.socket.remoteAddress;
    return answerPage(req.raw, {
      address: visitorAddress(remote, req.header("X-Forwarded-For"), trustedProxies),
    });
  });
  app.onError((error, context) => {
    log.error(`${context.req.method} ${context.req.path} failed: ${error.message}`);
    return context.text("Something went wrong on our side. Please try again in a moment.", 500);
  });
  return app;
}
