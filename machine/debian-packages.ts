/** Installs Debian packages for tests, benchmarks and rehearsals, where that is possible without asking anyone. */
import { spawnSync } from "node:child_process";

/**
 * @param name of one package
 * @returns whether it is installed now; false without apt, without root, or after a failure
 */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0) return false;
  if (spawnSync("apt-get", ["--version"]).status !== 0) return false;
  console.log(`Installing Debian's ${name} …`);
  const options = { stdio: "ignore" as const, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  const install = () =>
    spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", name], options).status === 0;
  return install() || (spawnSync("apt-get", ["update"], options).status === 0 && install());
}
