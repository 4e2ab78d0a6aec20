/**
 * Rehearses several machines on this one: two Antara, three PostgreSQL under Patroni, balancers. Keeps nothing, and ends
 * what it started, also when it fails or is interrupted.
 */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printWithTime, runCommand } from "#terminal";
import { projectFolder } from "./applications.ts";
import { ClusterRefused } from "./cluster-refused.ts";
import { createProcesses, refuseUnreadable } from "./processes.ts";
import { findPrograms } from "./programs.ts";
import { rehearse } from "./rehearse.ts";
import { brokenPromises, tableOf } from "./report.ts";

const help = `Usage: npm run cluster-test [-- --failovers N] [-- --writers N] [-- --direct] [-- --keep]

Rehearses on this machine, on loopback and in a folder of its own, what docs/scale-out.md describes: two Antara behind HAProxy
and nginx, three PostgreSQL under Patroni with one etcd. Kills the primary by kill -9 over and over while songs are saved and
pages are read, holds the acknowledged songs against those found, restarts one Antara after the other, and prints a row of
figures. The exit code is 1 when a promise was not kept. Ten failovers take about ten minutes.

  --failovers N   how often the primary is killed; 10 if left out
  --writers N     how many save songs at a time; 8 if left out
  --keep          the folder, with what every program printed, is kept
  --direct        Antara gets all three PostgreSQL in DATABASE_URL, instead of the address of HAProxy

Needs Debian 12's packages postgresql-15, patroni, etcd-server, haproxy and nginx-light; root in a container gets what is
missing by apt-get. As root, everything is run as the user nobody.`;

await runCommand(
  {
    help,
    flags: ["keep", "direct"],
    numbers: {
      failovers: { default: 10, min: 0, max: 1_000 },
      writers: { default: 8, max: 100 },
    },
    expected: [ClusterRefused],
  },
  async ({ flags: { keep, direct: isDirect = false }, numbers }) => {
    findPrograms();
    refuseUnreadable([process.execPath, join(projectFolder, "build", "server", "index.js")]);
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "antara-cluster-")));
    const processes = createProcesses(folder);
    try {
      const rehearsal = rehearse({ ...numbers, isDirect, processes, say: printWithTime() });
      const figures = await Promise.race([rehearsal, untilInterrupted()]);
      const way = isDirect ? "hosts in DATABASE_URL" : "HAProxy";
      console.log(`\n${tableOf(figures, numbers.writers, way, new Date())}\n`);
      const broken = brokenPromises(figures);
      for (const sentence of broken) console.error(sentence);
      if (broken.length > 0) process.exitCode = 1;
    } finally {
      await processes.end();
      if (keep) console.log(`Kept: ${folder}`);
      else rmSync(folder, { recursive: true, force: true });
    }
  },
);
// What a rehearsal that was given up still waits for is of no use.
process.exit();

function untilInterrupted(): Promise<never> {
  return new Promise((_settle, refuse) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => refuse(new ClusterRefused(`Interrupted by ${signal}; all has been ended.`)));
  });
}
