/** The programs that the cluster test needs, from Debian's packages. */
import { existsSync } from "node:fs";
import { ClusterTestError } from "./cluster-test-error.ts";

export const postgresBinaries = "/usr/lib/postgresql/15/bin";

/** Each program and its package. */
const packages = {
  [`${postgresBinaries}/postgres`]: "postgresql-15",
  "/usr/bin/patroni": "patroni",
  "/usr/bin/etcd": "etcd-server",
  "/usr/sbin/haproxy": "haproxy",
} as const;

/** @throws {ClusterTestError} with the command that installs what is missing */
export function requirePrograms(): void {
  const missing = Object.entries(packages).filter(([program]) => !existsSync(program));
  if (missing.length === 0) return;
  throw new ClusterTestError(
    `The cluster test needs programs of Debian 12 that are not installed. Install them with\n` +
      `  apt-get install --no-install-recommends ${missing.map(([, name]) => name).join(" ")}\n` +
      "and stop the services that Debian starts with them, if you do not need them: systemctl disable --now NAME.",
  );
}
