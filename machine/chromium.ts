/**
 * A Chromium for the browser tests: the machine's, Playwright's own, Debian's (installed when that is possible), else
 * the one inside the package `@sparticuz/chromium`.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { installDebianPackage } from "./debian-packages.ts";
import { packageAside } from "./packages-aside.ts";

export type Chromium =
  | { readonly found: true; readonly path: string }
  | { readonly found: false; readonly reason: string };

/** The shell comes first: it opens a window in a third of the time, since it draws no frame around it. */
const names = [
  ...["chromium-headless-shell", "chrome-headless-shell"],
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
];
/** Pinned like every other package, though only a machine without any other Chromium fetches it. */
const packagedVersion = "153.0.0";

/** A machine without a network must not make the browser wait for one. */
export const chromiumFlags: readonly string[] = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

/** @returns the program, or the ways in which one could be had */
export function findChromium(): Chromium {
  const path = onPath() ?? playwrights() ?? debians() ?? packaged();
  if (path) return { found: true, path };
  return {
    found: false,
    reason:
      "There is no Chromium on this machine. Any of these gives one: set CHROMIUM to its path; " +
      "apt-get install chromium (as root); npx playwright-core install chromium; " +
      `a connection to the npm registry, for @sparticuz/chromium@${packagedVersion}.`,
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
  return ["chromium-headless-shell", "chromium"].some(installDebianPackage) ? onPath() : undefined;
}

/** The package unpacks its browser when asked for the path, which is why it is asked in a process of its own. */
function packaged(): string | undefined {
  const main = packageAside("@sparticuz/chromium", packagedVersion);
  if (!main) return undefined;
  const ask = `import(${JSON.stringify(main)}).then(({ default: c }) => c.executablePath()).then(console.log)`;
  const { stdout } = spawnSync(process.execPath, ["-e", ask], { encoding: "utf8" });
  return stdout.trim() || undefined;
}
