/** Whole answers among few and among many songs: how long they take, and how much memory the application has then. */
import { addressOfAlbum, addressOfSinger, addressOfSong } from "#catalogue";
import { makeWords } from "#large-catalogue";
import { type OwnSite, startOwnSite } from "#machine";
import type { Sql } from "#postgres";
import { catalogueSeed, withDatabase } from "../filled-folder.ts";
import { residentMegabytes } from "../harness/processor-time.ts";
import { median } from "../harness/statistics.ts";
import { type Asked, type Pair, type Timed, timeInTurns } from "./in-turns.ts";
import type { PublicPage } from "./public-pages.ts";

/** Each page is made anew for each question. */
export function timePages(
  folders: Pair<string>,
  [few, many]: Pair<readonly PublicPage[]>,
): Promise<readonly Timed[]> {
  return withSites(folders, { PAGE_CACHE_MB: "0" }, (sites) =>
    timeInTurns([questions(sites[0], few), questions(sites[1], many)]),
  );
}

function questions(site: OwnSite, pages: readonly PublicPage[]): Asked[] {
  return pages.map(({ name, path }) => ({ name, ask: (round) => ask(site, path(round)) }));
}

/** Of each sort, five thousand in all; each is asked once, so that no cache has its answer. */
const counts = { songs: 3_500, albums: 750, singers: 150, words: 600 } as const;

type Sort = keyof typeof counts;

const sortNames = Object.keys(counts) as readonly Sort[];

const nameOf: Readonly<Record<Sort, string>> = {
  songs: "songs from end to end of the catalogue, each asked once",
  albums: "albums from end to end of the catalogue, each asked once",
  singers: "singers from end to end of the catalogue, each asked once",
  words: "searches for the 600 commonest words, each asked once",
};

/** How long they took, medians in milliseconds, and the megabytes that the application has then. */
export async function askFiveThousand(
  folders: Pair<string>,
): Promise<{ readonly sorts: readonly Timed[]; readonly memory: Timed }> {
  const few = await withDatabase(folders[0], 1, drawAddresses);
  const many = await withDatabase(folders[1], 1, drawAddresses);
  return withSites(folders, {}, async (sites) => {
    const sorts: Timed[] = [];
    for (const sort of sortNames) {
      const times: Pair<number[]> = [[], []];
      for (const place of few[sort].keys()) {
        times[0].push(await timeAnswer(sites[0], few[sort][place] ?? "/"));
        times[1].push(await timeAnswer(sites[1], many[sort][place] ?? "/"));
      }
      sorts.push({ name: nameOf[sort], few: median(times[0]), many: median(times[1]) });
    }
    const name = "memory of the application after these 5,000 addresses";
    return {
      sorts,
      memory: { name, few: residentMegabytes(sites[0].pid), many: residentMegabytes(sites[1].pid) },
    };
  });
}

/** From end to end of the catalogue, so that few of them are near each other. */
async function drawAddresses(sql: Sql): Promise<Readonly<Record<Sort, readonly string[]>>> {
  const spread = async <Row extends object>(table: string, name: string, count: number) =>
    sql.unsafe<(Row & { id: number })[]>(
      `select id, ${name} from ${table}
       where id in (
         select bounds.first + n * (bounds.last - bounds.first) / $1::bigint
         from (select min(id) as first, max(id) as last from ${table}) as bounds, generate_series(0, $1::bigint - 1) as n)
       order by id`,
      [count],
    );
  return {
    songs: (await spread<{ title: string }>("lyrics", "title", counts.songs)).map(addressOfSong),
    albums: (await spread<{ name: string }>("albums", "name", counts.albums)).map(addressOfAlbum),
    singers: (await spread<{ name: string }>("singers", "name", counts.singers)).map(addressOfSinger),
    words: makeWords(catalogueSeed)
      .slice(0, counts.words)
      .map(({ roman }) => `/search?q=${roman}`),
  };
}

async function withSites<Result>(
  folders: Pair<string>,
  environment: Readonly<Record<string, string>>,
  work: (sites: Pair<OwnSite>) => Promise<Result>,
): Promise<Result> {
  const few = await startOwnSite(folders[0], environment);
  try {
    const many = await startOwnSite(folders[1], environment);
    try {
      return await work([few, many]);
    } finally {
      await many.stop();
    }
  } finally {
    await few.stop();
  }
}

async function timeAnswer(site: OwnSite, path: string): Promise<number> {
  const startedAt = performance.now();
  await ask(site, path);
  return performance.now() - startedAt;
}

/** @throws when it is no page */
async function ask({ address }: OwnSite, path: string): Promise<void> {
  const answer = await fetch(address + path);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
}
