/**
 * PostgreSQL refuses to run as root, and initdb refuses a user without a name. In a user namespace it runs anyway,
 * with the same file permissions; where namespaces are forbidden, root runs it as another user.
 */
import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";

/** How to start a program of PostgreSQL. */
export interface RunAs {
  /** Command before the program. */
  readonly prefix: readonly string[];
  /** User of the process, who must own the data. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** `nobody` and `nogroup`, which exist on every Linux and own nothing. */
const nobody = { uid: 65534, gid: 65534 };

/**
 * @param owner owner of the data folder, if it exists
 * @param namespaces whether user namespaces may be tried
 */
export function chooseRunAs(owner: { uid: number; gid: number } | undefined, namespaces = true): RunAs {
  const isRoot = process.getuid?.() === 0;
  // Another owner has created the data, or has got it from root below.
  if (isRoot && owner && owner.uid !== 0) return { prefix: [], user: { uid: owner.uid, gid: owner.gid } };
  if (!isRoot && hasName()) return { prefix: [] };
  if (namespaces && succeeds("unshare", ["--user", "--", "true"]))
    return { prefix: ["unshare", "--user", "--"] };
  return isRoot ? { prefix: [], user: nobody } : { prefix: [] };
}

/** @returns whether the user of this process has a name, not only an id */
export function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

function succeeds(program: string, programArguments: readonly string[]): boolean {
  return spawnSync(program, programArguments, { stdio: "ignore" }).status === 0;
}

/** Makes the kernel stop the server when this process ends for any reason. Empty where `setpriv` is missing. */
export function endWithUs(): readonly string[] {
  const ours = ["--pdeathsig", "INT", "--"];
  return succeeds("setpriv", [...ours, "true"]) ? ["setpriv", ...ours] : [];
}
