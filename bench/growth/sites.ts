/** The same among few and many songs for whole answers: how long they take, and how much memory the application has then. */
import { readFileSync } from "node:fs";
import { addressOfAlbum, addressOfSinger, addressOfSong } from "#catalogue";
import { makeWords, type OwnSite, startOwnSite } from "#machine";
import type { Sql } from "#postgres";
import { catalogueSeed, withDatabase } from "../filled-folder.ts";
import { medianOf } from "./median.ts";
import { printHead, printLine } from "./table.ts";

/** Addresses of each sort, five thousand in all; each is asked once, so that no cache has its answer. */
const sorts = { songs: 3_500, albums: 750, singers: 150, "search results": 600 } as const;

type Sort = keyof typeof sorts;
type Addresses = Readonly<Record<Sort, readonly string[]>>;

const sortNames = Object.keys(sorts) as readonly Sort[];

/** @returns whether no sort of page, and not the memory, has grown above the bar */
export async function measureSites(fewFolder: string, manyFolder: string): Promise<boolean> {
  const addresses = await Promise.all(
    [fewFolder, manyFolder].map((path) => withDatabase(path, 1, drawAddresses)),
  );
  const sites = await Promise.all([fewFolder, manyFolder].map((path) => startOwnSite(path)));
  try {
    let isBounded = true;
    printHead("whole answers, milliseconds");
    for (const sort of sortNames) {
      const times: [number[], number[]] = [[], []];
      for (let place = 0; place < sorts[sort]; place += 1)
        for (const [which, site] of sites.entries())
          times[which]?.push(await timeAnswer(site, addresses[which]?.[sort][place] ?? "/"));
      isBounded = printLine(sort, medianOf(times[0]), medianOf(times[1])) && isBounded;
    }
    const [few = 0, many = 0] = sites.map(memoryOf);
    return printLine("memory of the application, megabytes", few, many) && isBounded;
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** From end to end of the catalogue, so that few of them are near each other. */
async function drawAddresses(sql: Sql): Promise<Addresses> {
  const spread = async <Row extends object>(table: string, name: string, count: number) =>
    sql.unsafe<(Row & { id: number })[]>(
      `select id, ${name} from ${table}
       where id in (
         select bounds.first + n * (bounds.last - bounds.first) / $1::bigint
         from (select min(id) as first, max(id) as last from ${table}) as bounds, generate_series(0, $1::bigint - 1) as n)
       order by id`,
      [count],
    );
  const words = makeWords(catalogueSeed);
  return {
    songs: (await spread<{ title: string }>("lyrics", "title", sorts.songs)).map(addressOfSong),
    albums: (await spread<{ name: string }>("albums", "name", sorts.albums)).map(addressOfAlbum),
    singers: (await spread<{ name: string }>("singers", "name", sorts.singers)).map(addressOfSinger),
    "search results": words.slice(0, sorts["search results"]).map(({ roman }) => `/search?q=${roman}`),
  };
}

/** @throws when it is no page */
async function timeAnswer({ address }: OwnSite, path: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(address + path);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
  return performance.now() - startedAt;
}

function memoryOf({ pid }: OwnSite): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
