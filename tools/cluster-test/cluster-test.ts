/**
 * Rehearses several machines on this one: two Antara, three PostgreSQL under Patroni, balancers. Keeps nothing, and ends
 * what it started, also when it fails or is interrupted.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printWithTime, runCommand } from "#terminal";
import { ClusterTestError } from "./cluster-test-error.ts";
import { findPrograms } from "./programs.ts";
import { rehearse } from "./rehearse.ts";

const help = `Usage: npm run cluster-test [-- --failovers N] [-- --writers N] [-- --direct] [-- --keep]

Rehearses on this machine, on loopback and in a folder of its own, what docs/scale-out.md describes: two Antara behind HAProxy,
three PostgreSQL under Patroni with one etcd. Kills the primary by kill -9 over and over while songs are saved and pages are
read, restarts one Antara after the other, and holds the acknowledged songs against those found. The exit code is 1 when a
promise was not kept. Ten failovers take about ten minutes.

  --failovers N   how often the primary is killed; 10 if left out
  --writers N     how many save songs at a time; 8 if left out
  --keep          the folder, with what every program printed, is kept
  --direct        Antara gets all three PostgreSQL in DATABASE_URL, instead of the address of HAProxy

Needs Debian 12's packages postgresql-15, patroni, etcd-server and haproxy. As root, everything is run as the user nobody.`;

await runCommand(
  {
    help,
    flags: ["keep", "direct"],
    numbers: {
      failovers: { default: 10, min: 0, max: 1_000 },
      writers: { default: 8, max: 100 },
    },
    expected: [ClusterTestError],
  },
  async ({ flags: { keep, direct: isDirect = false }, numbers }) => {
    findPrograms();
    if (process.getuid?.() === 0) return runAsNobody();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "antara-cluster-")));
    try {
      await using stack = new AsyncDisposableStack();
      const rehearsed = rehearse({
        ...numbers,
        isDirect,
        rehearsal: { folder, stack },
        say: printWithTime(),
      });
      const broken = await Promise.race([rehearsed, untilInterrupted()]);
      for (const sentence of broken) console.error(sentence);
      console.log(broken.length > 0 ? "Not every promise was kept." : "Every promise was kept.");
      if (broken.length > 0) process.exitCode = 1;
    } finally {
      if (keep) console.log(`Kept: ${folder}`);
      else rmSync(folder, { recursive: true, force: true });
    }
  },
);
// What a rehearsal that was given up still waits for is of no use.
process.exit();

/**
 * PostgreSQL refuses to run as root. `nobody` and `nogroup` exist on every Linux and own nothing.
 * @throws {ClusterTestError} when that user cannot read the project
 */
function runAsNobody(): void {
  const asNobody = ["--reuid=65534", "--regid=65534", "--clear-groups", "--pdeathsig=TERM", "--"];
  if (spawnSync("setpriv", [...asNobody, "test", "-r", import.meta.filename]).status !== 0)
    throw new ClusterTestError(
      `The user nobody cannot read ${import.meta.filename}. Start the rehearsal as an ordinary user, or move the project out ` +
        "of private folders.",
    );
  const command = [process.execPath, ...process.argv.slice(1)];
  const { status } = spawnSync("setpriv", [...asNobody, ...command], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}

function untilInterrupted(): Promise<never> {
  return new Promise((_settle, refuse) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => refuse(new ClusterTestError(`Interrupted by ${signal}; all has been ended.`)));
  });
}
