/**
 * Fetches npm packages that only one command needs into a separate folder, so that they are no dependencies of the
 * project.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..", ".packages-aside");

/** Some packages can only be imported, and are not found without these conditions. */
const conditions = new Set(["node", "import", "default"]);

/**
 * Installs a package unless it is already there.
 * @param version pinned like every other package
 * @returns the path of its main file; undefined when it cannot be installed
 */
export function fetchPackage(name: string, version: string): string | undefined {
  const home = join(folder, `${name.replace(/^@/, "").replaceAll("/", "-")}-${version}`);
  return mainFileIn(home, name) ?? (install(home, `${name}@${version}`) ? mainFileIn(home, name) : undefined);
}

function mainFileIn(home: string, name: string): string | undefined {
  try {
    // The types do not have `conditions` yet.
    const where = { paths: [home], conditions };
    const file = createRequire(join(home, "package.json")).resolve(name, where);
    // The project's own copy, of another version, would be found too.
    return file.startsWith(home) ? file : undefined;
  } catch {
    return undefined;
  }
}

function install(home: string, what: string): boolean {
  mkdirSync(home, { recursive: true });
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  const options = ["--ignore-scripts", "--no-save", "--no-package-lock", "--no-audit", "--no-fund"];
  const { status } = spawnSync(program ?? "npm", [...first, "install", ...options, "--prefix", home, what], {
    stdio: "ignore",
  });
  return status === 0;
}
