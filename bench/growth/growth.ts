/**
 * Does a page cost more the more songs there are? Asks the same pages among ten thousand generated songs and among many, in
 * turns, so that whatever else the machine does slows down both alike.
 */
import { CatalogueRefused, refuseSmallDisk } from "#machine";
import { DatabaseRefusal, type Sql } from "#postgres";
import { dataFolder, fillIfEmpty, readFiles, withDatabase } from "../filled-folder.ts";
import { type AskedPage, findExtremes, pagesToAsk } from "./asked-pages.ts";
import { medianOf } from "./median.ts";
import { measureSites } from "./sites.ts";
import { printHead, printLine } from "./table.ts";

export interface GrowthOptions {
  readonly songs: number;
  /** A folder that is kept: filled if it has no songs; left out, one that is thrown away. */
  readonly dataDir?: string | undefined;
}

const fewSongs = 10_000;
const warmUpRounds = 7;
const rounds = 31;

/** Below it a median is mostly noise: what has grown to less than this many milliseconds has not grown. */
const leastMs = 0.5;

/** @returns whether no public page, and not the memory of the application, has grown above the bar */
export async function benchGrowth({ songs, dataDir }: GrowthOptions): Promise<boolean> {
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
    const isBounded = await withDatabase(few.path, 1, (one) =>
      withDatabase(many.path, 1, (other) => compareVerbs(one, other)),
    );
    return (await measureSites(few.path, many.path)) && isBounded;
  } catch (error) {
    if (!(error instanceof CatalogueRefused || error instanceof DatabaseRefusal)) throw error;
    console.error(error.message);
    return false;
  } finally {
    few.remove();
    many.remove();
  }
}

/** What the catalogue needs for each page, without drawing it. */
async function compareVerbs(few: Sql, many: Sql): Promise<boolean> {
  const asked = [
    pagesToAsk(few, await findExtremes(few)),
    pagesToAsk(many, await findExtremes(many)),
  ] as const;
  printHead("database, milliseconds");
  let isBounded = true;
  for (const [place, page] of asked[0].entries()) {
    const other = asked[1][place];
    if (!other) continue;
    const [before, after] = await compare(page, other);
    const name = `${page.isPublic ? "" : "admin: "}${page.name}`;
    const isBelowBar = printLine(name, before, after, leastMs);
    if (page.isPublic && !isBelowBar) isBounded = false;
  }
  return isBounded;
}

async function compare(page: AskedPage, other: AskedPage): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [place, one] of [page, other].entries()) {
      const startedAt = performance.now();
      await one.ask(round + warmUpRounds);
      if (round >= 0) times[place]?.push(performance.now() - startedAt);
    }
  }
  return [medianOf(times[0]), medianOf(times[1])];
}
