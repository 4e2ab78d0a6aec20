/** The production build as a listener for requests. */
import { join } from "node:path";
import type { DataService } from "#data-service";
import { createPngMaker } from "#pictures";
import type { Settings } from "#settings";
import type { answer, Live } from "../../site/door.ts";
import type { Log } from "../log/index.ts";
import { createListener, type SiteListener } from "./answer-requests.ts";
import { fileHeaders } from "./file-headers.ts";
import { openGeneratedPictures, socialPictures } from "./generated-pictures/index.ts";
import type { Freshness } from "./page-cache/index.ts";
import { createGuard } from "./security-headers/index.ts";
import { openStaticFiles } from "./static-files/index.ts";

const buildFolder = join(import.meta.dirname, "..", "..", "build");

/**
 * @returns what gives a listener, once the live objects exist
 */
export async function openBuiltSite(
  log: Log,
  { DATA_DIR: dataDir, PAGE_CACHE_MB }: Settings,
): Promise<(live: Live, dataService: DataService, freshness: Freshness) => SiteListener> {
  // React decides by it, when it is loaded, whether to be what developers want: that takes three times as long for a page.
  process.env.NODE_ENV ??= "production";
  const site: { answer: typeof answer } = await import(join(buildFolder, "server", "index.js"));
  return (live, dataService, freshness) => {
    const isHttps = live.site.origin.startsWith("https:");
    const headers = fileHeaders(isHttps);
    const answerFile = openStaticFiles({
      folder: join(buildFolder, "client"),
      headers,
    });
    return createListener({
      answerers: [answerFile, openGeneratedPictures({ headers })],
      answerPage: (request, visitor, address) => site.answer(request, live, visitor, address),
      answerData: dataService.answer,
      socialPictures: socialPictures({
        sql: live.sql,
        maker: createPngMaker(),
        siteName: live.site.name,
        folder: join(dataDir, "social-pictures"),
        log,
      }),
      guard: createGuard({ isHttps, hasCodes: () => Object.values(live.siteCodes()).some(Boolean) }),
      freshness,
      pageCacheBytes: PAGE_CACHE_MB * 1_000_000,
      log,
    });
  };
}
