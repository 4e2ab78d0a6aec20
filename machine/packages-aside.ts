/** Packages of the npm registry that only one command needs, kept out of everybody's dependencies in a folder of their own. */
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..", ".packages-aside");

/** Some packages can only be imported, and are not found without them. */
const conditions = new Set(["node", "import", "default"]);

/**
 * Installs a package unless it is there.
 * @param version pinned, like that of every other package
 * @returns the path of its main file, or undefined where it cannot be had
 */
export function packageAside(name: string, version: string): string | undefined {
  const home = join(folder, `${name.replace(/^@/, "").replaceAll("/", "-")}-${version}`);
  return mainFileIn(home, name) ?? (install(home, `${name}@${version}`) ? mainFileIn(home, name) : undefined);
}

function mainFileIn(home: string, name: string): string | undefined {
  try {
    // Its types do not know the conditions yet.
    const where = { paths: [home], conditions };
    const file = createRequire(join(home, "package.json")).resolve(name, where);
    // The project's own of that name, in another version, would be found too.
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
