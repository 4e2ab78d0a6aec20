/** Starts the site for a developer: Vite answers with what the files say now, pages change while they are open. */
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { createPngMaker } from "#pictures";
import { readSettings } from "#settings";
import type { answer, Visitor } from "../site/door.ts";
import { createApp } from "./app.ts";
import { openGeneratedPictures, socialPictures } from "./generated-pictures/index.ts";
import { stopOnSignals } from "./graceful-stop/index.ts";
import { keepDatabase } from "./keep-database.ts";
import { createLog } from "./log/index.ts";
import { explainAndExit } from "./refusals.ts";
import { runApplication } from "./run-application.ts";

async function startDevelopment(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const server = createServer();
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  // Vite would end the process on these before the last answer and before the database.
  process.removeAllListeners("SIGTERM");
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error("Vite has no environment for the server.");
  const opening = runApplication({
    settings,
    log,
    database: await keepDatabase(settings, log),
    server,
    listenerFor: (live, dataService) => {
      const answerPage = async (request: Request, visitor: Visitor) => {
        const site: { answer: typeof answer } = await environment.runner.import("/site/door.ts");
        return site.answer(request, live, visitor);
      };
      const pictures = socialPictures({
        sql: live.sql,
        maker: createPngMaker(),
        siteName: live.site.name,
        folder: join(settings.DATA_DIR, "social-pictures"),
        log,
      });
      const listener = getRequestListener(
        createApp({ answerPage, answerData: dataService.answer, socialPictures: pictures, log }).fetch,
      );
      const answerPicture = openGeneratedPictures();
      return (request, response) =>
        vite.middlewares(request, response, () => {
          if (!answerPicture(request, response)) listener(request, response);
        });
    },
  });
  stopOnSignals(async () => {
    await vite.close();
    await (await opening).stop();
  }, log.warn);
  console.log(`Antara is ready at ${(await opening).address}, following the files`);
}

startDevelopment().catch(explainAndExit);
