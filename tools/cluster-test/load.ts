/** Readers and writers that send requests to the site continuously and record the results. */
import { setTimeout as wait } from "node:timers/promises";
import { secretKey } from "./applications.ts";

export interface Load {
  readonly answered: number;
  /** A message for each failed request. */
  readonly failed: readonly string[];
  /** @returns the longest time without a successful response since the last call, in milliseconds */
  longestPause(): number;
  stop(): Promise<void>;
}

/** Longer than any failover, so that its end is measured. */
const saveTimeoutMs = 60_000;

/** Visitors pause between requests too. */
const requestPauseMs = 20;

/**
 * @param count how many clients send requests at once
 * @param ask sends one request, given the numbers of the client and of the request, each from 0; it throws on failure
 */
export function startLoad(count: number, ask: (client: number, number: number) => Promise<void>): Load {
  const failed: string[] = [];
  let [answered, isOver, lastAt, longest] = [0, false, performance.now(), 0];
  const noteTime = () => {
    longest = Math.max(longest, performance.now() - lastAt);
  };
  const keepAsking = async (client: number) => {
    for (let number = 0; !isOver; number += 1) {
      try {
        await ask(client, number);
        answered += 1;
        noteTime();
        lastAt = performance.now();
      } catch (error) {
        failed.push(String((error as Error).cause ?? error));
      }
      await wait(requestPauseMs);
    }
  };
  const done = Promise.all(Array.from({ length: count }, (_, client) => keepAsking(client)));
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

/** @returns paths of the home page and of one song */
export async function pagesOf(address: string): Promise<string[]> {
  const home = await (await fetch(address)).text();
  const song = /href="(\/lyrics\/[^"?#]+)"/.exec(home)?.[1];
  return song ? ["/", song] : ["/"];
}

/** @throws when the status is not 200 */
export async function readPage(page: string): Promise<void> {
  const answer = await fetch(page, { redirect: "manual" });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${page}: ${answer.status} ${text.slice(0, 200)}`);
}

/**
 * @param address of the site, as `http://HOST:PORT`
 * @returns the id of the new song
 * @throws when the save was not acknowledged
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
