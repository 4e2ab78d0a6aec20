/** Starts the site for development: Vite serves the current files and updates open pages. */
import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { createPngMaker } from "#pictures";
import { readSettings, type Settings } from "#settings";
import type { answer, Languages, Live } from "../site/door.ts";
import {
  type AppParts,
  type ContextListener,
  createAppListener,
  openGeneratedPictures,
  type ProgramAnswers,
  socialPictures,
} from "./answering/index.ts";
import { createLog, type Log } from "./log/index.ts";
import {
  exitWithError,
  openSiteDatabase,
  printFirstPassword,
  runApplication,
  runUntilSignal,
} from "./starting/index.ts";

async function startDevelopment(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const server = createServer();
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  // Vite would end the process on SIGTERM before the last response is sent and the database is closed.
  process.removeAllListeners("SIGTERM");
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error("Vite has no environment for the server.");
  const importSite: ImportSite = () => environment.runner.import("/site/door.ts");
  const { languages } = await importSite();
  const { address } = await runUntilSignal(async (ending) => {
    const database = await openSiteDatabase(settings, log, { ending });
    const application = await runApplication({
      settings,
      log,
      database,
      server,
      listenerFor: (live, programs) =>
        Object.assign(createDevelopmentListener(vite, importSite, live, programs, settings, log), {
          languages,
        }),
    });
    const stop = () => vite.close().then(application.stop);
    return printFirstPassword({ address: application.address, stop }, database.sql, settings);
  }, log.warn);
  console.log(`Antara is ready at ${address}, following the files`);
}

/** Imports the current files. */
type ImportSite = () => Promise<{ readonly answer: typeof answer; readonly languages: Languages }>;

function createDevelopmentListener(
  vite: ViteDevServer,
  importSite: ImportSite,
  live: Live,
  programs: ProgramAnswers,
  settings: Settings,
  log: Log,
): ContextListener {
  const answerPage: AppParts["answerPage"] = async (request, visitor, { address, texts }) => {
    const site = await importSite();
    const current = Object.values(site.languages).find(({ code }) => code === texts.code) ?? texts;
    return site.answer(request, live, visitor, address, current);
  };
  const pictures = socialPictures({
    sql: live.sql,
    maker: createPngMaker(),
    siteName: live.site.name,
    folder: join(settings.DATA_DIR, "social-pictures"),
    log,
  });
  const answerOthers = createAppListener({
    answerPage,
    ...programs,
    socialPictures: pictures,
    log,
  });
  const answerPicture = openGeneratedPictures();
  return (request, response, context) =>
    vite.middlewares(request, response, () => {
      if (!answerPicture(request, response)) answerOthers(request, response, context);
    });
}

startDevelopment().catch(exitWithError);
