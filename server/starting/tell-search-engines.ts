/**
 * Tells search engines which addresses have changed (https://www.indexnow.org/documentation), if the administrator
 * has switched it on: the only request that the site sends to others. A job, so nobody waits for it.
 */
import { noteTold, readAddressesToTell } from "#catalogue";
import type { Queue } from "#queue";
import { addressIn, languagePaths } from "../../site/addresses.ts";
import type { Live } from "../../site/door.ts";

/** In milliseconds. */
const [minute, day] = [60_000, 86_400_000];

/** Of one request, by the rules of IndexNow. */
const mostAddresses = 10_000;

/** Each page has an address in each language. */
const paths = Object.values(languagePaths);

/** With pauses that double from a minute, four hours. */
const mostTries = 8;

/** Why a batch is given up at once. */
const refusals: Readonly<Record<number, string>> = {
  400: "The form of the request was refused. Please report this as a mistake of Antara.",
  403: "The key was refused. See whether its address below can be opened from outside.",
  422: "The addresses are not of this host. See whether SITE_URL is the address that visitors use.",
};

interface Telling {
  readonly sql: Live["sql"];
  /** Nothing is sent unless it begins with `https://`. */
  readonly origin: string;
  /** Of a search engine, which tells the others. */
  readonly endpoint: string;
  /** In milliseconds: how long an answer may take. */
  readonly patience?: number;
}

export function tellSearchEngines(
  queue: Pick<Queue, "add">,
  { sql, origin, endpoint, patience = 10_000 }: Telling,
) {
  const run = async (_: unknown, stopping: AbortSignal): Promise<number | undefined> => {
    const batch = origin.startsWith("https://")
      ? await readAddressesToTell(sql, mostAddresses / paths.length)
      : null;
    if (!batch) return;
    const { key, paths: changed, places, failures } = batch;
    const urlList = changed.flatMap((address) => paths.map((path) => origin + addressIn(path, address)));
    const body = { host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList };
    const { status, waits } = await post(endpoint, JSON.stringify(body), patience, stopping);
    const isLater = (status === 0 || status === 429 || status >= 500) && failures + 1 < mostTries;
    const reason = refusals[status] ?? (status === 0 ? "No answer came." : `The answer was ${status}.`);
    const count = urlList.length.toLocaleString("en-IN");
    const isReceived = status === 200 || status === 202;
    const told = isReceived
      ? `Addresses received: ${count}.`
      : `Addresses ${isLater ? "to be sent again" : "given up"}: ${count}. ${reason}`;
    await noteTold(sql, isLater ? [] : places, told);
    return isLater ? Math.max(minute * 2 ** failures, Math.min(waits, day)) : minute;
  };
  return queue.add({ key: "telling search engines", every: minute, run });
}

/**
 * Follows no redirect, and reads nothing but the head of the answer.
 * @returns status 0 where no answer came; the milliseconds that it asks to wait, or 0
 * @throws when the process stops
 */
async function post(endpoint: string, body: string, patience: number, stopping: AbortSignal) {
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body,
      redirect: "manual",
      signal: AbortSignal.any([stopping, AbortSignal.timeout(patience)]),
    });
    await answer.body?.cancel();
    return { status: answer.status, waits: 1_000 * (Number(answer.headers.get("Retry-After")) || 0) };
  } catch {
    stopping.throwIfAborted();
    return { status: 0, waits: 0 };
  }
}
