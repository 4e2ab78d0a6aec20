/**
 * The folder in which PostgreSQL keeps its data, made whole or not at all. Refuses a folder of another major version
 * and never touches it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseRefusal } from "../refusal.ts";
import type { Binaries } from "./binaries.ts";
import { anothers } from "./data-folder.ts";
import { chooseRunAs, hasName, type RunAs } from "./run-as.ts";

/** The superuser of every cluster that we make. */
export const superuser = "postgres";

/** The major version of the packages in package.json. */
export const embeddedMajor = "18";

/** Builtin, not the machine's: the same order on every machine, and with plain C pg_trgm is blind to Devanagari. */
export const embeddedLocale = ["--locale-provider=builtin", "--locale=C.UTF-8"];

export interface ClusterOptions {
  readonly binaries: Binaries;
  /** Where it is, or is to be. */
  readonly folder: string;
  /** Arguments of initdb. */
  readonly locale: readonly string[];
  /** Written safely to the disk; only data that are thrown away may do without. */
  readonly durable: boolean;
  readonly namespaces?: boolean;
  /** Gives the making up. */
  readonly ending?: AbortSignal;
}

/**
 * Makes the cluster unless it is there.
 * @returns how its server has to be run
 * @throws {DatabaseRefusal} when it cannot be made
 * @throws the reason of `ending` when it was given up
 */
export async function makeCluster(options: ClusterOptions): Promise<RunAs> {
  const { folder, namespaces } = options;
  const owner = await stat(folder).catch(() => undefined);
  const runAs = chooseRunAs(owner, namespaces);
  if (owner) return runAs;
  await refuseAnothers(dirname(folder), runAs);
  // Beside it and renamed: a start that is killed half-way leaves no half cluster under the name that counts.
  const side = await mkdtemp(`${folder}.new-`);
  try {
    if (runAs.user)
      for (const each of [dirname(folder), side]) await chown(each, runAs.user.uid, runAs.user.gid);
    await initialise(options, side, runAs);
    await rename(side, folder).catch((error: NodeJS.ErrnoException) => {
      // Another start was faster; its cluster is as good.
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(side, { recursive: true, force: true });
  }
  return runAs;
}

/** What root makes in the folder of another user, that user could not change; PostgreSQL as nobody could not even enter it. */
async function refuseAnothers(dataFolder: string, { user }: RunAs): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid } = await stat(dataFolder);
  if (uid !== 0 && uid !== user?.uid) throw anothers(dataFolder, uid);
}

async function initialise(
  { binaries, locale, durable, ending }: ClusterOptions,
  side: string,
  runAs: RunAs,
): Promise<void> {
  ending?.throwIfAborted();
  const [program = "", ...programArguments] = [
    ...runAs.prefix,
    binaries.initdb,
    ...["--pgdata", side, "--username", superuser, "--encoding=UTF8", ...locale],
    // Whoever reaches the socket in our private folder is let in; nothing listens elsewhere.
    ...["--auth-local=trust", "--auth-host=reject", "--no-instructions"],
    ...syncArguments(durable),
  ];
  const child = spawn(program, programArguments, {
    cwd: dirname(side),
    env: { PATH: process.env.PATH, TZ: "UTC" },
    stdio: ["ignore", "pipe", "pipe"],
    ...runAs.user,
  });
  const giveUp = () => child.kill();
  ending?.addEventListener("abort", giveUp);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const [code, signal] = await once(child, "close").catch((error: Error) => [error.message]);
  ending?.removeEventListener("abort", giveUp);
  ending?.throwIfAborted();
  if (code !== 0) {
    throw new DatabaseRefusal(
      `The embedded PostgreSQL could not make its data folder in ${dirname(side)}: ${causeIn(printed) || (code ?? signal)}.` +
        (userHint(runAs) || " Mend that, or name another folder with DATA_DIR."),
    );
  }
}

/** Of all that initdb prints, what was wrong: `could not write to file "…": No space left on device`. */
function causeIn(printed: string): string {
  const causes = printed.split("\n").flatMap((line) => /(?:error|FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? []);
  return causes.join("; ");
}

/** At the end all files go to the disk: in one call where the kernel has one, half a second faster than one by one. */
function syncArguments(durable: boolean): readonly string[] {
  if (!durable) return ["--no-sync"];
  return process.platform === "linux" ? ["--sync-method=syncfs"] : [];
}

/** After so long, whoever was making a cluster has been killed. */
const halfMadeAfterMs = 600_000;

/** Removes what starts that were killed half-way have left beside the cluster. */
export async function removeHalfMade(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    const side = join(dirname(folder), name);
    const { mtimeMs } = await stat(side);
    if (Date.now() - mtimeMs > halfMadeAfterMs) await rm(side, { recursive: true, force: true });
  }
}

/** What helps where root had to hand the database to another user, and where the user is a mere number. */
export function userHint({ user, prefix }: RunAs): string {
  if (!user) return prefix.length > 0 || hasName() ? "" : namelessHint;
  return (
    ` As root and without user namespaces it runs as user ${user.uid}, who must be able to reach the project's and the ` +
    "data folder: start as an ordinary user, move both out of private folders, or set DATABASE_URL."
  );
}

const namelessHint =
  " Without user namespaces PostgreSQL needs a user who has a name: start as one who stands in /etc/passwd (in a " +
  "container: the image's own user), or set DATABASE_URL.";

/** @throws {DatabaseRefusal} when the folder was made by another major version, or is not a cluster */
export async function refuseOtherMajor(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return;
  const version = (await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version === embeddedMajor) return;
  if (version === "") {
    throw new DatabaseRefusal(
      `${folder} is not a data folder of PostgreSQL (it has no PG_VERSION). ` +
        `Move it away, or name another folder with DATA_DIR; nothing in ${basename(folder)} was changed.`,
    );
  }
  const next =
    Number(version) < Number(embeddedMajor)
      ? "Bring its data along with: npm run upgrade-database"
      : "Start the version of Antara that made it, or a newer one.";
  throw new DatabaseRefusal(
    `${folder} was made by PostgreSQL ${version}; this version of Antara brings ${embeddedMajor} and has changed nothing. ${next}`,
  );
}
