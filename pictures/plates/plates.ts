/**
 * The twelve plates by name. Frozen: their order is part of the choice by hash, and addresses contain their names.
 */
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

export const plates: ReadonlyMap<string, Plate> = new Map(
  Object.entries({ tawa, suraj, mehrab, lehar, kamal, tukri, aankh, parda, chaand, taar, akshar, patti }),
);
