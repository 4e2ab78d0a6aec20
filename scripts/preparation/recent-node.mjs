/**
 * Finds a recent Node.js: the running one, one fetched before, or a pinned one from the npm registry. The packages
 * `node-{platform}-{arch}` contain the program and need no install script.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PreparationFailed, runStep } from "./announce.mjs";
import { npmCommand } from "./npm.mjs";
import { inProject, oldestNodeMajor, pinnedNodeVersion } from "./project.mjs";

const folder = inProject(".node", pinnedNodeVersion);
const fetchedNode = join(folder, "bin", "node");

/** The step that provides `path`, the Node.js that runs everything else. */
export function prepareNode() {
  if (Number(process.versions.node.split(".")[0]) >= oldestNodeMajor) {
    return { upToDate: true, path: process.execPath };
  }
  return {
    title: `Node.js ${pinnedNodeVersion}`,
    expectation: `fetch 57 MB from the npm registry, since ${process.version} is too old; about 10 seconds`,
    upToDate: existsSync(fetchedNode),
    path: fetchedNode,
    make: fetchNode,
  };
}

async function fetchNode() {
  const packageName = `node-${process.platform}-${process.arch}`;
  mkdirSync(inProject(".node"), { recursive: true });
  const fetching = mkdtempSync(inProject(".node", "fetching-"));
  try {
    await runStep(
      `Fetching Node.js ${pinnedNodeVersion}`,
      [
        ...npmCommand(process.execPath),
        ...["install", "--ignore-scripts", "--no-package-lock", "--no-save", "--no-audit", "--no-fund"],
        ...["--prefix", fetching, `${packageName}@${pinnedNodeVersion}`],
      ],
      {
        advice:
          "Check the connection to the npm registry, or install Node.js 24 or newer yourself; then run the same command again.",
      },
    );
    rmSync(folder, { recursive: true, force: true });
    renameSync(join(fetching, "node_modules", packageName), folder);
  } finally {
    rmSync(fetching, { recursive: true, force: true });
  }
  const trial = spawnSync(fetchedNode, ["--version"], { encoding: "utf8" });
  if (trial.stdout?.trim() === `v${pinnedNodeVersion}`) return;
  rmSync(folder, { recursive: true, force: true });
  throw new PreparationFailed(
    `The fetched Node.js does not run on this machine (${trial.error?.message ?? trial.stderr?.trim()}). Install Node.js ${oldestNodeMajor} or newer yourself, then run the same command again.`,
  );
}
