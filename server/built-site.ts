/** The production build as a listener for requests. */
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createPngMaker } from "#pictures";
import type { answer, Live } from "../site/door.ts";
import { createApp } from "./app.ts";
import { socialPictures } from "./generated-pictures/index.ts";
import type { Log } from "./log/index.ts";

const buildFolder = join(import.meta.dirname, "..", "build");

/**
 * @param dataDir folder in which made pictures are kept
 * @returns what gives a listener, once the live objects exist
 */
export async function openBuiltSite(log: Log, dataDir: string): Promise<(live: Live) => RequestListener> {
  const site: { answer: typeof answer } = await import(join(buildFolder, "server", "index.js"));
  return (live) => {
    const app = createApp({
      clientFolder: join(buildFolder, "client"),
      answerPage: (request) => site.answer(request, live),
      socialPictures: socialPictures({
        sql: live.sql,
        maker: createPngMaker(),
        siteName: live.site.name,
        folder: join(dataDir, "social-pictures"),
        log,
      }),
      isHttps: live.site.origin.startsWith("https:"),
      log,
    });
    return getRequestListener(app.fetch);
  };
}
