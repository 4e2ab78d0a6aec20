/** Times the same questions among few and among many songs, in turns. */
import { median } from "../harness/statistics.ts";

export type Pair<Item> = readonly [few: Item, many: Item];

export interface Asked {
  readonly name: string;
  /** @param round another one may mean another song, singer or word of the same sort */
  readonly ask: (round: number) => Promise<unknown>;
}

/** Medians in milliseconds. */
export interface Timed {
  readonly name: string;
  readonly few: number;
  readonly many: number;
}

const rounds = 31;

/**
 * Each question is asked twice, and the second time counts: what it needs is then in memory, so that the work is measured and
 * not the disk.
 * @param asked the same ones, in the same order, for each catalogue
 */
export async function timeInTurns([few, many]: Pair<readonly Asked[]>): Promise<readonly Timed[]> {
  const timed: Timed[] = [];
  for (const [place, { name, ask }] of few.entries()) {
    const other = many[place];
    if (other?.name !== name) throw new Error(`${name} is not asked of both.`);
    await timeBoth([ask, other.ask]);
    timed.push({ name, ...(await timeBoth([ask, other.ask])) });
  }
  return timed;
}

async function timeBoth(asks: Pair<Asked["ask"]>): Promise<Omit<Timed, "name">> {
  const times: Pair<number[]> = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [which, ask] of asks.entries()) {
      const startedAt = performance.now();
      await ask(round);
      times[which]?.push(performance.now() - startedAt);
    }
  return { few: median(times[0]), many: median(times[1]) };
}
