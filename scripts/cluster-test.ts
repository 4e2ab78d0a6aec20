/**
 * Rehearses several machines on this one: two Antara, three PostgreSQL under Patroni, balancers. Keeps nothing, and ends
 * what it started, also when it fails or is interrupted.
 */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectFolder } from "./cluster-test/applications.ts";
import { ClusterRefused } from "./cluster-test/cluster-refused.ts";
import { createProcesses, refuseUnreadable } from "./cluster-test/processes.ts";
import { findPrograms } from "./cluster-test/programs.ts";
import { type RehearsalOptions, rehearse } from "./cluster-test/rehearse.ts";
import { brokenPromises, tableOf } from "./cluster-test/report.ts";

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

function readOptions():
  | (Pick<RehearsalOptions, "failovers" | "writers" | "isDirect"> & { isKept: boolean })
  | undefined {
  try {
    const { values } = parseArgs({
      options: {
        failovers: { type: "string", default: "10" },
        writers: { type: "string", default: "8" },
        keep: { type: "boolean", default: false },
        direct: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) return undefined;
    const failovers = wholeNumber("--failovers", values.failovers, 0, 1_000);
    const writers = wholeNumber("--writers", values.writers, 1, 100);
    return { failovers, writers, isDirect: values.direct, isKept: values.keep };
  } catch (error) {
    throw new ClusterRefused(`${(error as Error).message}\n\n${help}`);
  }
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new ClusterRefused(
    `${option} is a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`,
  );
}

async function run(): Promise<void> {
  const options = readOptions();
  if (!options) return console.log(help);
  findPrograms();
  refuseUnreadable([process.execPath, join(projectFolder, "build", "server", "index.js")]);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "antara-cluster-")));
  const processes = createProcesses(folder);
  const startedAt = performance.now();
  const say = (message: string) => console.log(`${minutes(performance.now() - startedAt)}  ${message}`);
  try {
    const interrupted = untilInterrupted();
    const figures = await Promise.race([rehearse({ ...options, processes, say }), interrupted]);
    const way = options.isDirect ? "hosts in DATABASE_URL" : "HAProxy";
    console.log(`\n${tableOf(figures, options.writers, way, new Date())}\n`);
    const broken = brokenPromises(figures);
    for (const sentence of broken) console.error(sentence);
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await processes.end();
    if (options.isKept) console.log(`Kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

function untilInterrupted(): Promise<never> {
  return new Promise((_settle, refuse) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => refuse(new ClusterRefused(`Interrupted by ${signal}; all has been ended.`)));
  });
}

/** @returns such as `2:07` */
function minutes(milliseconds: number): string {
  const whole = Math.floor(milliseconds / 1_000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

run().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof ClusterRefused ? error.message : error);
    process.exit(1);
  },
);
