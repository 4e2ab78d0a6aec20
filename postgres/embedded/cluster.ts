/**
 * Creates PostgreSQL's data folder (the cluster), completely or not at all. Refuses a folder of another major version
 * without changing it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseRefusal } from "../refusal.ts";
import type { Binaries } from "./binaries.ts";
import { otherOwnerRefusal } from "./data-folder.ts";
import { chooseRunAs, hasName, type RunAs } from "./run-as.ts";

/** The superuser of every created cluster. */
export const superuser = "postgres";

/** The major version of the packages in package.json. */
export const embeddedMajor = "18";

/** The builtin locale sorts the same on every machine; with plain C, pg_trgm ignores Devanagari. */
export const embeddedLocale = ["--locale-provider=builtin", "--locale=C.UTF-8"];

interface ClusterOptions {
  readonly binaries: Binaries;
  readonly folder: string;
  /** Arguments of initdb. */
  readonly locale: readonly string[];
  /** Whether to sync to disk; false only for temporary data. */
  readonly durable: boolean;
  readonly namespaces?: boolean;
  /** Cancels the creation. */
  readonly ending?: AbortSignal;
}

/**
 * Creates the cluster unless it exists.
 * @returns how to run its server
 * @throws {DatabaseRefusal} when it cannot be created
 * @throws the reason of `ending` when it was cancelled
 */
export async function makeCluster(options: ClusterOptions): Promise<RunAs> {
  const { folder, namespaces } = options;
  const owner = await stat(folder).catch(() => undefined);
  const runAs = chooseRunAs(owner, namespaces);
  if (owner) return runAs;
  await refuseOthersFolder(dirname(folder), runAs);
  // Created under a temporary name and renamed, so that a killed start leaves no incomplete cluster.
  const side = await mkdtemp(`${folder}.new-`);
  try {
    if (runAs.user)
      for (const path of [dirname(folder), side]) await chown(path, runAs.user.uid, runAs.user.gid);
    await initialise(options, side, runAs);
    await rename(side, folder).catch((error: NodeJS.ErrnoException) => {
      // Another process was faster, and its cluster is used.
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(side, { recursive: true, force: true });
  }
  return runAs;
}

/** Another user could not change what root creates in the folder, and PostgreSQL as nobody could not enter it. */
async function refuseOthersFolder(dataFolder: string, { user }: RunAs): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid } = await stat(dataFolder);
  if (uid !== 0 && uid !== user?.uid) throw otherOwnerRefusal(dataFolder, uid);
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
    // Access is controlled by the private folder of the socket; the server does not listen on the network.
    ...["--auth-local=trust", "--auth-host=reject", "--no-instructions"],
    ...syncArguments(durable),
  ];
  const child = spawn(program, programArguments, {
    cwd: dirname(side),
    env: { PATH: process.env.PATH, TZ: "UTC" },
    stdio: ["ignore", "pipe", "pipe"],
    ...runAs.user,
  });
  const cancel = () => child.kill();
  ending?.addEventListener("abort", cancel);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const [code, signal] = await once(child, "close").catch((error: Error) => [error.message]);
  ending?.removeEventListener("abort", cancel);
  ending?.throwIfAborted();
  if (code !== 0) {
    throw new DatabaseRefusal(
      `The embedded PostgreSQL could not make its data folder in ${dirname(side)}: ${causeIn(printed) || (code ?? signal)}.` +
        (userHint(runAs) || " Mend that, or name another folder with DATA_DIR."),
    );
  }
}

/** Extracts the errors from the output of initdb: `could not write to file "…": No space left on device`. */
function causeIn(printed: string): string {
  const causes = printed.split("\n").flatMap((line) => /(?:error|FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? []);
  return causes.join("; ");
}

/** Syncs all files with one call on Linux, half a second faster than one by one. */
function syncArguments(durable: boolean): readonly string[] {
  if (!durable) return ["--no-sync"];
  return process.platform === "linux" ? ["--sync-method=syncfs"] : [];
}

/** An incomplete cluster of this age belongs to a killed process. */
const halfMadeAfterMs = 600_000;

/** Removes incomplete clusters of killed processes. */
export async function removeHalfMade(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    const side = join(dirname(folder), name);
    const { mtimeMs } = await stat(side);
    if (Date.now() - mtimeMs > halfMadeAfterMs) await rm(side, { recursive: true, force: true });
  }
}

/** Advice for the operator if root had to run the server as another user, or if the user has no name. */
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

/** @throws {DatabaseRefusal} when the folder is from another major version, or is not a cluster */
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
