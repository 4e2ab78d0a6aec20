/** Times the same questions among few and among many songs, in turns. */
import { medianOf } from "./median.ts";

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

const warmUpRounds = 7;
const rounds = 31;

/** @param asked the same ones, in the same order, for each catalogue */
export async function timeInTurns([few, many]: Pair<readonly Asked[]>): Promise<readonly Timed[]> {
  const timed: Timed[] = [];
  for (const [place, { name, ask }] of few.entries()) {
    const other = many[place];
    if (other?.name !== name) throw new Error(`${name} is not asked of both.`);
    timed.push({ name, ...(await timeBoth([ask, other.ask], -warmUpRounds)) });
  }
  return timed;
}

/** @param from the first round; what is timed before round 0 does not count */
async function timeBoth(asks: Pair<Asked["ask"]>, from: number): Promise<Omit<Timed, "name">> {
  const times: Pair<number[]> = [[], []];
  for (let round = from; round < rounds; round += 1)
    for (const [which, ask] of asks.entries()) {
      const startedAt = performance.now();
      await ask(round - from);
      if (round >= 0) times[which]?.push(performance.now() - startedAt);
    }
  return { few: medianOf(times[0]), many: medianOf(times[1]) };
}
