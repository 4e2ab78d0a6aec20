/**
 * Finds a Chromium for the browser tests: the machine's, Playwright's, Debian's (installed where possible), else the
 * one in the package `@sparticuz/chromium`.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { installDebianPackage } from "./debian-packages.ts";
import { fetchPackage } from "./fetch-package.ts";

export type Chromium =
  | { readonly found: true; readonly path: string }
  | { readonly found: false; readonly reason: string };

/** The headless shell comes first: it opens a window in a third of the time. */
const names = [
  ...["chromium-headless-shell", "chrome-headless-shell"],
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
];
/** Pinned like every other package; fetched only on a machine without any other Chromium. */
const npmVersion = "153.0.0";

/** On a machine without a network the browser must not wait for one. */
export const chromiumFlags: readonly string[] = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

/** @returns the program, or how to get one */
export function findChromium(): Chromium {
  const path = onPath() ?? fromPlaywright() ?? fromDebian() ?? fromNpm();
  if (path) return { found: true, path };
  return {
    found: false,
    reason:
      "There is no Chromium on this machine. Any of these gives one: set CHROMIUM to its path; " +
      "apt-get install chromium (as root); npx playwright-core install chromium; " +
      `a connection to the npm registry, for @sparticuz/chromium@${npmVersion}.`,
  };
}

function onPath(): string | undefined {
  const configured = process.env.CHROMIUM;
  if (configured) return configured;
  const { stdout } = spawnSync("sh", ["-c", names.map((name) => `command -v ${name}`).join(" || ")], {
    encoding: "utf8",
  });
  return stdout.trim() || undefined;
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromDebian(): string | undefined {
  return ["chromium-headless-shell", "chromium"].some(installDebianPackage) ? onPath() : undefined;
}

/** The package unpacks its browser when asked for the path, so this runs in a separate process. */
function fromNpm(): string | undefined {
  const main = fetchPackage("@sparticuz/chromium", npmVersion);
  if (!main) return undefined;
  const ask = `import(${JSON.stringify(main)}).then(({ default: c }) => c.executablePath()).then(console.log)`;
  const { stdout } = spawnSync(process.execPath, ["-e", ask], { encoding: "utf8" });
  return stdout.trim() || undefined;
}
