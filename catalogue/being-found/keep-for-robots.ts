/** Keeps in memory what robots read beside the pages: files, and meta tags of every page. */
import type { Sql } from "#postgres";
import { keepSettings } from "../settings/keep-site-codes.ts";
import { readBeingFound } from "./being-found.ts";
import { type Proofs, readProofs } from "./proofs.ts";

/** The files are `/ads.txt`, the proofs, and the key of IndexNow while it is on. */
export type ForRobots = Pick<Proofs, "tags" | "files">;

/** The parameters are those of `keepSiteCodes`. */
export function keepForRobots(
  sql: Sql,
  logError: (message: string) => void,
  onRead: () => void,
): Promise<() => ForRobots> {
  const read = async (): Promise<ForRobots> => {
    const { adsTxt, proofs, tellsEngines, indexNowKey } = await readBeingFound(sql);
    const { tags, files } = readProofs(proofs);
    const own = new Map(files);
    if (adsTxt.trim() !== "") own.set("/ads.txt", adsTxt);
    if (tellsEngines && indexNowKey) own.set(`/${indexNowKey}.txt`, indexNowKey);
    return { tags, files: own };
  };
  return keepSettings(sql, { tags: [], files: new Map() }, read, logError, onRead);
}
