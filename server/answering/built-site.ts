/** Creates the request listener of the production build. */
import { join } from "node:path";
import { createPngMaker } from "#pictures";
import type { Settings } from "#settings";
import type { answer, Languages, Live } from "../../site/door.ts";
import type { Log } from "../log/index.ts";
import { fileHeaders } from "./file-headers.ts";
import { openGeneratedPictures, socialPictures } from "./generated-pictures/index.ts";
import { createListener, type ProgramAnswers, type SiteListener } from "./handle-requests.ts";
import type { Freshness } from "./page-cache/index.ts";
import { createSecurityHeaders } from "./security-headers/index.ts";
import { openStaticFiles } from "./static-files/index.ts";

const buildFolder = join(import.meta.dirname, "..", "..", "build");

/**
 * @returns a function that creates the listener once the live objects exist
 */
export async function openBuiltSite(
  log: Log,
  { DATA_DIR: dataDir, PAGE_CACHE_MB }: Settings,
): Promise<(live: Live, programs: ProgramAnswers, freshness: Freshness) => SiteListener> {
  // React reads it when it is loaded; its development mode takes three times as long for a page.
  process.env.NODE_ENV ??= "production";
  const site: { readonly answer: typeof answer; readonly languages: Languages } = await import(
    join(buildFolder, "server", "index.js")
  );
  return (live, programs, freshness) => {
    const isHttps = live.site.origin.startsWith("https:");
    const headers = fileHeaders(isHttps);
    const answerFile = openStaticFiles({
      folder: join(buildFolder, "client"),
      headers,
    });
    return createListener({
      languages: site.languages,
      handlers: [answerFile, openGeneratedPictures({ headers })],
      answerPage: (request, visitor, { address, texts }) =>
        site.answer(request, live, visitor, address, texts),
      ...programs,
      socialPictures: socialPictures({
        sql: live.sql,
        maker: createPngMaker(),
        siteName: live.site.name,
        folder: join(dataDir, "social-pictures"),
        log,
      }),
      securityHeadersFor: createSecurityHeaders({
        isHttps,
        hasCodes: () => Object.values(live.siteCodes()).some(Boolean),
      }),
      freshness,
      pageCacheBytes: PAGE_CACHE_MB * 1_000_000,
      log,
    });
  };
}
