/** How long programs have had the processor, which a busy machine makes no longer. Linux only. */
import { readdirSync, readFileSync } from "node:fs";
import { processesIn } from "../../postgres/testing/index.ts";

/** The kernel counts in hundredths of a second. */
const msOfTick = 10;

/**
 * @param group the process group of a program
 * @param folder of its database, whose processes have groups of their own
 * @returns milliseconds, those of children that have ended included; infinite where they cannot be known
 */
export function processorMs(group: number, folder: string): number {
  const inFolder = new Set(processesIn(folder));
  const ticks = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0)
    .map((pid) => {
      const facts = factsOf(pid);
      return facts.group === group || inFolder.has(pid) ? facts.ticks : 0;
    });
  const sum = ticks.reduce((all, each) => all + each, 0);
  return sum > 0 ? sum * msOfTick : Number.POSITIVE_INFINITY;
}

/** Fields of `/proc/PID/stat`, after the name, which is in parentheses and may hold anything. */
function factsOf(pid: number): { readonly group: number; readonly ticks: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return {
      group: Number(fields[2]),
      ticks: fields.slice(11, 15).reduce((all, each) => all + Number(each), 0),
    };
  } catch {
    return { group: 0, ticks: 0 };
  }
}
