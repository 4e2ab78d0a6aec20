/**
 * The programs of other people that the rehearsal runs, from Debian's packages. Installs what is missing where that starts
 * no service; else says how it is done.
 */
import { existsSync } from "node:fs";
import { installDebianPackage } from "#machine";
import { ClusterRefused } from "./cluster-refused.ts";

export const postgresBinaries = "/usr/lib/postgresql/15/bin";

/** Each program, and the package that brings it. */
const packages = {
  [`${postgresBinaries}/postgres`]: "postgresql-15",
  "/usr/bin/patroni": "patroni",
  "/usr/bin/etcd": "etcd-server",
  "/usr/sbin/haproxy": "haproxy",
  "/usr/sbin/nginx": "nginx-light",
} as const;

/** @throws {ClusterRefused} with the command that installs what is missing */
export function findPrograms(): void {
  const missing = Object.entries(packages).filter(([program]) => !existsSync(program));
  // With an init system that runs, Debian starts each as a service, on ports that may be somebody's.
  const startsServices = existsSync("/run/systemd/system");
  const left = missing.filter(
    ([program, name]) => startsServices || !installDebianPackage(name) || !existsSync(program),
  );
  if (left.length === 0) return;
  throw new ClusterRefused(
    `The rehearsal needs programs of Debian 12 that are not here: ${left.map(([program]) => program).join(", ")}. ` +
      "Install them with\n" +
      `  apt-get install --no-install-recommends ${left.map(([, name]) => name).join(" ")}\n` +
      "and, where Debian started them as services that nobody needs, end these again: systemctl disable --now NAME.",
  );
}
