/**
 * Does a page take longer the more songs there are? Asks for the same pages among ten thousand generated songs and among
 * many, in turns, so that whatever else the machine does slows down both alike. No page is kept.
 */
import { requireDiskSpace } from "#large-catalogue";
import { startOwnSite } from "#machine";
import type { BenchOptions } from "../bench.ts";
import { dataFolder, fillWithSongs, readFiles, withDatabase } from "../harness/data-folder.ts";
import { median } from "../harness/statistics.ts";
import type { Row } from "../row.ts";
import { findExtremes } from "./extremes.ts";
import { type PublicPage, publicPages } from "./public-pages.ts";

const fewSongs = 10_000;

/** How many times as long as among few songs a page may take among many. */
const bar = 1.3;

const rounds = 31;

/** A site with a catalogue, and the pages to ask it for: the same ones, in the same order, on each. */
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
    await readFiles(folder);
    const pages = publicPages(await withDatabase(folder, { connections: 1 }, findExtremes));
    const site = await startOwnSite(folder, { PAGE_CACHE_MB: "0", STARTER_CATALOGUE: "off" });
    stack.defer(site.stop);
    return { address: site.address, pages };
  };
  const few = await start(fewFolder.path, fewSongs);
  const many = await start(manyFolder.path, songs);
  const rows: Row[] = [];
  for (const place of few.pages.keys()) {
    // The second time counts: what a page needs is then in memory, so that the work is measured and not the disk.
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

/** @throws when it is no page */
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
