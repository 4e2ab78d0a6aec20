/** The programs of other people that the rehearsal runs, from Debian's packages. */
import { existsSync } from "node:fs";
import { ClusterTestError } from "./cluster-test-error.ts";

export const postgresBinaries = "/usr/lib/postgresql/15/bin";

/** Each program, and the package that brings it. */
const packages = {
  [`${postgresBinaries}/postgres`]: "postgresql-15",
  "/usr/bin/patroni": "patroni",
  "/usr/bin/etcd": "etcd-server",
  "/usr/sbin/haproxy": "haproxy",
} as const;

/** @throws {ClusterTestError} with the command that installs what is missing */
export function findPrograms(): void {
  const missing = Object.entries(packages).filter(([program]) => !existsSync(program));
  if (missing.length === 0) return;
  throw new ClusterTestError(
    `The rehearsal needs programs of Debian 12 that are not here. Install them with\n` +
      `  apt-get install --no-install-recommends ${missing.map(([, name]) => name).join(" ")}\n` +
      "and, where Debian started them as services that nobody needs, end these again: systemctl disable --now NAME.",
  );
}
