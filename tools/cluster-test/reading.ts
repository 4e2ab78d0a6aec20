/** Readers who ask for kept pages all the while, and remember what was not answered with 200. */
import { setTimeout as wait } from "node:timers/promises";

export interface Readers {
  readonly figures: { answered: number; slowestMs: number };
  readonly failed: readonly string[];
  stop(): Promise<void>;
}

const betweenReadsMs = 20;

/** @returns home and the page of one song, as links of the site lead to them */
export async function pagesOf(address: string): Promise<string[]> {
  const home = await (await fetch(address)).text();
  const song = /href="(\/lyrics\/[^"?#]+)"/.exec(home)?.[1];
  return song ? ["/", song] : ["/"];
}

/** @param paths read in turn, each by so many readers at a time */
export function startReaders(address: string, paths: readonly string[], count: number): Readers {
  const figures = { answered: 0, slowestMs: 0 };
  const failed: string[] = [];
  let isOver = false;
  const read = async (reader: number) => {
    for (let turn = reader; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      const askedAt = performance.now();
      const fault = await faultOf(`${address}${path}`);
      if (fault) failed.push(`${path}: ${fault}`);
      else figures.answered += 1;
      figures.slowestMs = Math.max(figures.slowestMs, performance.now() - askedAt);
      await wait(betweenReadsMs);
    }
  };
  const done = Promise.all(Array.from({ length: count }, (_, reader) => read(reader)));
  return {
    figures,
    failed,
    async stop() {
      isOver = true;
      await done;
    },
  };
}

async function faultOf(page: string): Promise<string | undefined> {
  try {
    const answer = await fetch(page, { redirect: "manual" });
    const text = await answer.text();
    return answer.status === 200 ? undefined : `${answer.status} ${text.slice(0, 200)}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}
