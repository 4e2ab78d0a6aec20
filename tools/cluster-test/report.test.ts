import { expect, test } from "vitest";
import type { Figures } from "./figures.ts";
import { brokenPromises, tableOf } from "./report.ts";

const load = { answered: 900, failed: [], acknowledged: new Set([1]) };

const good: Figures = {
  live: [{ onPageMs: 40, onSocketMs: 210, ids: [1] }],
  failovers: [
    { killed: "Patroni of db1", newPrimaryMs: 19_000, pauseMs: 21_340 },
    { killed: "PostgreSQL of db2", newPrimaryMs: 3_000, pauseMs: 4_000 },
  ],
  savesFailed: 12,
  reads: { answered: 5_000, slowestMs: 2_040, failed: [] },
  rolling: { haproxy: load, nginx: load },
  acknowledged: 1_234,
  stored: { found: 1_240, lost: [], twins: 0 },
};

test("a rehearsal in which all was kept says nothing else, and gives its row", () => {
  expect(brokenPromises(good)).toEqual([]);
  expect(tableOf(good, 8, "HAProxy", new Date("2026-11-22T10:00:00Z")).split("\n")[2]).toBe(
    "| 2026-11-22 | HAProxy | 2, 8 writers | 1234 | 1240, 0 lost, 0 twice | 21.3 s | 12 | " +
      "5000, 0 failed, slowest 2.0 s | 0.2 s | 900, 0 failed | 900, 0 failed |",
  );
});

test.each<[string, Partial<Figures>, RegExp]>([
  ["a lost save", { stored: { found: 9, lost: [7], twins: 0 } }, /1 acknowledged saves are lost: 7/],
  ["a song stored twice", { stored: { found: 9, lost: [], twins: 2 } }, /2 songs are stored twice/],
  ["a late change", { live: [{ onPageMs: 1_400, onSocketMs: 3, ids: [] }] }, /took 1\.4 s/],
  ["a page that failed", { reads: { answered: 1, slowestMs: 1, failed: ["/: 503"] } }, /failed: \/: 503/],
  [
    "a request that failed in a restart",
    { rolling: { haproxy: load, nginx: { ...load, failed: Array(7).fill("502") } } },
    /7 requests by nginx failed .*502; 502 …/,
  ],
])("%s is told", (_name, figures, sentence) => {
  const broken = brokenPromises({ ...good, ...figures });
  expect(broken).toHaveLength(1);
  expect(broken[0]).toMatch(sentence);
});
