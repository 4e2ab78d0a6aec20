/** What is made of a request that nothing kept answers, from top to bottom. Makes the application and has no side effects. */
import { getRequestListener } from "@hono/node-server";
import { Hono, type HonoRequest, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { DataRequest } from "#data-service";
import { wideNetworkOf } from "#networks";
import { answerFailures, type SiteParts, siteToAsk } from "./ask-site.ts";
import { dataRequestOf } from "./data-api/index.ts";
import { formEncoded, formTooLong, longestForm } from "./rate-limit/index.ts";
import type { ContextEnvironment, ContextListener } from "./request-context/index.ts";
import { type Guard, securityHeaders } from "./security-headers/index.ts";

export interface AppParts extends SiteParts {
  /** Answers what is below `/rest/v1`. */
  readonly answerData?: (request: DataRequest) => Promise<Response>;
  /** Answers the addresses of social pictures, which need the database. */
  readonly socialPictures?: MiddlewareHandler;
  /** Left out in development, whose scripts no policy could name. */
  readonly guard?: Guard;
}

/** The application as a listener. */
export function createAppListener(parts: AppParts): ContextListener {
  const app = createApp(parts);
  return (request, response, requestContext) =>
    getRequestListener((asked) => app.fetch(asked, { requestContext }))(request, response);
}

export function createApp({
  answerPage,
  answerData,
  socialPictures,
  guard,
  log,
}: AppParts): Hono<ContextEnvironment> {
  const app = new Hono<ContextEnvironment>();
  const compressed = compress();
  const askSite = siteToAsk({ answerPage, log });
  const failed = answerFailures(log);
  // Before what pages get: no header of theirs means anything here, and one that is added afterwards makes the answer of
  // a light object a heavy one, which costs a tenth of the time of a small reading.
  if (answerData) {
    app.all("/rest/v1/*", async (context) => {
      const { request, visitor } = context.env.requestContext;
      const { address, standing } = visitor();
      const network = standing === "counted" ? wideNetworkOf(address) : null;
      const answer = () => answerData(dataRequestOf(request, network));
      if (!request.headers["accept-encoding"]) return answer();
      await compressed(context, async () => {
        context.res = await answer();
      });
      return context.res;
    });
  }
  if (guard) app.use(securityHeaders(guard));
  app.use(compressed);
  if (socialPictures) app.get("/pictures/v1/social/:file", socialPictures);
  // Those that can exist have been answered before.
  app.get("/pictures/*", (context) => context.text("No such picture.", 404));
  app.use(async ({ req }, next) => (isEncoded(req) ? formEncoded() : next()));
  app.use(bodyLimit({ maxSize: longestForm, onError: formTooLong }));
  app.all("*", ({ req, env }) => askSite(req.raw, env.requestContext));
  app.onError((error, { req, env }) => failed(error, req.raw, env.requestContext));
  return app;
}

/** No browser compresses a form, and read as if it were none its fields would be garbage. */
function isEncoded(request: HonoRequest): boolean {
  const encoding = request.header("Content-Encoding")?.trim().toLowerCase() ?? "identity";
  return request.method !== "GET" && request.method !== "HEAD" && encoding !== "identity";
}
