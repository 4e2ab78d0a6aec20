/**
 * Runs one attempt to prove that one is the administrator: by a password, a recovery code or a passkey. Refuses it
 * while its lane is closed or it gets no turn, counts it as failed until it succeeds, and slows down strangers.
 */
import { setTimeout as wait } from "node:timers/promises";
import { wideNetworkOf } from "#networks";
import type { Sql } from "#postgres";
import { isNoTurn, type RunInQueue } from "../password/hash-queue.ts";
import { waitSecondsWithoutTurn } from "./sign-in-limits.ts";
import { countAttempt, findLane, type Lane } from "./throttle.ts";

/** Who makes an attempt. */
export interface Origin {
  /** Of the visitor, as told by the trusted proxies. */
  readonly address: string;
  /** From the cookie of a trusted browser. */
  readonly trustedToken: string | null;
}

export interface AttemptOptions {
  /** The queue of all attempts of the process. */
  readonly runInQueue: RunInQueue;
  /** Aborted when the client has closed its connection: the attempt is not checked then. */
  readonly left?: AbortSignal;
  readonly now?: Date;
  /** Delays an answer. */
  readonly sleep?: (ms: number) => Promise<unknown>;
}

/** Too early: nothing was checked. */
export interface Waiting {
  readonly kind: "wait";
  readonly seconds: number;
}

/**
 * @param check runs when the attempt's turn has come; after a success it calls `forgive` or opens a session
 * @returns what `check` returned, or for how long no attempt is accepted
 */
export async function runAttempt<Result extends { readonly kind: string }>(
  sql: Sql,
  origin: Origin,
  { runInQueue, left, now = new Date(), sleep = wait }: AttemptOptions,
  check: (lane: Lane) => Promise<Result>,
): Promise<Result | Waiting> {
  const lane = await findLane(sql, origin, now);
  if (lane.waitSeconds > 0) return { kind: "wait", seconds: lane.waitSeconds };
  const result = await checkInQueue({ runInQueue, left }, lane, origin, () =>
    // Whoever has left while the attempt was counted costs no hash.
    countAndCheck(sql, origin, lane, now, async () => (left?.aborted ? withoutTurn : check(lane))),
  );
  // A client that must wait has learned nothing, and delaying it would only keep one more request open.
  if (lane.slowdownMs > 0 && result.kind !== "wait") await sleep(lane.slowdownMs);
  return result;
}

const withoutTurn: Waiting = { kind: "wait", seconds: waitSecondsWithoutTurn };

/** An attempt counts only once its turn comes: a client that gets none has not failed. */
async function checkInQueue<Result>(
  { runInQueue, left }: Pick<AttemptOptions, "runInQueue" | "left">,
  lane: Lane,
  { address }: Origin,
  check: () => Promise<Result>,
): Promise<Result | Waiting> {
  try {
    return await runInQueue(check, lane.isKnown ? null : wideNetworkOf(address), left);
  } catch (error) {
    if (isNoTurn(error)) return withoutTurn;
    throw error;
  }
}

async function countAndCheck<Result>(
  sql: Sql,
  origin: Origin,
  lane: Lane,
  now: Date,
  check: () => Promise<Result>,
): Promise<Result | Waiting> {
  if (await countAttempt(sql, lane.name, now)) return check();
  const { waitSeconds } = await findLane(sql, origin, now);
  return { kind: "wait", seconds: Math.max(1, waitSeconds) };
}
