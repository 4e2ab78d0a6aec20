/** Processor time of a program and of everything it has started, as Linux counts it. */
import { readdirSync, readFileSync } from "node:fs";

/** Of /proc/PID/stat: every Linux shows this many, whatever its kernel counts internally. */
const ticksPerSecond = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

/**
 * @param roots process ids; a process that belongs to two of them is counted once
 * @returns seconds of processor time that they and all their descendants have used since each began
 */
export function processorSeconds(roots: readonly number[]): number {
  const processes = readProcesses();
  const members = new Set<number>(roots);
  for (let before = -1; before !== members.size; ) {
    before = members.size;
    for (const { pid, parent } of processes) if (members.has(parent)) members.add(pid);
  }
  const ticks = processes.reduce((sum, { pid, ticks }) => (members.has(pid) ? sum + ticks : sum), 0);
  return ticks / ticksPerSecond;
}

function readProcesses(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [parseStat(readFileSync(`/proc/${name}/stat`, "latin1"))];
      } catch {
        // It has ended since the folder was read.
        return [];
      }
    });
}

/** @param stat the text of /proc/PID/stat (proc_pid_stat(5)); the name in parentheses may hold anything */
export function parseStat(stat: string): Process {
  const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return {
    pid: Number.parseInt(stat, 10),
    parent: Number(afterName[1]),
    // Fields 14 to 17, counted with the name as the second: user and system time, then those of children that have
    // ended.
    ticks: afterName.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
  };
}
