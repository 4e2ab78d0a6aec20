/** Why codes were not saved, with a message for the administrator. */
import type { SiteCodes } from "./site-codes.ts";

/** Nothing was saved. The message names the cause and the next step. */
export class CodesRefused extends Error {
  override readonly name = "CodesRefused";
  readonly code = "too-long";
  readonly field: keyof SiteCodes;

  constructor(field: keyof SiteCodes) {
    super(`A code may have at most ${longestCode.toLocaleString("en-IN")} characters. Please shorten it.`);
    this.field = field;
  }
}

/** In characters (code points), as the database counts them. */
export const longestCode = 100_000;
