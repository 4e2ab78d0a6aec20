/**
 * Measures two servers alternately, ours and a reference, several times. A run in which the server did not keep its
 * core busy measured something else, so it is repeated; if that does not help, the comparison is not sound.
 */
import { processorSeconds } from "#machine";
import { type Pair, type PairsSummary, summarise } from "./statistics.ts";
import { type Load, type LoadResult, sendLoad } from "./wrk.ts";

/** A server that is running. */
export interface MeasuredServer {
  readonly address: string;
  /** Process ids whose time counts, with all their descendants. */
  readonly processes: readonly number[];
}

export interface Side {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly load: Load;
}

interface Comparison extends PairsSummary {
  /** Whether every run that counts kept the core busy and had no failed request. */
  readonly isSound: boolean;
}

interface Run extends LoadResult {
  /** Share of the core's time that the server used, from 0 to 1. */
  readonly busy: number;
}

const fullRun = { pairs: 9, seconds: 4, warmUpSeconds: 3, tries: 4 };
/** Enough to check that everything works. */
const quickRun = { pairs: 1, seconds: 2, warmUpSeconds: 1, tries: 2 };

/** Share of the core's time. */
const minBusy = 0.9;

/**
 * @param quick one short pair
 * @returns answers a second of both, and their ratio
 */
export async function measurePairs(ours: Side, reference: Side, quick: boolean): Promise<Comparison> {
  const { pairs: wanted, warmUpSeconds, seconds, tries } = quick ? quickRun : fullRun;
  for (const side of [ours, reference]) await sendLoad(side.server.address, side.load, warmUpSeconds);
  const pairs: Pair[] = [];
  let isSound = true;
  for (let pair = 1; pair <= wanted; pair += 1) {
    const [own, other] = [await measure(ours, seconds, tries), await measure(reference, seconds, tries)];
    isSound &&= [own, other].every(({ busy, failed }) => busy >= minBusy && failed === 0);
    pairs.push({ ours: own.perSecond, reference: other.perSecond });
    console.log(
      `  ${pair} of ${wanted}  ${ours.name} ${describe(own)}; ${reference.name} ${describe(other)}`,
    );
  }
  return { ...summarise(pairs), isSound };
}

async function measure(side: Side, seconds: number, tries: number): Promise<Run> {
  const { server, load } = side;
  const before = processorSeconds(server.processes);
  const startedAt = performance.now();
  const result = await sendLoad(server.address, load, seconds);
  const used = processorSeconds(server.processes) - before;
  const run = { ...result, busy: used / ((performance.now() - startedAt) / 1_000) };
  if (run.busy >= minBusy || tries <= 1) return run;
  return measure(side, seconds, tries - 1);
}

function describe({ perSecond, busy, failed }: Run): string {
  const idle = busy < minBusy ? `, core busy for only ${Math.round(100 * busy)} %` : "";
  const failures = failed > 0 ? `, ${failed} FAILED` : "";
  return `${Math.round(perSecond).toLocaleString("en")} a second${idle}${failures}`;
}
