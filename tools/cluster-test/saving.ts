/** Saves songs by the data service, over and over, and remembers which were acknowledged and how long none was. */
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "#postgres";
import { keys } from "./applications.ts";

export interface Writers {
  readonly acknowledged: ReadonlySet<number>;
  readonly failed: readonly string[];
  /** @returns the longest time without any acknowledgement since this was last asked, in milliseconds */
  longestPause(): number;
  stop(): Promise<void>;
}

/** What the titles of all songs of the rehearsal begin with. */
export const titlesBegin = "Rehearsal ";

/** Longer than any failover: who gives up earlier does not see its end. */
const givesUpAfterMs = 60_000;

/** A writer is no flood. */
const betweenSavesMs = 20;

/**
 * @param address of the site, as `http://HOST:PORT`
 * @returns the id of the new song, acknowledged
 * @throws when it was not
 */
export async function saveSong(address: string, title: string): Promise<number> {
  const answer = await fetch(`${address}/rest/v1/lyrics?select=id`, {
    method: "POST",
    headers: {
      apikey: keys.secret,
      "Content-Type": "application/json",
      Prefer: "return=representation",
    },
    body: JSON.stringify({ title, lyrics_english: "Likha hua bol" }),
    signal: AbortSignal.timeout(givesUpAfterMs),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
  const [row] = (await answer.json()) as { id: number }[];
  if (!row) throw new Error("A song was saved, and no id came back.");
  return row.id;
}

/**
 * @param name stands in the titles, each of which is used once
 * @param count how many write at a time
 */
export function startWriters(address: string, name: string, count: number): Writers {
  const acknowledged = new Set<number>();
  const failed: string[] = [];
  let [isOver, lastAt, longest] = [false, performance.now(), 0];
  const noteTime = () => {
    longest = Math.max(longest, performance.now() - lastAt);
  };
  const write = async (writer: number) => {
    for (let number = 0; !isOver; number += 1) {
      try {
        acknowledged.add(await saveSong(address, `${titlesBegin}${name} ${writer}-${number}`));
        noteTime();
        lastAt = performance.now();
      } catch (error) {
        failed.push(String(error));
      }
      await wait(betweenSavesMs);
    }
  };
  const done = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  return {
    acknowledged,
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

export interface Stored {
  readonly found: number;
  /** Ids that were acknowledged and are not there. */
  readonly lost: readonly number[];
  /** Songs that were sent once and are there more than once. */
  readonly twins: number;
}

export async function findStored(sql: Sql, acknowledged: ReadonlySet<number>): Promise<Stored> {
  const rows = await sql<{ id: number; title: string }[]>`
    select id, title from lyrics where title like ${`${titlesBegin}%`}`;
  const ids = new Set(rows.map(({ id }) => id));
  return {
    found: rows.length,
    lost: [...acknowledged].filter((id) => !ids.has(id)),
    twins: rows.length - new Set(rows.map(({ title }) => title)).size,
  };
}
