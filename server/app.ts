/** What happens to a request, from top to bottom. Makes the application and has no side effects of its own. */
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { secureHeaders } from "hono/secure-headers";
import { generatedPictures } from "./generated-pictures/index.ts";
import type { Log } from "./log/index.ts";
import { staticAddresses, staticFiles } from "./static-files/index.ts";

export interface AppParts {
  /** Folder of the built client files; none in development, where Vite serves them. */
  readonly clientFolder?: string;
  /** Answers what is a page, its data or a resource route. */
  readonly answerPage: (request: Request) => Promise<Response>;
  /** Answers the addresses of social pictures, which need the database. */
  readonly socialPictures?: MiddlewareHandler;
  /** Whether visitors reach the site over https. */
  readonly isHttps?: boolean;
  readonly log: Log;
}

export function createApp({
  clientFolder,
  answerPage,
  socialPictures,
  isHttps = false,
  log,
}: AppParts): Hono {
  const app = new Hono();
  app.use(
    secureHeaders({
      // The video's player refuses pages without a referrer.
      referrerPolicy: "strict-origin-when-cross-origin",
      // A promise that only a site over https can keep.
      strictTransportSecurity: isHttps ? "max-age=31536000; includeSubDomains" : false,
    }),
  );
  app.use(compress());
  if (clientFolder) app.on("GET", staticAddresses, staticFiles(clientFolder));
  if (socialPictures) app.get("/pictures/v1/social/:file", socialPictures);
  app.get("/pictures/*", generatedPictures());
  app.all("*", (context) => answerPage(context.req.raw));
  app.onError((error, context) => {
    log.error(`${context.req.method} ${context.req.path} failed: ${error.message}`);
    return context.text("Something went wrong on our side. Please try again in a moment.", 500);
  });
  return app;
}
