/** Packages of Debian that tests, benches and rehearsals need, installed where that is possible without asking anyone. */
import { spawnSync } from "node:child_process";

/**
 * @param name of one package
 * @returns whether it is installed now; false where there is no apt, or we are not root, or it failed
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
