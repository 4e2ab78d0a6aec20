/** Debian's PostgreSQL 15, the oldest that Antara supports, as a server for tests. */
import { binariesIn } from "../embedded/binaries.ts";
import { startThrowAwayServer, type ThrowAwayServer } from "./throw-away-server.ts";

/** Where Debian's package `postgresql-15` puts the programs. */
export const debianBinaries = "/usr/lib/postgresql/15/bin";

/** As README tells operators to make their database; version 15 has no builtin locales. */
const locale = ["--locale=C.UTF-8"];

/** @param folder of `initdb` and `postgres` */
export function startDebianServer(folder = debianBinaries): Promise<ThrowAwayServer> {
  return startThrowAwayServer(binariesIn(folder), locale);
}
