/**
 * Tests an installation of several machines on this machine: two Antara, three PostgreSQL under Patroni, balancers.
 * Removes its files and ends its processes, even if it fails or is interrupted.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printWithTime, runCommand } from "#terminal";
import { ClusterTestError } from "./cluster-test-error.ts";
import { requirePrograms } from "./programs.ts";
import { runClusterTest } from "./run-cluster-test.ts";

const help = `Usage: npm run cluster-test [-- --failovers N] [-- --writers N] [-- --direct] [-- --keep]

Tests the installation of docs/scale-out.md on this machine, on loopback and in a temporary folder: two Antara behind HAProxy,
three PostgreSQL under Patroni with one etcd. Kills the primary repeatedly by kill -9 while songs are saved and pages are read,
restarts one Antara after the other, and compares acknowledged songs with stored songs. The exit code is 1 when a check failed.
Ten failovers take about ten minutes.

It rehearses software of others (Patroni, etcd, HAProxy) in Debian's versions, with the files of deploy/: run it after a change of
these files, of how Antara connects to PostgreSQL, or for other versions. Antara's own promises are tested by npm test.

  --failovers N   how often the primary is killed; 10 by default
  --writers N     how many writers save songs at once; 8 by default
  --keep          keep the folder with the output of every program
  --direct        list all three PostgreSQL in DATABASE_URL, instead of the address of HAProxy

Needs Debian 12's packages postgresql-15, patroni, etcd-server and haproxy. As root, everything runs as the user nobody.`;

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
    requirePrograms();
    if (process.getuid?.() === 0) return runAsNobody();
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "antara-cluster-")));
    try {
      await using stack = new AsyncDisposableStack();
      const finished = runClusterTest({
        ...numbers,
        isDirect,
        context: { folder, stack },
        say: printWithTime(),
      });
      const broken = await Promise.race([finished, untilInterrupted()]);
      for (const sentence of broken) console.error(sentence);
      console.log(broken.length > 0 ? "Some checks failed." : "All checks passed.");
      if (broken.length > 0) process.exitCode = 1;
    } finally {
      if (keep) console.log(`Kept: ${folder}`);
      else rmSync(folder, { recursive: true, force: true });
    }
  },
);
// After an interruption, steps of the test may still be waiting.
process.exit();

/**
 * PostgreSQL refuses to run as root. `nobody` and `nogroup` exist on every Linux and own nothing.
 * @throws {ClusterTestError} when that user cannot read the project
 */
function runAsNobody(): void {
  const asNobody = ["--reuid=65534", "--regid=65534", "--clear-groups", "--pdeathsig=TERM", "--"];
  if (spawnSync("setpriv", [...asNobody, "test", "-r", import.meta.filename]).status !== 0)
    throw new ClusterTestError(
      `The user nobody cannot read ${import.meta.filename}. Start the test as an ordinary user, or move the project out ` +
        "of private folders.",
    );
  const command = [process.execPath, ...process.argv.slice(1)];
  const { status } = spawnSync("setpriv", [...asNobody, ...command], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}

function untilInterrupted(): Promise<never> {
  return new Promise((_settle, refuse) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () =>
        refuse(new ClusterTestError(`Interrupted by ${signal}; all processes have ended.`)),
      );
  });
}
