/**
 * Does a page take longer with more songs? Requests the same pages among ten thousand generated songs and among many,
 * alternately, so that other load on the machine affects both alike. The page cache is off.
 */
import { requireDiskSpace } from "#large-catalogue";
import { startOwnSite } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { dataFolder, fillWithSongs, readFiles, withDatabase } from "../harness/data-folder.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../row.ts";
import { findExtremes } from "./extremes.ts";
import { type PublicPage, publicPages } from "./public-pages.ts";
import { spreadWords } from "./spread-words.ts";

const fewSongs = 10_000;

/** Maximum ratio of the times among many and few songs. */
const bar = 1.3;

const rounds = 31;

/** A site with a catalogue and its pages to request, in the same order on each site. */
interface Catalogue {
  readonly address: string;
  readonly pages: readonly PublicPage[];
}

export async function benchGrowth({ songs, dataDir }: BenchOptions): Promise<readonly Row[]> {
  await using stack = new AsyncDisposableStack();
  const fewFolder = stack.use(dataFolder());
  const manyFolder = stack.use(dataFolder(dataDir));
  await requireDiskSpace(manyFolder.path, songs);
  const start = async (folder: string, count: number): Promise<Catalogue> => {
    await fillWithSongs(folder, count);
    await withDatabase(folder, { connections: 1, starterCatalogue: false }, spreadWords);
    await readFiles(folder);
    const pages = publicPages(await withDatabase(folder, { connections: 1 }, findExtremes));
    const site = await startOwnSite(folder, { PAGE_CACHE_MB: "0", STARTER_CATALOGUE: "off" });
    stack.defer(site.stop);
    return { address: site.address, pages };
  };
  await fillWithSongs(manyFolder.path, songs);
  const few = await start(fewFolder.path, fewSongs);
  const many = await start(manyFolder.path, songs);
  const rows: Row[] = [];
  for (const place of few.pages.keys()) {
    // The second time counts, when the data of the page is in memory, so that the disk is not measured.
    await timeBoth(few, many, place);
    rows.push(rowOf(few.pages[place]?.name ?? "", await timeBoth(few, many, place)));
  }
  return rows;
}

/** Medians in milliseconds. */
interface Times {
  readonly few: number;
  readonly many: number;
}

async function timeBoth(few: Catalogue, many: Catalogue, place: number): Promise<Times> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.few.push(await timeAnswer(few, place, round));
    times.many.push(await timeAnswer(many, place, round));
  }
  return { few: median(times.few), many: median(times.many) };
}

/** @throws when the status is not 200 */
async function timeAnswer({ address, pages }: Catalogue, place: number, round: number): Promise<number> {
  const path = pages[place]?.path(round) ?? "/";
  const startedAt = performance.now();
  const answer = await fetch(address + path);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
  return performance.now() - startedAt;
}

function rowOf(question: string, { few, many }: Times): Row {
  return {
    question,
    ours: `${many.toFixed(1)} ms`,
    reference: `among ${fewSongs.toLocaleString("en")} songs: ${few.toFixed(1)} ms`,
    ratio: `${(many / few).toFixed(2)} times`,
    bar: `at most ${bar} times`,
    reached: many / few <= bar,
  };
}
