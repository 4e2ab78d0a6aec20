/** Readers and writers who ask the site all the while, and remember what was answered and what was not. */
import { setTimeout as wait } from "node:timers/promises";
import { secretKey } from "./applications.ts";

export interface Load {
  readonly answered: number;
  /** What was not answered as it should have been. */
  readonly failed: readonly string[];
  /** @returns the longest time without any answer since this was last asked, in milliseconds */
  longestPause(): number;
  stop(): Promise<void>;
}

/** Longer than any failover: who gives up earlier does not see its end. */
const saveTimeoutMs = 60_000;

/** Those who ask are no flood. */
const requestPauseMs = 20;

/**
 * @param count how many ask at a time
 * @param ask is given the number of who asks and of the request, each from 0; it throws when the answer is not as it should be
 */
export function startLoad(count: number, ask: (asker: number, number: number) => Promise<void>): Load {
  const failed: string[] = [];
  let [answered, isOver, lastAt, longest] = [0, false, performance.now(), 0];
  const noteTime = () => {
    longest = Math.max(longest, performance.now() - lastAt);
  };
  const keepAsking = async (asker: number) => {
    for (let number = 0; !isOver; number += 1) {
      try {
        await ask(asker, number);
        answered += 1;
        noteTime();
        lastAt = performance.now();
      } catch (error) {
        failed.push(String((error as Error).cause ?? error));
      }
      await wait(requestPauseMs);
    }
  };
  const done = Promise.all(Array.from({ length: count }, (_, asker) => keepAsking(asker)));
  return {
    get answered() {
      return answered;
    },
    failed,
    longestPause() {
      noteTime();
      const pause = longest;
      longest = 0;
      return pause;
    },
    async stop() {
      isOver = true;
      await done;
    },
  };
}

/** @returns home and the page of one song, as links of the site lead to them */
export async function pagesOf(address: string): Promise<string[]> {
  const home = await (await fetch(address)).text();
  const song = /href="(\/lyrics\/[^"?#]+)"/.exec(home)?.[1];
  return song ? ["/", song] : ["/"];
}

/** @throws when the page does not come */
export async function readPage(page: string): Promise<void> {
  const answer = await fetch(page, { redirect: "manual" });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${page}: ${answer.status} ${text.slice(0, 200)}`);
}

/**
 * @param address of the site, as `http://HOST:PORT`
 * @returns the id of the new song, acknowledged
 * @throws when it was not
 */
export async function saveSong(address: string, title: string): Promise<number> {
  const answer = await fetch(`${address}/rest/v1/lyrics?select=id`, {
    method: "POST",
    headers: { apikey: secretKey, "Content-Type": "application/json", Prefer: "return=representation" },
    body: JSON.stringify({ title, lyrics_english: "Likha hua bol" }),
    signal: AbortSignal.timeout(saveTimeoutMs),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
  const [row] = (await answer.json()) as { id: number }[];
  if (!row) throw new Error("A song was saved, and no id came back.");
  return row.id;
}
