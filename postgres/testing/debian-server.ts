/** For tests: a server of Debian's PostgreSQL 15, the oldest supported version. */
import { binariesIn } from "../embedded/binaries.ts";
import { startThrowAwayServer, type ThrowAwayServer } from "./throw-away-server.ts";

/** The programs of Debian's package `postgresql-15`. */
export const debianBinaries = "/usr/lib/postgresql/15/bin";

/** The locale that README recommends; version 15 has no builtin locales. */
const locale = ["--locale=C.UTF-8"];

/**
 * @param folder contains `initdb` and `postgres`
 * @param settings additional settings of PostgreSQL
 */
export function startDebianServer(
  folder = debianBinaries,
  settings: Readonly<Record<string, string>> = {},
): Promise<ThrowAwayServer> {
  return startThrowAwayServer(binariesIn(folder), locale, settings);
}
