/** What the rehearsal found, in lines for whoever ran it: what broke a promise, and a row for docs. */
import type { Figures } from "./figures.ts";

/** A change is to be on every instance within that time. */
const liveWithinMs = 1_000;

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

/** @returns one sentence for each promise that was not kept; none when all is well */
export function brokenPromises({ live, reads, rolling, stored }: Figures): string[] {
  const slowestLive = Math.max(...live.flatMap(({ onPageMs, onSocketMs }) => [onPageMs, onSocketMs]));
  return [
    ...(stored.lost.length > 0
      ? [`${stored.lost.length} acknowledged saves are lost: ${listed(stored.lost)}`]
      : []),
    ...(stored.twins > 0 ? [`${stored.twins} songs are stored twice.`] : []),
    ...(slowestLive > liveWithinMs
      ? [`A change took ${seconds(slowestLive)} to all instances; 1 s is promised.`]
      : []),
    ...(reads.failed.length > 0
      ? [`${reads.failed.length} readings of kept pages failed: ${listed(reads.failed)}`]
      : []),
    ...Object.entries(rolling).flatMap(([balancer, { failed }]) =>
      failed.length > 0
        ? [`${failed.length} requests by ${balancer} failed during the rolling restart: ${listed(failed)}`]
        : [],
    ),
  ];
}

function listed(faults: readonly unknown[]): string {
  return `${faults.slice(0, 5).join("; ")}${faults.length > 5 ? " …" : ""}`;
}

/**
 * @param writers how many saved at a time
 * @param way by which the applications reached the primary
 * @returns a table of one row
 */
export function tableOf(figures: Figures, writers: number, way: string, day: Date): string {
  const { live, failovers, reads, rolling, stored } = figures;
  const longest = (values: readonly number[]) => (values.length > 0 ? seconds(Math.max(...values)) : "–");
  const cells = [
    ["date", day.toISOString().slice(0, 10)],
    ["primary reached", way],
    ["failovers", `${failovers.length}, ${writers} writers`],
    ["acknowledged", figures.acknowledged],
    ["found", `${stored.found}, ${stored.lost.length} lost, ${stored.twins} twice`],
    ["longest pause", longest(failovers.map(({ pauseMs }) => pauseMs))],
    ["saves refused meanwhile", figures.savesFailed],
    [
      "kept pages read",
      `${reads.answered}, ${reads.failed.length} failed, slowest ${seconds(reads.slowestMs)}`,
    ],
    ["change on all instances", longest(live.flatMap(({ onPageMs, onSocketMs }) => [onPageMs, onSocketMs]))],
    ["rolling restart, HAProxy", `${rolling.haproxy.answered}, ${rolling.haproxy.failed.length} failed`],
    ["rolling restart, nginx", `${rolling.nginx.answered}, ${rolling.nginx.failed.length} failed`],
  ];
  const row = (texts: readonly unknown[]) => `| ${texts.join(" | ")} |`;
  return [
    row(cells.map(([name]) => name)),
    row(cells.map(() => "---")),
    row(cells.map(([, value]) => value)),
  ].join("\n");
}
