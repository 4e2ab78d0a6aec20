/** How visitors are told of a line. */
import type { Line } from "../reading-place/find-lines.ts";

/** @returns for example 'Line 12' */
export function nameOf({ name }: Line): string {
  return name.replaceAll("-", " ").replace(/^\w/, (letter) => letter.toUpperCase());
}
