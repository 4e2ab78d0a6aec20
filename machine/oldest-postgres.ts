/** Finds the oldest supported PostgreSQL, version 15 as in Debian 12, so that tests can run on it too. */
import { existsSync } from "node:fs";
import { installDebianPackage } from "./debian-packages.ts";

const debianBinaries = "/usr/lib/postgresql/15/bin";

type OldestPostgres =
  | { readonly found: true; readonly version: string; readonly binaries: string }
  | { readonly found: false; readonly reason: string };

/** @returns the folder of its programs; installs Debian's package where that is possible */
export function findOldestPostgres(): OldestPostgres {
  const isThere = () => existsSync(`${debianBinaries}/initdb`);
  if (isThere() || (installDebianPackage("postgresql-15") && isThere())) {
    return { found: true, version: "PostgreSQL 15", binaries: debianBinaries };
  }
  return {
    found: false,
    reason: `There is no PostgreSQL 15 in ${debianBinaries}; apt-get install postgresql-15 (as root) gives one.`,
  };
}
