/** The twelve plates by name. Frozen: their order is part of the choice by hash, their names stand in addresses. */
import { aankh } from "./aankh.ts";
import { akshar } from "./akshar.ts";
import { chaand } from "./chaand.ts";
import { kamal } from "./kamal.ts";
import { lehar } from "./lehar.ts";
import { mehrab } from "./mehrab.ts";
import { parda } from "./parda.ts";
import { patti } from "./patti.ts";
import type { Plate } from "./plate.ts";
import { suraj } from "./suraj.ts";
import { taar } from "./taar.ts";
import { tawa } from "./tawa.ts";
import { tukri } from "./tukri.ts";

const plates: ReadonlyMap<string, Plate> = new Map([
  ["tawa", tawa],
  ["suraj", suraj],
  ["mehrab", mehrab],
  ["lehar", lehar],
  ["kamal", kamal],
  ["tukri", tukri],
  ["aankh", aankh],
  ["parda", parda],
  ["chaand", chaand],
  ["taar", taar],
  ["akshar", akshar],
  ["patti", patti],
]);

export const plateNames: readonly string[] = [...plates.keys()];

/** @returns undefined for a name that is no plate */
export function plateNamed(name: string): Plate | undefined {
  return plates.get(name);
}
