/**
 * Does a page cost more the more songs there are? Asks the same among ten thousand generated songs and among many, in turns, so
 * that whatever else the machine does slows down both alike: pages of visitors as whole answers, none of which was kept; for
 * the administrator's lists the catalogue alone; and what memory the application takes after five thousand different pages.
 */
import { CatalogueRefused, refuseSmallDisk } from "#large-catalogue";
import { DatabaseRefusal } from "#postgres";
import { dataFolder, fillIfEmpty, readFiles, withDatabase } from "../filled-folder.ts";
import type { Row } from "../results/row.ts";
import { verbsToAsk } from "./asked-verbs.ts";
import { findExtremes } from "./extremes.ts";
import { growthRow } from "./growth-row.ts";
import { type Pair, timeInTurns } from "./in-turns.ts";
import { publicPages } from "./public-pages.ts";
import { askFiveThousand, timePages } from "./sites.ts";

export interface GrowthOptions {
  readonly songs: number;
  /** A folder that is kept: filled if it has no songs; left out, one that is thrown away. */
  readonly dataDir?: string | undefined;
}

const fewSongs = 10_000;

/** @returns the rows, or false when the disk or the database refuses, which has been printed */
export async function benchGrowth({ songs, dataDir }: GrowthOptions): Promise<readonly Row[] | boolean> {
  const few = dataFolder();
  const many = dataFolder(dataDir);
  try {
    await refuseSmallDisk(many.path, songs);
    for (const [path, count] of [
      [few.path, fewSongs],
      [many.path, songs],
    ] as const) {
      await withDatabase(path, 2, (sql) => fillIfEmpty(sql, count));
      await readFiles(path);
    }
    return await measureGrowth([few.path, many.path]);
  } catch (error) {
    if (!(error instanceof CatalogueRefused || error instanceof DatabaseRefusal)) throw error;
    console.error(error.message);
    return false;
  } finally {
    few.remove();
    many.remove();
  }
}

async function measureGrowth(folders: Pair<string>): Promise<readonly Row[]> {
  const [extremes, verbs] = await withDatabase(folders[0], 1, (few) =>
    withDatabase(folders[1], 1, async (many) => {
      const extremes = [await findExtremes(few), await findExtremes(many)] as const;
      const asked = [verbsToAsk(few, extremes[0]), verbsToAsk(many, extremes[1])] as const;
      return [extremes, await timeInTurns(asked)] as const;
    }),
  );
  const pages = await timePages(folders, [publicPages(extremes[0]), publicPages(extremes[1])]);
  const { sorts, memory } = await askFiveThousand(folders);
  const row = { among: fewSongs, unit: "ms" } as const;
  return [
    ...[...pages, ...sorts].map((timed) => growthRow(timed, { ...row, hasBar: true })),
    growthRow(memory, { ...row, unit: "MB", hasBar: true }),
    ...verbs.map((timed) => growthRow(timed, { ...row, hasBar: false })),
  ];
}
