/** The number of songs that lack a script, as it is shown. */
import { mostListed } from "#catalogue";
import { formatNumber } from "../../components/format-count.ts";

/** @param count more than `mostListed` are not counted further */
export function countTextOfLacking(count: number): string {
  return count > mostListed ? `${formatNumber(mostListed)}+` : formatNumber(count);
}
