/** The requests of one run. The same seed makes the same ones again, number by number. */
import fc from "fast-check";
import type { Asked } from "./asked.ts";
import { broken } from "./broken.ts";
import { calls } from "./calls.ts";
import { reads } from "./reads.ts";
import { writes } from "./writes.ts";

const any = fc.oneof(
  { weight: 11, arbitrary: reads() },
  { weight: 3, arbitrary: calls() },
  { weight: 5, arbitrary: writes() },
  { weight: 2, arbitrary: broken() },
);

export function generateRequests(count: number, seed: number): Asked[] {
  return fc.sample(any, { numRuns: count, seed });
}
