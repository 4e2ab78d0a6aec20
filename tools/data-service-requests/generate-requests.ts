/** The requests of one run. The same seed makes the same ones again, number by number. */
import fc from "fast-check";
import { type Asked, askedOf } from "./asked.ts";
import { drawBroken } from "./broken.ts";
import { drawCall } from "./calls.ts";
import { type Draw, drawn } from "./draw.ts";
import { drawRead } from "./reads.ts";
import { drawWrite } from "./writes.ts";

/** Deeper nesting costs the judge seconds. */
const deepest = 2;

export function generateRequests(count: number, seed: number): Asked[] {
  return fc.sample(drawn(drawRequest), { numRuns: count, seed });
}

function drawRequest(draw: Draw): Asked {
  return draw.way(
    [11, () => askedOf(drawRead(draw, deepest))],
    [3, () => askedOf(drawCall(draw))],
    [5, () => askedOf(drawWrite(draw))],
    [2, () => drawBroken(draw, deepest)],
  );
}
