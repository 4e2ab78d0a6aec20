/**
 * PostgreSQL refuses to run as root and its initdb refuses a user without a name. In a user namespace of its own it
 * runs all the same, with our rights on files; where those are forbidden, root hands it to another user.
 */
import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";

/** How a program of PostgreSQL is to be started. */
export interface RunAs {
  /** Put before the program and its arguments. */
  readonly prefix: readonly string[];
  /** A user to become, who must own the data. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** `nobody` and `nogroup`: they exist on every Linux and own nothing. */
const nobody = { uid: 65534, gid: 65534 };

/**
 * @param owner who owns the data folder, if there is one already
 * @param namespaces whether user namespaces may be tried
 */
export function chooseRunAs(owner: { uid: number; gid: number } | undefined, namespaces = true): RunAs {
  const isRoot = process.getuid?.() === 0;
  // Data that belong to someone else were made by them, or were handed to them below.
  if (isRoot && owner && owner.uid !== 0) return { prefix: [], user: { uid: owner.uid, gid: owner.gid } };
  if (!isRoot && hasName()) return { prefix: [] };
  if (namespaces && succeeds("unshare", ["--user", "--", "true"]))
    return { prefix: ["unshare", "--user", "--"] };
  return isRoot ? { prefix: [], user: nobody } : { prefix: [] };
}

/** @returns whether the user of this process has a name, not only a number */
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

/** Makes the kernel interrupt the server when we die, however that happens. Linux only; nothing where it is absent. */
export function endWithUs(): readonly string[] {
  const ours = ["--pdeathsig", "INT", "--"];
  return succeeds("setpriv", [...ours, "true"]) ? ["setpriv", ...ours] : [];
}
